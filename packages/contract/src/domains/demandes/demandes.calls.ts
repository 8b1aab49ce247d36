import { z } from 'zod';
import { answerShape } from '../../fields/shapes.ts';
import { endpoint, everyone, staff } from '../../kit.ts';
import { courrielFields, demandeFields } from './demandes.fields.ts';

/** The subjects of the change requests. Users know them: their words are not corrected. */
export const sujetsDemande = {
  modif_societe: "Demande de modification d'une societe",
  ajout_societe: "Demande d'ajout d'une societe",
  ajout_site: "Demande d'ajout d'un site",
} as const;
export type TypeDemande = keyof typeof sujetsDemande;

export const isTypeDemande = (type: string): type is TypeDemande => Object.hasOwn(sujetsDemande, type);

/** `name` and `sujet` are sent by the screens; the server takes them from the session and the type. */
const nouvelleDemande = z.object({
  name: demandeFields.name.input.optional(),
  sujet: demandeFields.sujet.input.optional(),
  commentaire: demandeFields.commentaire.input,
});

export const demande = z.strictObject({
  IDDemande: z.number(),
  ...answerShape(demandeFields),
  ...answerShape(courrielFields),
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
