import { Refusal } from '@comptoir/contract/errors';
import { compteFields } from '@comptoir/contract/interfaces/publication/publication.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable, type Updateable } from 'kysely';
import { brokenBy, doublon } from '../../db/faults/because.ts';
import { existing, unknownRecord } from '../../db/existing.ts';
import { anyNumber } from '../../db/any-of.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

export const readCompte = (db: Db) => db.selectFrom('publicationCompte').select(namesOf(compteFields)).executeTakeFirstOrThrow();

export const updateCompte = async <Given extends Updateable<CustomerTables['publicationCompte']>>(
  db: Db,
  changes: OnlyColumns<CustomerTables['publicationCompte'], Given>,
) => {
  if (Object.keys(changes).length > 0) await db.updateTable('publicationCompte').set(changes).execute();
};

/** With the sealed password. */
export const readFtp = (db: Db) =>
  db.selectFrom('publicationFtp').select(['Hote', 'Port', 'Login', 'Password', 'Dossier', 'Passif']).executeTakeFirstOrThrow();

export const updateFtp = async <Given extends Updateable<CustomerTables['publicationFtp']>>(
  db: Db,
  changes: OnlyColumns<CustomerTables['publicationFtp'], Given>,
) => {
  if (Object.keys(changes).length > 0) await db.updateTable('publicationFtp').set(changes).execute();
};

const portails = (db: Db) =>
  db
    .selectFrom('publicationPortails')
    .select(['IDPortail', 'Libelle', 'VN', 'VD', 'VO', 'Actif'])
    .select(({ fn, val, selectFrom }) => {
      const publishing = selectFrom('publicationAbonnements')
        .innerJoin('sites', 'sites.IDSite', 'publicationAbonnements.IDSite')
        .select(({ fn: own }) => own.countAll<number>().as('nb'))
        .where('EstFictif', '=', false)
        .whereRef('publicationAbonnements.IDPortail', '=', 'publicationPortails.IDPortail');
      return fn.coalesce(publishing, val(0)).as('nbSites');
    });

export const listPortails = (db: Db) =>
  portails(db)
    .orderBy(sql`"Libelle" collate tools.fr`)
    .orderBy('IDPortail')
    .execute();

/** @throws Refusal 404 */
export const readPortail = async (db: Db, IDPortail: number) =>
  existing(await portails(db).where('IDPortail', '=', IDPortail).executeTakeFirst());

const refuse = (Libelle: string | undefined) => (error: unknown) => {
  if (brokenBy(error) !== 'publicationPortails_Libelle' || Libelle === undefined) throw error;
  const refusal = new Refusal('conflict', 'Un portail porte déjà ce libellé.', { Libelle: 'Ce libellé est déjà utilisé' });
  throw refusal.because(doublon('publicationPortails', { Libelle }, 'Libelle'));
};

/** @throws Refusal 409 for a label that another has */
export const insertPortail = async <Given extends Insertable<CustomerTables['publicationPortails']>>(
  db: Db,
  row: OnlyColumns<CustomerTables['publicationPortails'], Given>,
) => {
  const { IDPortail } = await db
    .insertInto('publicationPortails')
    .values(row)
    .returning('IDPortail')
    .executeTakeFirstOrThrow()
    .catch(refuse(row.Libelle));
  return IDPortail;
};

/** @throws Refusal 409 for a label that another has */
export const changePortail = async <Given extends Updateable<CustomerTables['publicationPortails']>>(
  db: Db,
  IDPortail: number,
  changes: OnlyColumns<CustomerTables['publicationPortails'], Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('publicationPortails').set(changes).where('IDPortail', '=', IDPortail).execute().catch(refuse(changes.Libelle));
};

/** Every site, with what it publishes on this portal. */
export const listAbonnements = (db: Db, IDPortail: number) =>
  db
    .selectFrom('sites')
    .innerJoin('societes', 'societes.IDPlaque', 'sites.IDPlaque')
    .leftJoin('publicationAbonnements', (join) =>
      join.onRef('publicationAbonnements.IDSite', '=', 'sites.IDSite').on('publicationAbonnements.IDPortail', '=', IDPortail),
    )
    .select(['sites.IDSite', 'sites.Descr', 'societes.Libelle as Libelle_Societe'])
    .select(({ fn, val }) => [
      fn.coalesce('publicationAbonnements.VN', val(false)).as('VN'),
      fn.coalesce('publicationAbonnements.VD', val(false)).as('VD'),
      fn.coalesce('publicationAbonnements.VO', val(false)).as('VO'),
    ])
    .where('sites.EstFictif', '=', false)
    .orderBy(sql`"sites"."Descr" collate tools.fr`)
    .orderBy('sites.IDSite')
    .execute();

export interface AbonnementRow {
  IDSite: number;
  VN: boolean;
  VD: boolean;
  VO: boolean;
}

/** Writes these rows of a portal; a site that publishes nothing has no row. Unchanged rows are not written. @throws Refusal 404 */
export const writeAbonnements = async (db: Db, IDPortail: number, rows: readonly AbonnementRow[]) => {
  if (rows.length === 0) return;
  const ids = rows.map(({ IDSite }) => IDSite);
  const found = await db.selectFrom('sites').select('IDSite').where('IDSite', '=', anyNumber(ids)).where('EstFictif', '=', false).execute();
  if (found.length < new Set(ids).size) throw unknownRecord(new Set(ids).size === 1 ? 'Ce site' : 'Un de ces sites');
  const ended = rows.filter(({ VN, VD, VO }) => !(VN || VD || VO)).map(({ IDSite }) => IDSite);
  if (ended.length > 0)
    await db.deleteFrom('publicationAbonnements').where('IDPortail', '=', IDPortail).where('IDSite', '=', anyNumber(ended)).execute();
  const kept = rows.filter(({ VN, VD, VO }) => VN || VD || VO).map((row) => ({ ...row, IDPortail }));
  if (kept.length === 0) return;
  await db
    .insertInto('publicationAbonnements')
    .columns(['IDSite', 'IDPortail', 'VN', 'VD', 'VO'])
    .expression(
      sql`select "IDSite", "IDPortail", "VN", "VD", "VO" from json_populate_recordset(null::${sql.table('publicationAbonnements')}, ${JSON.stringify(kept)}::json)`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['IDSite', 'IDPortail'])
        .doUpdateSet(({ ref }) => ({ VN: ref('excluded.VN'), VD: ref('excluded.VD'), VO: ref('excluded.VO') }))
        .where(
          sql<boolean>`("publicationAbonnements"."VN", "publicationAbonnements"."VD", "publicationAbonnements"."VO") is distinct from (excluded."VN", excluded."VD", excluded."VO")`,
        ),
    )
    .execute();
};
