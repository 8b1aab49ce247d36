import { z } from 'zod';
import { periode } from '../affaires.ts';
import { endpoint, everyone } from '../kit.ts';
import { wallyCrmNames } from './wally.ts';

const integration = {
  IDIntegration: z.number(),
  CodeAffaireSource: z.string(),
  DateDebut: z.string(),
  Site: z.string(),
  Origine: z.string(),
  IDClient: z.number().nullable(),
  Name: z.string(),
  Firstname: z.string(),
  Tel: z.string(),
  Email: z.string(),
  Statut: z.string(),
  Comment: z.string(),
  Constructeur: z.string(),
};
const lead = z.strictObject(integration);
export type WallyLead = z.infer<typeof lead>;
const offre = z.strictObject({
  ...integration,
  IDOffres: z.number().nullable(),
  Date: z.string().nullable(),
  UrlExterne: z.string(),
  FichierPDF: z.string(),
});
export type WallyOffre = z.infer<typeof offre>;

const query = periode.safeExtend({ crm_name: z.enum(wallyCrmNames) });
const between = { who: everyone, on: 'customer', method: 'GET', query } as const;

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
