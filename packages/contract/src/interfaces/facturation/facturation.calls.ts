import { z } from 'zod';
import { computed, flag, values } from '../../fields/kit.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { endpoint, staff } from '../../kit.ts';

/** One span of months that a product is billed for. */
export const periodeFields = {
  Produit: values('Produit', [
    { value: 'eseller', label: 'eSeller' },
    { value: 'edatavoice', label: 'eDataVoice' },
  ]),
  /** Null where it was billed before the record began. */
  DateHOuverture: computed('Activé le', 'text'),
  OuvertPar: computed('Activé par', 'text'),
  FactureDu: computed('Facturé du', 'text'),
  /** Null while it is billed. */
  DateHCloture: computed('Désactivé le', 'text'),
  CloturePar: computed('Désactivé par', 'text'),
  FactureAu: computed('Facturé au', 'text'),
};
export type FacturationProduit = z.output<typeof periodeFields.Produit.answer>;

const etat = z.strictObject({ eSellerActif: z.boolean(), eDataVoiceActif: z.boolean() });

const periode = z.strictObject({
  IDFacturation: z.number(),
  ...answerShape(periodeFields),
});
export type FacturationPeriode = z.infer<typeof periode>;

/** The customer of the session; its flags stand in the registry, and so does the record of what was billed. */
const shared = { who: staff, on: 'registry' } as const;
const body = z.object(inputShape({ actif: flag('Actif') }));

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
