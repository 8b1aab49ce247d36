import { catalogue, tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import type { Db } from '../../db/tables.ts';
import { listHidden } from '../utilisateurs/utilisateurs.store.ts';

interface Row {
  NomTable: string;
  IDLigne: string;
}

/** Of whose lines customer access is told: settings and people, but nothing that operators keep among themselves. */
export const isToldTable = (table: string) => ['reglage', 'personne'].includes(tableOf(table)?.nature ?? '');
export const toldTables = Object.keys(catalogue).filter(isToldTable);

/** Whether customer access is told of a column: a field of its own forms, or what no form has and people have a word for. */
export const isToldColumn = (table: string, column: string) => {
  const { fields } = tableOf(table) ?? {};
  if (!fields) return wordOf(table, column) !== undefined;
  return Object.hasOwn(fields, column) && fields[column]?.by !== 'operator';
};

/** People and sites that customer access does not see: they are not named to it, nor what is kept of them. */
export const readUntold = async (db: Db) => {
  const sites = await db.selectFrom('sites').select('IDSite').where('EstFictif', '=', true).execute();
  return { utilisateurs: (await listHidden(db)).map(String), sites: sites.map(({ IDSite }) => String(IDSite)) };
};
export type Untold = Awaited<ReturnType<typeof readUntold>>;

/** Whether the record of a line may be named to customer access. */
export const namedTo = ({ utilisateurs, sites }: Untold) => {
  const hidden: Readonly<Record<string, ReadonlySet<string>>> = { utilisateurs: new Set(utilisateurs), sites: new Set(sites) };
  // Rows between others are called by the names of both.
  return ({ NomTable, IDLigne }: Row) => {
    const of = hidden[NomTable];
    return of ? !of.has(IDLigne) : !/utilisateur|site|people/i.test(NomTable);
  };
};

/** Whether the key of a line names a person or a site that customer access does not see. */
export const isUntold = ({ utilisateurs, sites }: Untold) => {
  const hidden: Readonly<Record<string, ReadonlySet<string>>> = { IDPeople: new Set(utilisateurs), IDSite: new Set(sites) };
  return (key: Readonly<Record<string, unknown>>) => Object.entries(key).some(([column, value]) => hidden[column]?.has(String(value)));
};
