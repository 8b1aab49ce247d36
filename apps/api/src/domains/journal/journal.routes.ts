import type { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { existing } from '../../db/existing.ts';
import { routesOf } from '../../http/call.ts';
import { readContents } from '../../journal/contents.store.ts';
import { fileOf } from './contents.rules.ts';
import { readFiche } from './fiche/read-fiche.ts';
import { listInstants } from './instants.store.ts';
import { journalPageSize, listJournal, listJournalChoices } from './journal.store.ts';

export const journalRoutes = routesOf<typeof journal>()({
  list: async ({ db, query }) => ({ ...(await listJournal(db, query)), ...(await listJournalChoices(db)), pageSize: journalPageSize }),
  fiche: readFiche,
  contenu: async ({ db, params }) => fileOf(existing(await readContents(db, params.Empreinte))),
  instants: ({ db, query }) => listInstants(db, query),
});
