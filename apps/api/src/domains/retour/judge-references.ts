import type { Db } from '../../db/tables.ts';
import type { Image } from '../../journal/state.store.ts';
import { writtenFields, type PlannedRow } from './plan.rules.ts';
import { grouped } from './grouped.ts';
import { findChildren, withParent, type Reference } from './references.store.ts';
import { isKept, keyOf, labelOf } from './retour.rules.ts';

/** A row, and the reference by which it names one that is gone. */
export interface Lost {
  reference: Reference;
  row: PlannedRow;
}

/** A number of a key is text in the journal's names of rows. */
const valuesOf = (columns: readonly string[], image: Image | null) =>
  columns.map((column) => JSON.stringify(image?.[column] ?? null).replaceAll('"', '')).join('/');

/** Whether a row writes these columns, and names a row by them. */
const names = (columns: readonly string[]) => (row: PlannedRow) => {
  if (row.etat !== 'pret' || !row.remis || columns.some((column) => (row.remis?.[column] ?? null) === null)) return false;
  return row.operation === 'I' || writtenFields(row).some(({ champ }) => columns.includes(champ));
};

const isJournalled = ({ table, parent }: Reference) => isKept(table) && isKept(parent);

/** Rows whose parent is gone and does not come back with them. */
const judgeParents = async (db: Db, reference: Reference, rows: readonly PlannedRow[], all: readonly PlannedRow[]): Promise<Lost[]> => {
  const naming = rows.filter(names(reference.columns));
  if (naming.length === 0) return [];
  const added = new Set(
    all
      .filter(({ table, operation, etat }) => table === reference.parent && operation === 'I' && etat === 'pret')
      .map(({ remis }) => valuesOf(reference.parentColumns, remis)),
  );
  const waiting = naming.filter(({ remis }) => !added.has(valuesOf(reference.columns, remis)));
  const found = await withParent(
    db,
    reference,
    waiting.map(({ remis }) => remis!),
  );
  const lost = waiting.filter(({ remis }) => !found.has(remis!));
  for (const row of lost) {
    row.etat = 'depend';
    row.raison = `${labelOf(reference.parent)}\u00a0: n°\u00a0${reference.columns.map((column) => String(row.remis?.[column])).join('/')} n’existe plus`;
  }
  return lost.map((row) => ({ reference, row }));
};

/** Rows that would go although others still refer to them. */
const judgeChildren = async (db: Db, reference: Reference, rows: readonly PlannedRow[], all: readonly PlannedRow[]) => {
  const going = rows.filter(({ operation, etat }) => operation === 'D' && etat === 'pret');
  if (going.length === 0) return false;
  const { table, columns, parentColumns } = reference;
  const byId = new Map(all.filter((row) => row.table === table).map((row) => [row.id, row]));
  const isMoving = (ligne: string) => {
    const row = byId.get(ligne);
    if (row?.etat !== 'pret') return false;
    return row.operation === 'D' || writtenFields(row).some(({ champ }) => columns.includes(champ));
  };
  const keys = going.map(({ present }) => Object.fromEntries(parentColumns.map((column) => [column, present?.[column]])));
  const children = await findChildren(db, reference, keyOf(table), keys);
  const staying = new Set(children.filter(({ ligne }) => !isMoving(ligne)).map(({ values }) => valuesOf(columns, values)));
  const used = going.filter(({ present }) => staying.has(valuesOf(parentColumns, present)));
  for (const row of used) {
    row.etat = 'bloque';
    row.raison = `Encore utilisé (${labelOf(table)})`;
  }
  return used.length > 0;
};

/** Marks the rows that other rows are in the way of; one that stays may be in the way of others. Answers those whose parent is gone. */
export const judgeReferences = async (db: Db, rows: readonly PlannedRow[], references: readonly Reference[]) => {
  const all: Lost[] = [];
  const byTable = grouped(rows, ({ table }) => table);
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const reference of references.filter(isJournalled)) {
      const lost = await judgeParents(db, reference, byTable.get(reference.table) ?? [], rows);
      const used = await judgeChildren(db, reference, byTable.get(reference.parent) ?? [], rows);
      all.push(...lost);
      hasChanged ||= lost.length > 0 || used;
    }
  }
  return all;
};
