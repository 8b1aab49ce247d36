import { z } from 'zod';
import { agricole } from '../categories-agri/categories-agri.calls.ts';
import { own } from '../../fields/kit.ts';
import { inputShape } from '../../fields/shapes.ts';
import { endpoint, id, person } from '../../kit.ts';

const personne = z.strictObject({ IDPeople: z.number(), Name: z.string() });
export type Responsable = z.infer<typeof personne>;

const plaque = z.strictObject({ IDPlaque: z.number(), Libelle: z.string(), EstimationsRepriseResp: z.array(personne) });
export type PlaqueResp = z.infer<typeof plaque>;

const responsables = { answer: z.array(z.number()), help: 'Parmi les utilisateurs actifs d’un site de la société.' };
const fieldsOf = <I extends z.ZodType>(one: I) => ({
  IDsPeopleResponsables: own('Utilisateurs responsables', { ...responsables, input: z.array(one).max(1000) }),
});
/** A form chooses them by their ids. */
export const responsablesForm = z.object(inputShape(fieldsOf(id)));

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
    scope: 'estimationsreprise:lire',
    action: 'Lister les utilisateurs d’une société',
    params,
    answer: z.array(personne),
  }),
  /** The whole list of the company's responsible users. */
  responsables: endpoint({
    ...agricole,
    method: 'POST',
    path: '/api/estimationsReprise/{IDPlaque}/responsables',
    action: 'Choisir les responsables des estimations de reprise d’une société',
    refuses: ['rule'],
    params,
    body: z.object(inputShape(fieldsOf(person))),
    answer: plaque,
  }),
};
