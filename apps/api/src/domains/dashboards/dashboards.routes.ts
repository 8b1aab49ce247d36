import type { dashboards } from '@comptoir/contract/domains/dashboards/dashboards.calls';
import { cached, routesOf } from '../../http/call.ts';
import { listDashboards } from './dashboards.store.ts';

export const dashboardsRoutes = routesOf<typeof dashboards>()({
  list: cached(['dashboards'], ({ db }) => listDashboards(db)),
});
