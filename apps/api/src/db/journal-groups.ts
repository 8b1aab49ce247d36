import type { Db } from './tables.ts';

/** What one group of the journal changed, oldest first. */
export const readJournalGroup = (db: Db, groupe: string) =>
  db
    .selectFrom('journal')
    .select(['Auteur', 'Kind', 'Action', 'NomTable', 'IDLigne', 'Operation', 'Avant', 'Apres'])
    .where('Groupe', '=', groupe)
    .orderBy('IDJournal')
    .execute();
export type GroupEntry = Awaited<ReturnType<typeof readJournalGroup>>[number];
