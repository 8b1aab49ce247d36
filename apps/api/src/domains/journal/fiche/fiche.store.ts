import { mostOfFiche } from '@comptoir/contract/domains/journal/fiches';
import { existing } from '../../../db/existing.ts';
import type { Db } from '../../../db/tables.ts';
import { lineColumns } from '../../../journal/changes.store.ts';
import { findSite } from '../../sites/sites.store.ts';
import { findUtilisateur } from '../../utilisateurs/utilisateurs.store.ts';
import { firstOfKey } from '../journal.store.ts';
import { journalledKeys } from '../keys.rules.ts';

/** @throws Refusal 404 for a record that is not there, or that this session may not open */
export const checkThere = async (db: Db, table: string, ligne: number, visibility: { all: boolean }) => {
  if (table === 'utilisateurs') return void (await findUtilisateur(db, ligne, visibility));
  if (table === 'sites') return void (await findSite(db, ligne, visibility));
  const [key = ''] = journalledKeys.get(table) ?? [];
  // Any table whose key is one column.
  existing(
    await db
      .selectFrom(table as 'civilites')
      .select(key as 'IDCivilite')
      .where(key as 'IDCivilite', '=', ligne)
      .executeTakeFirst(),
  );
};

/** The newest lines of a record and of these parts, one more than are told. */
export const listOfFiche = (db: Db, tables: readonly string[], ligne: number) =>
  db
    .selectFrom('journal')
    .select(lineColumns)
    .where('NomTable', 'in', tables)
    .where(firstOfKey, '=', String(ligne))
    .orderBy('IDJournal', 'desc')
    .limit(mostOfFiche + 1)
    .execute();
