import type { nissanSiebel } from '@comptoir/contract/interfaces/nissan-siebel/nissan-siebel.calls';
import { routesOf } from '../../http/call.ts';
import { listNissanKpi } from './nissan-siebel.store.ts';

export const nissanSiebelRoutes = routesOf<typeof nissanSiebel>()({
  kpi: ({ db, query }) => listNissanKpi(db, query),
});
