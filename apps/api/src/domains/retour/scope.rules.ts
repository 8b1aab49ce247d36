import { catalogue } from '@comptoir/contract/catalogue/all';
import type { Portee } from '@comptoir/contract/domains/retour/retour-plan';
import type { Folded } from './fold.rules.ts';
import type { PlannedRow } from './plan.rules.ts';
import type { Reference } from './references.store.ts';

/** Whether a row of a table is part of this one: a part, or a part of a part. */
const isPartOf = (table: string, head: string): boolean => {
  const of = catalogue[table]?.of;
  return of !== undefined && (of === head || isPartOf(of, head));
};

/** The record that is asked for, and the tables in which it and its parts stand; undefined where it is more than a record. */
export const recordOf = (portee: Portee) => {
  if ('champ' in portee) return { id: portee.champ.id, tables: [portee.champ.table] };
  if (!('fiche' in portee)) return undefined;
  const { table, id } = portee.fiche;
  return { id, tables: [table, ...Object.keys(catalogue).filter((name) => isPartOf(name, table))] };
};

const isRecord = (head: string, id: string) => (table: string, ligne: string) =>
  (table === head && ligne === id) || (isPartOf(table, head) && (ligne === id || ligne.startsWith(`${id}/`)));

/** The screen of a table's rows: the list's, where each has its own. */
const screenOf = (table: string) => catalogue[table]?.screen?.replace(/\/\{id\}.*$/, '');

/** Which lines may belong to what is asked for, before it is known what they did. */
export const tablesInScope = (portee: Portee, tables: readonly string[], references: readonly Reference[]) => {
  const leadsTo = (parents: readonly string[]) =>
    new Set(references.filter(({ parent }) => parents.includes(parent)).map(({ table }) => table));
  if ('champ' in portee) return tables.filter((table) => table === portee.champ.table);
  if ('fiche' in portee) return tables.filter((table) => table === portee.fiche.table || isPartOf(table, portee.fiche.table));
  if ('ecran' in portee) return tables.filter((table) => screenOf(table) === portee.ecran);
  if ('site' in portee) return tables.filter((table) => table === 'sites' || leadsTo(['sites']).has(table));
  if ('societe' in portee)
    return tables.filter((table) => table === 'sites' || table === 'societes' || leadsTo(['sites', 'societes']).has(table));
  return tables;
};

/** Whether what some lines did to a row belongs to what is asked for. */
export const isFoldedInScope = (portee: Portee, { table, id }: Pick<Folded, 'table' | 'id'>) => {
  if ('champ' in portee) return id === portee.champ.id;
  if ('fiche' in portee) return isRecord(portee.fiche.table, portee.fiche.id)(table, id);
  return true;
};

/** The ids that a row holds, or held, by a reference to one of these tables. */
const idsOf = (row: PlannedRow, parent: string, references: readonly Reference[]) => {
  const own = row.table === parent ? [row.id] : [];
  const columns = references
    .filter((one) => one.table === row.table && one.parent === parent && one.columns.length === 1)
    .map(({ columns: [column] }) => column!);
  return new Set([...own, ...columns.flatMap((column) => [row.present?.[column], row.remis?.[column]]).map(String)]);
};

/** The rows that belong to what is asked for, now or as they will be. */
export const rowsInScope = (
  portee: Portee,
  rows: readonly PlannedRow[],
  references: readonly Reference[],
  sites: ReadonlySet<string>,
): PlannedRow[] => {
  if ('champ' in portee) {
    return rows.flatMap((row) => {
      const champs = row.champs.filter(({ champ }) => champ === portee.champ.champ);
      return row.operation === 'U' && champs.length > 0 ? [{ ...row, champs }] : [];
    });
  }
  const isOf = (row: PlannedRow, parent: string, ids: ReadonlySet<string>) => [...idsOf(row, parent, references)].some((id) => ids.has(id));
  if ('site' in portee) return rows.filter((row) => isOf(row, 'sites', new Set([String(portee.site)])));
  if ('societe' in portee)
    return rows.filter((row) => isOf(row, 'societes', new Set([String(portee.societe)])) || isOf(row, 'sites', sites));
  return [...rows];
};
