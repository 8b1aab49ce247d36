import type { journal } from '@comptoir/contract/journal';
import { routesOf } from '../../http/call.ts';
import { listInstants } from './instants.store.ts';
import { journalPageSize, listJournal, listJournalChoices } from './journal.store.ts';

export const journalRoutes = routesOf<typeof journal>()({
  list: async ({ db, query }) => ({ ...(await listJournal(db, query)), ...(await listJournalChoices(db)), pageSize: journalPageSize }),
  instants: ({ db, query }) => listInstants(db, query.autour),
});
