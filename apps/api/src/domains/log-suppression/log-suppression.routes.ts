import type { logSuppression } from '@comptoir/contract/domains/log-suppression/log-suppression.calls';
import { routesOf } from '../../http/call.ts';
import { countLogs, listDeletedTables, listLogs } from './log-suppression.store.ts';

export const logSuppressionRoutes = routesOf<typeof logSuppression>()({
  list: async ({ db, body: { filters, min, elementPerPage } }) => ({
    logs: await listLogs(db, filters, { min, elementPerPage }),
    max: await countLogs(db, filters),
    types: await listDeletedTables(db),
  }),
});
