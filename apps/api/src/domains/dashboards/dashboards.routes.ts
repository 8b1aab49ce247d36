import type { dashboards } from '@comptoir/contract/dashboards';
import { cached, type Routes } from '../../http/call.ts';
import { listDashboards } from './dashboards.store.ts';

export const dashboardsRoutes: Routes<typeof dashboards> = {
  list: cached(['dashboards'], ({ db }) => listDashboards(db)),
};
