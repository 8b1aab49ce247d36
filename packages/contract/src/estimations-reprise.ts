import { z } from 'zod';
import { agricole } from './categories-agri.ts';
import { endpoint, id } from './kit.ts';

const personne = z.strictObject({ IDPeople: z.number(), Name: z.string() });
export type Responsable = z.infer<typeof personne>;

const plaque = z.strictObject({ IDPlaque: z.number(), Libelle: z.string(), EstimationsRepriseResp: z.array(personne) });
export type PlaqueResp = z.infer<typeof plaque>;

const params = z.object({ IDPlaque: id });

export const estimationsReprise = {
  list: endpoint({
    ...agricole,
    method: 'GET',
    path: '/api/estimationsReprise/plaquesResp',
    action: 'Lister les responsables des estimations de reprise',
    answer: z.array(plaque),
  }),
  /** Active users of the company's sites: those who may be chosen. */
  utilisateurs: endpoint({
    ...agricole,
    method: 'GET',
    path: '/api/societes/{IDPlaque}/utilisateurs',
    action: "Lister les utilisateurs d'une société",
    params,
    answer: z.array(personne),
  }),
  /** The whole list of the company's responsible users. */
  responsables: endpoint({
    ...agricole,
    method: 'POST',
    path: '/api/estimationsReprise/{IDPlaque}/responsables',
    action: "Choisir les responsables des estimations de reprise d'une société",
    refuses: ['rule'],
    params,
    body: z.object({ IDsPeopleResponsables: z.array(id).max(1000) }),
    answer: plaque,
  }),
};
