import type { nissanSiebel } from '@comptoir/contract/interfaces/nissan-siebel';
import type { Routes } from '../../http/call.ts';
import { listNissanKpi } from './nissan-siebel.store.ts';

export const nissanSiebelRoutes: Routes<typeof nissanSiebel> = {
  kpi: ({ db, query }) => listNissanKpi(db, query),
};
