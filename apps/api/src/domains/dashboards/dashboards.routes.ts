import type { dashboards } from '@comptoir/contract/dashboards';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import { listDashboards } from './dashboards.store.ts';

export const dashboardsRoutes: Routes<typeof dashboards> = {
  list: cached(['dashboards'], async ({ db }) => new JsonText(await listDashboards(db))),
};
