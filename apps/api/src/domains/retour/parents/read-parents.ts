import { catalogue } from '@comptoir/contract/catalogue/all';
import type { Db } from '../../../db/tables.ts';
import { foldLines } from '../fold.rules.ts';
import { grouped } from '../grouped.ts';
import type { Lost } from '../judge-references.ts';
import { readRemovals, readRemovedParts, type Line } from '../lignes.store.ts';
import { readPresent } from '../lignes-presentes.store.ts';
import { planRows, type PlannedRow } from '../plan.rules.ts';
import { isKept, isRestored, keyOf } from '../retour.rules.ts';

/** The number of the row that is missing; undefined where it is not named by its own key. */
const idOf = ({ reference: { parent, columns, parentColumns }, row }: Lost) => {
  const values = keyOf(parent).map((column) => row.remis?.[columns[parentColumns.indexOf(column)] ?? '']);
  return values.every((value) => typeof value === 'number' || typeof value === 'string') ? values.join('/') : undefined;
};

/** What went of a record's parts with it. */
const partsOf = async (db: Db, table: string, removals: readonly Line[]) => {
  const parts = Object.keys(catalogue).filter((name) => catalogue[name]?.of === table && isKept(name));
  const groups = removals.map(({ Groupe }) => Groupe);
  const ids = removals.map(({ IDLigne }) => IDLigne);
  const found: Line[] = [];
  for (const part of parts) found.push(...(await readRemovedParts(db, part, { groups, ids })));
  return found;
};

/** The records that some rows belong to and that are gone, each with the parts that went with it, as they were then. */
export const readParents = async (db: Db, lost: readonly Lost[], rows: readonly PlannedRow[]): Promise<PlannedRow[]> => {
  const known = new Set(rows.map(({ table, id }) => `${table} ${id}`));
  const found: PlannedRow[] = [];
  for (const [table, some] of grouped(lost, ({ reference }) => reference.parent)) {
    if (!isRestored(table)) continue;
    const ids = [...new Set(some.map(idOf))].filter((id) => id !== undefined).filter((id) => !known.has(`${table} ${id}`));
    const removals = ids.length === 0 ? [] : await readRemovals(db, table, ids);
    const lines = [...removals, ...(await partsOf(db, table, removals))];
    for (const [name, own] of grouped(lines, ({ NomTable }) => NomTable)) {
      const folded = foldLines(own).filter(({ id }) => !known.has(`${name} ${id}`));
      const present = await readPresent(
        db,
        name,
        folded.map(({ id }) => id),
        { lock: false },
      );
      found.push(...planRows(folded, present).filter(({ operation }) => operation === 'I'));
    }
  }
  return found;
};
