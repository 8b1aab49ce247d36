import type { wallyLogs } from '@comptoir/contract/interfaces/wally/wally-logs.calls';
import { routesOf } from '../../http/call.ts';
import { listLeads, listOffres } from './logs.store.ts';

export const wallyLogsRoutes = routesOf<typeof wallyLogs>()({
  leads: ({ db, query }) => listLeads(db, query),
  offres: ({ db, query }) => listOffres(db, query),
});
