import type { Db } from '../../db/tables.ts';
import { withNames } from '../journal/names.store.ts';
import type { PlannedRow } from './plan.rules.ts';

const nothing = { IDJournal: 0, Groupe: '', DateH: '', Auteur: '', Reel: null, Kind: '', Appel: '', Action: '', Motif: null, Cause: null };

/** What people call these rows, in their order; null where they only have numbers. */
export const namesOf = async (db: Db, rows: readonly PlannedRow[]) => {
  const entries = rows.map(({ table, id, operation, present, remis }) => ({
    ...nothing,
    NomTable: table,
    IDLigne: id,
    Operation: operation,
    Avant: present ?? remis,
    Apres: remis,
  }));
  return (await withNames(db, entries)).map(({ Nom }) => Nom);
};
