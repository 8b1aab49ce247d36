import { Refusal } from '@comptoir/contract/errors';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { champsImage, listedSiteFields, printedSiteFields, type ChampImage } from '@comptoir/contract/domains/sites/sites.fields';
import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { existing } from '../../db/existing.ts';
import { anyNumber, everyText } from '../../db/any-of.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db, RegistryTables } from '../../db/tables.ts';

export type StoredSite = Awaited<ReturnType<typeof lockSite>>;

/** Operators see every site; customer access does not see fictitious ones. */
export interface Visibility {
  all: boolean;
}

/** The tables that the list reads. */
export const sitesTables = ['sites', 'societes', 'typesSite', 'sitesMarques'];

const listed = namesOf(listedSiteFields);

/** The sites that this session can see. */
export const visibleSites = (db: Db, { all }: Visibility) => {
  const query = db.selectFrom('sites').innerJoin('societes', 'societes.IDPlaque', 'sites.IDPlaque');
  return all ? query : query.where('sites.EstFictif', '=', false);
};

const shown = (db: Db, visibility: Visibility) => {
  const marques = db
    .selectFrom('sitesMarques')
    .select(['IDSite', sql<{ Make: string }[]>`json_agg(json_build_object('Make', "Make") order by "Make" collate tools.fr)`.as('Marques')])
    .groupBy('IDSite')
    .as('ownMarques');
  return visibleSites(db, visibility)
    .leftJoin('typesSite', 'typesSite.IDTypeSite', 'sites.IDTypeSite')
    .leftJoin(marques, 'ownMarques.IDSite', 'sites.IDSite')
    .select(listed.map((name) => `sites.${name}` as const))
    .select([
      'sites.IDSite',
      'sites.IDPlaque',
      'societes.Libelle as Plaque_Libelle',
      'societes.Libelle as Libelle_Plaque',
      'societes.Libelle as Libelle_Societe',
      'typesSite.Descr as TYPESITE_Descr',
      sql<{ Make: string }[]>`coalesce("ownMarques"."Marques", '[]')`.as('Marques'),
    ]);
};

export const listSites = (db: Db, visibility: Visibility) => jsonRows(db, shown(db, visibility).orderBy('sites.IDSite'));

/** One site as JSON text. @throws Refusal 404, also for a site that the session may not see. */
export const readSite = async (db: Db, IDSite: number, visibility: Visibility) => {
  const query = shown(db, visibility)
    .select(namesOf(printedSiteFields))
    .select([
      sql<string>`'/api/sites/' || "sites"."IDSite" || '/images'`.as('urlImage'),
      sql<string>`'sites/' || "sites"."IDSite"`.as('folderImage'),
    ])
    .where('sites.IDSite', '=', IDSite);
  return existing(await jsonRow(db, query));
};

/** @throws Refusal 404 */
export const findSite = async (db: Db, IDSite: number, visibility: Visibility) =>
  existing(await visibleSites(db, visibility).selectAll('sites').where('IDSite', '=', IDSite).executeTakeFirst());

/** The names of those that this session can see. */
export const listSiteNames = async (db: Db, ids: readonly number[], visibility: Visibility) => {
  const rows = await visibleSites(db, visibility)
    .select(['sites.IDSite', 'sites.Descr'])
    .where('sites.IDSite', '=', anyNumber(ids))
    .execute();
  return new Map(rows.map(({ IDSite, Descr }) => [IDSite, Descr]));
};

/** The stored row with its company's activity; neither changes until the transaction ends. @throws Refusal 404 */
export const lockSite = async (db: Db, IDSite: number, visibility: Visibility) =>
  existing(
    await visibleSites(db, visibility)
      .selectAll('sites')
      .select('societes.IDActivite as Plaque_IDActivite')
      .where('sites.IDSite', '=', IDSite)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );

/** A constraint, the field that it is about, and the sentence for it. */
const constraints: Record<string, [field: string, message: string]> = {
  sites_IDPlaque_fkey: ['IDPlaque', 'Cette société n’existe pas'],
  sites_IDActivite_fkey: ['IDActivite', 'Cette activité n’existe pas'],
  sites_IDTypeSite_fkey: ['IDTypeSite', 'Ce type de site n’existe pas'],
};

const translate = (error: unknown): never => {
  const found = error instanceof Error && 'constraint' in error ? constraints[String(error.constraint)] : undefined;
  if (!found) throw error;
  const [field, message] = found;
  throw new Refusal('invalid', `${message}.`, { [field]: message });
};

export const insertSite = async <Given extends Insertable<CustomerTables['sites']>>(
  db: Db,
  row: OnlyColumns<CustomerTables['sites'], Given>,
) => {
  const { IDSite } = await db.insertInto('sites').values(row).returning('IDSite').executeTakeFirstOrThrow().catch(translate);
  return IDSite;
};

export const updateSite = async <Given extends Updateable<CustomerTables['sites']>>(
  db: Db,
  IDSite: number,
  changes: OnlyColumns<CustomerTables['sites'], Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('sites').set(changes).where('IDSite', '=', IDSite).execute().catch(translate);
};

export const hasPasserelle = async (db: Db, IDPasserelleDMS: number) => {
  const found = await db
    .selectFrom('passerelles')
    .select('IDPasserelleDMS')
    .where('IDPasserelleDMS', '=', IDPasserelleDMS)
    .executeTakeFirst();
  return found !== undefined;
};

export const listTypesSite = (db: Db) => jsonRows(db, db.selectFrom('typesSite').select(['IDTypeSite', 'Descr']).orderBy('IDTypeSite'));

export const listProduits = (registry: Kysely<RegistryTables>) =>
  registry.selectFrom('produits').select(['TPR_IDTypeProduit', 'TPR_Descr']).orderBy('TPR_IDTypeProduit').execute();

export const listSiteMarques = (db: Db, IDSite: number) =>
  db
    .selectFrom('sitesMarques')
    .select('Make')
    .where('IDSite', '=', IDSite)
    .orderBy(sql`"Make" collate tools.fr`)
    .execute();

/** Replaces the brands of a site. */
export const replaceSiteMarques = async (db: Db, IDSite: number, IDActivite: number | null, makes: readonly string[]) => {
  await db.deleteFrom('sitesMarques').where('IDSite', '=', IDSite).where('Make', '<>', everyText(makes)).execute();
  if (makes.length === 0 || IDActivite === null) return;
  await db
    .insertInto('sitesMarques')
    .values(makes.map((Make) => ({ IDSite, IDActivite, Make })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const listImages = async (db: Db, IDSite: number) => {
  const rows = await db.selectFrom('sitesImages').select(['Champ', 'Contenu']).where('IDSite', '=', IDSite).orderBy('Champ').execute();
  return champsImage.flatMap((Champ) => rows.filter((row) => row.Champ === Champ).map(({ Contenu }) => ({ Champ, Contenu })));
};

/** Stores the new images, given as data URLs; `null` removes one. */
export const saveImages = async (db: Db, IDSite: number, images: ReadonlyMap<ChampImage, string | null>) => {
  for (const [Champ, Contenu] of images) {
    if (Contenu === null) {
      await db.deleteFrom('sitesImages').where('IDSite', '=', IDSite).where('Champ', '=', Champ).execute();
      continue;
    }
    await db
      .insertInto('sitesImages')
      .values({ IDSite, Champ, Contenu })
      .onConflict((conflict) => conflict.columns(['IDSite', 'Champ']).doUpdateSet({ Contenu }))
      .execute();
  }
};
