import { z } from 'zod';
import { periode } from '../../domains/affaires/affaires.calls.ts';
import { choice, computed, requiredText, text } from '../../fields/kit.ts';
import { answerShape } from '../../fields/shapes.ts';
import { endpoint, everyone } from '../../kit.ts';
import { wallyCrmNames } from './wally-crms.ts';

/** What became of a lead. Another product writes it: no call does. */
export const wallyLeadFields = {
  CodeAffaireSource: text('Affaire source'),
  DateDebut: requiredText('Date'),
  Site: text('Site'),
  Origine: text('Origine'),
  IDClient: choice('N° client'),
  Name: text('Nom du client', { heading: 'Client' }),
  Firstname: text('Prénom du client'),
  Tel: text('Téléphone'),
  Email: text('E-mail'),
  Statut: text('Statut'),
  Comment: text('Commentaire'),
  Constructeur: text('Constructeur'),
};
/** What an offer has beside it. */
export const wallyOffreFields = {
  IDOffres: choice('N° offre'),
  Date: computed('Date de l’offre', 'text'),
  UrlExterne: text('Lien'),
  FichierPDF: text('PDF'),
};

const lead = z.strictObject({ IDIntegration: z.number(), ...answerShape(wallyLeadFields) });
export type WallyLead = z.infer<typeof lead>;
const offre = lead.extend(answerShape(wallyOffreFields));
export type WallyOffre = z.infer<typeof offre>;

const query = periode.safeExtend({ crm_name: z.enum(wallyCrmNames) });
const between = { who: everyone, on: 'customer', method: 'GET', query, present: 'histoire' } as const;

/** What Wally retrieved and what became of it, between two moments, both included. */
export const wallyLogs = {
  leads: endpoint({ ...between, path: '/api/interfaces/wally/lead', action: 'Lire les leads intégrés par Wally', answer: z.array(lead) }),
  offres: endpoint({
    ...between,
    path: '/api/interfaces/wally/offres',
    action: 'Lire les offres intégrées par Wally',
    answer: z.array(offre),
  }),
};
