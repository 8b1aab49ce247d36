import { sql, type Expression } from 'kysely';
import type { CustomerTables, Db } from '../db/tables.ts';

/** Pairs of a record and an access that it depends on; a record may be named twice. */
export type Uses = (db: Db) => Expression<{ id: number; Cible: string }>;

type SiteColumn = keyof CustomerTables['sites'];

/** The group's access serves each site that has this column filled or ticked. */
export const sitesWith =
  (column: SiteColumn): Uses =>
  (db) =>
    db
      .selectFrom('sites')
      .select(['IDSite as id', sql<string>`''`.as('Cible')])
      .where(sql<boolean>`coalesce(${sql.ref(column)}::text, 'false') not in ('', 'false')`);

/** Each site that has `ticked` is served by the access that is called as one of the columns says, behind the text before it. */
export const sitesNaming =
  (ticked: SiteColumn, ...columns: readonly (readonly [prefix: string, column: SiteColumn])[]): Uses =>
  (db) => {
    const [first, ...others] = columns.map(([prefix, column]) =>
      db
        .selectFrom('sites')
        .select(['IDSite as id', sql<string>`${prefix}::text || ${sql.ref(column)}`.as('Cible')])
        .where(sql<boolean>`${sql.ref(ticked)} and coalesce(${sql.ref(column)}, '') <> ''`),
    );
    if (!first) throw new Error('no column');
    return others.reduce((all, one) => all.unionAll(one), first);
  };

/** A site is served by the access that is stored under what this column holds. */
export const sitesByAcces =
  (Interface: string, column: 'IDSite' | 'IDPlaque' | 'CodeConstructeur'): Uses =>
  (db) =>
    db
      .selectFrom('sites')
      .innerJoin('accesPartenaires', (join) => join.on('Interface', '=', Interface).on('Cible', '=', sql<string>`${sql.ref(column)}::text`))
      .select(['IDSite as id', 'Cible']);

/** A site is served by the accesses of the people who have its company open. */
export const sitesByPeople =
  (Interface: string, table: 'planetvoSocietes'): Uses =>
  (db) =>
    db
      .selectFrom('sites')
      .innerJoin(table, `${table}.IDPlaque`, 'sites.IDPlaque')
      .innerJoin('accesPartenaires', (join) =>
        join.on('Interface', '=', Interface).on('Cible', '=', sql<string>`${sql.ref(`${table}.IDPeople`)}::text`),
      )
      .select(['IDSite as id', 'Cible'])
      .where(`${table}.Actif`, '=', true);

/** The sites that an account retrieves for. */
export const sitesOfComptes: Uses = (db) =>
  db
    .selectFrom('wallyMarquesSites')
    .select([sql<number>`"IDSite"`.as('id'), sql<string>`"IdCompte"::text`.as('Cible')])
    .where('IDSite', 'is not', null);

/** A person's own access, stored under the person's id. */
export const peopleByAcces =
  (Interface: string): Uses =>
  (db) =>
    db
      .selectFrom('utilisateurs')
      .innerJoin('accesPartenaires', (join) => join.on('Interface', '=', Interface).on('Cible', '=', sql<string>`"IDPeople"::text`))
      .select(['IDPeople as id', 'Cible']);

/** The people who have a row of this table. */
export const peopleOf =
  (table: 'renaultCsb'): Uses =>
  (db) =>
    db.selectFrom(table).select(['IDPeople as id', sql<string>`"IDPeople"::text`.as('Cible')]);
