import type { wallyLogs } from '@comptoir/contract/interfaces/wally-logs';
import type { Routes } from '../../http/call.ts';
import { listLeads, listOffres } from './logs.store.ts';

export const wallyLogsRoutes: Routes<typeof wallyLogs> = {
  leads: ({ db, query }) => listLeads(db, query),
  offres: ({ db, query }) => listOffres(db, query),
};
