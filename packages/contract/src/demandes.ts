import { z } from 'zod';
import { endpoint, everyone, requiredText, staff } from './kit.ts';

/** The subjects of the change requests. Users know them: their words are not corrected. */
export const sujetsDemande = {
  modif_societe: "Demande de modification d'une societe",
  ajout_societe: "Demande d'ajout d'une societe",
  ajout_site: "Demande d'ajout d'un site",
} as const;
export type TypeDemande = keyof typeof sujetsDemande;

export const isTypeDemande = (type: string): type is TypeDemande => Object.hasOwn(sujetsDemande, type);

/** `name` and `sujet` are sent by the screens; the server takes them from the session and the type. */
export const nouvelleDemande = z.object({
  name: z.string().max(255).optional(),
  sujet: z.string().max(255).optional(),
  commentaire: requiredText(8000),
});

export const demande = z.strictObject({
  IDDemande: z.number(),
  type: z.string(),
  name: z.string(),
  login: z.string(),
  sujet: z.string(),
  commentaire: z.string(),
  DateH: z.string(),
  /** The state of its mail: `aucun` if no support address was set. */
  courriel: z.enum(['envoye', 'attente', 'echec', 'aucun']),
  dateEnvoi: z.string().nullable(),
  erreur: z.string().nullable(),
});
export type Demande = z.infer<typeof demande>;

export const demandes = {
  list: endpoint({
    method: 'GET',
    path: '/api/demandes',
    who: staff,
    on: 'customer',
    action: 'Lister les demandes de modification',
    /** Newest first. */
    answer: z.array(demande),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/demandes/{type}',
    who: everyone,
    on: 'customer',
    action: 'Envoyer une demande de modification',
    params: z.object({ type: z.string().max(64) }),
    body: nouvelleDemande,
    answer: z.strictObject({ IDDemande: z.number() }),
  }),
};
