import { z } from 'zod';
import { bool, endpoint, staff } from '../kit.ts';

export const facturationProduits = ['eseller', 'edatavoice'] as const;
export type FacturationProduit = (typeof facturationProduits)[number];

const etat = z.strictObject({ eSellerActif: z.boolean(), eDataVoiceActif: z.boolean() });

const periode = z.strictObject({
  IDFacturation: z.number(),
  Produit: z.enum(facturationProduits),
  /** Null where it was billed before the record began. */
  DateHOuverture: z.string().nullable(),
  OuvertPar: z.string().nullable(),
  FactureDu: z.string().nullable(),
  /** Null while it is billed. */
  DateHCloture: z.string().nullable(),
  CloturePar: z.string().nullable(),
  FactureAu: z.string().nullable(),
});
export type FacturationPeriode = z.infer<typeof periode>;

/** The customer of the session; its flags stand in the registry, and so does the record of what was billed. */
const shared = { who: staff, on: 'registry' } as const;
const body = z.object({ actif: bool });

export const facturation = {
  eseller: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/facturation/eseller',
    action: 'Modifier la facturation eSeller',
    refuses: ['rule'],
    body,
    answer: etat,
  }),
  edatavoice: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/facturation/edatavoice',
    action: 'Modifier la facturation eDataVoice',
    refuses: ['rule'],
    body,
    answer: etat,
  }),
  periodes: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/facturation/periodes',
    action: 'Lire les périodes facturées',
    refuses: ['rule'],
    answer: z.array(periode),
  }),
};
