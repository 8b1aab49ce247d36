import { z } from 'zod';
import { affaireFields, periode } from '../../domains/affaires/affaires.calls.ts';
import { computed, text } from '../../fields/kit.ts';
import { answerShape } from '../../fields/shapes.ts';
import { endpoint, staff } from '../../kit.ts';

/** What was sent of a lead; no call writes it. */
export const nissanKpiFields = {
  SalesCycle: text('Cycle de vente'),
  TDUpdateTimestamp: computed('Mise à jour de l’essai', 'text', { heading: 'Mise à jour' }),
  DealerLeadReturnedDate: computed('Lead rendu le', 'text', { heading: 'Retour' }),
  ConfirmedTestDriveDate: computed('Essai confirmé le', 'text', { heading: 'Essai confirmé' }),
  ClosedDate: computed('Clôturé le', 'text', { heading: 'Clôture' }),
  Comments: text('Commentaires'),
};
const kpi = z.strictObject({ IDNissanLeadSiebelOut: z.number(), ...answerShape(nissanKpiFields) });

const row = z.strictObject({ ...answerShape(affaireFields), kpi: z.array(kpi) });
export type NissanAffaire = z.infer<typeof row>;

/** What Nissan's Siebel was sent of the leads of a month. */
export const nissanSiebel = {
  kpi: endpoint({
    who: staff,
    on: 'customer',
    method: 'GET',
    path: '/api/interfaces/nissanSiebel/kpi',
    action: 'Lire les KPI Nissan Siebel',
    present: 'histoire',
    query: periode,
    answer: z.array(row),
  }),
};
