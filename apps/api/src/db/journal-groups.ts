import type { Kysely } from 'kysely';
import type { CustomerTables } from './tables.ts';

/** What one group of the journal changed, oldest first. */
export const readJournalGroup = (db: Kysely<CustomerTables>, groupe: string) =>
  db
    .selectFrom('journal')
    .select(['Auteur', 'Kind', 'Action', 'NomTable', 'IDLigne', 'Operation', 'Avant', 'Apres'])
    .where('Groupe', '=', groupe)
    .orderBy('IDJournal')
    .execute();
export type GroupEntry = Awaited<ReturnType<typeof readJournalGroup>>[number];
