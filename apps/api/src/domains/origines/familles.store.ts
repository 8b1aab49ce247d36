import { sql } from 'kysely';
import { unknownRecord } from '../../db/existing.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

const inFrench = sql`"Libelle" collate tools.fr`;

export const listFamilles = (db: Db) =>
  jsonRows(
    db,
    db.selectFrom('familles').select(['IDFamilleOrigineContact', 'Libelle']).orderBy(inFrench).orderBy('IDFamilleOrigineContact'),
  );

export const listSousFamilles = (db: Db) =>
  jsonRows(
    db,
    db
      .selectFrom('sousFamilles')
      .select(['IDSousFamilleOrigineAction', 'IDFamilleOrigineContact', 'Libelle'])
      .orderBy(inFrench)
      .orderBy('IDSousFamilleOrigineAction'),
  );

export const hasFamille = async (db: Db, IDFamilleOrigineContact: number) => {
  const query = db.selectFrom('familles').select('Libelle').where('IDFamilleOrigineContact', '=', IDFamilleOrigineContact);
  return (await query.executeTakeFirst()) !== undefined;
};

export const findSousFamille = (db: Db, IDSousFamilleOrigineAction: number) =>
  db
    .selectFrom('sousFamilles')
    .select('IDFamilleOrigineContact')
    .where('IDSousFamilleOrigineAction', '=', IDSousFamilleOrigineAction)
    .executeTakeFirst();

/**
 * If several requests look for one label at once, they go one after the other, and find what the first one added.
 * The key has the customer's number, so other customers do not wait.
 */
const holdLibelle = (db: Db, place: string, Libelle: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(concat_ws('/', current_setting('comptoir.customer'), ${place}::text, lower(${Libelle}::text)), 0))`.execute(
    db,
  );

/** The family with this label, whatever its case; added if missing. */
export const findOrAddFamille = async (db: Db, Libelle: string) => {
  await holdLibelle(db, 'familles', Libelle);
  const query = db
    .selectFrom('familles')
    .select('IDFamilleOrigineContact')
    .where(sql`lower("Libelle")`, '=', sql`lower(${Libelle})`);
  const found = await query.orderBy('IDFamilleOrigineContact').executeTakeFirst();
  return found ?? db.insertInto('familles').values({ Libelle }).returning('IDFamilleOrigineContact').executeTakeFirstOrThrow();
};

/** The sub-family with this label in a family, whatever its case; added if missing. */
export const findOrAddSousFamille = async (db: Db, IDFamilleOrigineContact: number, Libelle: string) => {
  await holdLibelle(db, `sousFamilles/${IDFamilleOrigineContact}`, Libelle);
  const found = await db
    .selectFrom('sousFamilles')
    .select('IDSousFamilleOrigineAction')
    .where('IDFamilleOrigineContact', '=', IDFamilleOrigineContact)
    .where(sql`lower("Libelle")`, '=', sql`lower(${Libelle})`)
    .orderBy('IDSousFamilleOrigineAction')
    .executeTakeFirst();
  if (found) return found;
  const values = { IDFamilleOrigineContact, Libelle };
  return db.insertInto('sousFamilles').values(values).returning('IDSousFamilleOrigineAction').executeTakeFirstOrThrow();
};

/** @throws Refusal 404 */
export const renameFamille = async (db: Db, IDFamilleOrigineContact: number, { Libelle }: { Libelle?: string | undefined }) => {
  const kept = sql<string>`coalesce(${Libelle ?? null}::text, "Libelle")`;
  const query = db.updateTable('familles').set({ Libelle: kept }).where('IDFamilleOrigineContact', '=', IDFamilleOrigineContact);
  const renamed = await query.returning(['IDFamilleOrigineContact', 'Libelle']).executeTakeFirst();
  if (!renamed) throw unknownRecord();
  return renamed;
};

/** @throws Refusal 404 */
export const renameSousFamille = async (db: Db, IDSousFamilleOrigineAction: number, { Libelle }: { Libelle?: string | undefined }) => {
  const kept = sql<string>`coalesce(${Libelle ?? null}::text, "Libelle")`;
  const query = db.updateTable('sousFamilles').set({ Libelle: kept }).where('IDSousFamilleOrigineAction', '=', IDSousFamilleOrigineAction);
  const columns = ['IDSousFamilleOrigineAction', 'IDFamilleOrigineContact', 'Libelle'] as const;
  const renamed = await query.returning(columns).executeTakeFirst();
  if (!renamed) throw unknownRecord();
  return renamed;
};
