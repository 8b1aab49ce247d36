import { z } from 'zod';
import { affaireFields, periode } from '../affaires.ts';
import { endpoint, staff } from '../kit.ts';

const kpi = z.strictObject({
  IDNissanLeadSiebelOut: z.number(),
  SalesCycle: z.string(),
  TDUpdateTimestamp: z.string().nullable(),
  DealerLeadReturnedDate: z.string().nullable(),
  ConfirmedTestDriveDate: z.string().nullable(),
  ClosedDate: z.string().nullable(),
  Comments: z.string(),
});

const row = z.strictObject({ ...affaireFields, kpi: z.array(kpi) });
export type NissanAffaire = z.infer<typeof row>;

/** What Nissan's Siebel was sent of the leads of a month. */
export const nissanSiebel = {
  kpi: endpoint({
    who: staff,
    on: 'customer',
    method: 'GET',
    path: '/api/interfaces/nissanSiebel/kpi',
    action: 'Lire les KPI Nissan Siebel',
    query: periode,
    answer: z.array(row),
  }),
};
