import { z } from 'zod';
import { answerShape } from '../../fields/shapes.ts';
import { endpoint, everyone, id, staff } from '../../kit.ts';
import { courrielFields, demandeFields, reponseFields } from './demandes.fields.ts';

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
  ...answerShape(reponseFields),
  ...answerShape(courrielFields),
});
export type Demande = z.infer<typeof demande>;

export const reponseDemande = z.object({ Reponse: reponseFields.Reponse.input });

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
  /** An answer that was given is replaced. */
  repondre: endpoint({
    method: 'PUT',
    path: '/api/demandes/{IDDemande}/reponse',
    who: staff,
    on: 'customer',
    action: 'Répondre à une demande',
    params: z.object({ IDDemande: id }),
    body: reponseDemande,
    answer: z.strictObject({ IDDemande: z.number() }),
  }),
};
