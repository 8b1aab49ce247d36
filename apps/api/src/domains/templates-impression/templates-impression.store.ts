import { Refusal } from '@comptoir/contract/errors';
import { duplicateDocument } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import type { Categorie } from '@comptoir/contract/domains/templates-impression/categories';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { brokenBy, doublon } from '../../db/faults/because.ts';
import { existing } from '../../db/existing.ts';
import { anyNumber } from '../../db/any-of.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

/** Every print template, for the list and for checking choices. */
const templates = (db: Db) =>
  db
    .selectFrom('templatesImpression')
    .select([
      'IDTemplateImpression',
      'Description',
      'TypeTemplateImpression_ActifOffre',
      'TypeTemplateImpression_ActifBdc',
      'TypeTemplateImpression_ActifBonEssai',
    ])
    .orderBy('IDTemplateImpression');

export const listTemplates = (db: Db) => jsonRows(db, templates(db));
export const readTemplates = (db: Db) => templates(db).execute();

/** The tables that the list of conditions of sale reads. */
export const cgvTables = ['cgv', 'documentsPdf'];

const shownCgv = (db: Db) =>
  db
    .selectFrom('cgv')
    .innerJoin('documentsPdf', 'documentsPdf.IDDocumentPdf', 'cgv.IDDocumentPdf')
    .select(['IDCGV', 'Nom', 'Document', sql<number>`octet_length("Contenu")`.as('Taille')])
    .orderBy(sql`"Nom" collate tools.fr`)
    .orderBy('IDCGV');

export const listCgv = (db: Db) => jsonRows(db, shownCgv(db));

/** @throws Refusal 404 */
export const documentOfCgv = async (db: Db, IDCGV: number) =>
  existing(await db.selectFrom('cgv').select('IDDocumentPdf').where('IDCGV', '=', IDCGV).executeTakeFirst());

const ofGroupe = (db: Db) => db.selectFrom('templatesImpressionGroupe').select(['Categorie', 'IDTemplateImpression']).orderBy('Categorie');
const ofSites = (db: Db) =>
  db.selectFrom('templatesImpressionSites').select(['Categorie', 'IDSite', 'IDTemplateImpression']).orderBy('IDSite').orderBy('Categorie');

/** First the group's, which name no site, then those of the sites. */
export const listConfigurations = (db: Db) => {
  const groupe = db
    .selectFrom('templatesImpressionGroupe')
    .select(['Categorie', sql<number | null>`null::bigint`.as('IDSite'), 'IDTemplateImpression']);
  const sites = db.selectFrom('templatesImpressionSites').select(['Categorie', 'IDSite', 'IDTemplateImpression']);
  return jsonRows(
    db,
    groupe
      .unionAll(sites)
      .orderBy('IDSite', (order) => order.asc().nullsFirst())
      .orderBy('Categorie'),
  );
};

export const readGroupe = async (db: Db) => {
  const query = db.selectNoFrom([jsonArrayFrom(ofGroupe(db)).as('config'), jsonArrayFrom(shownCgv(db)).as('cgv')]);
  const text = await jsonRow(db, query);
  if (text === null) throw new Error('a statement without a table gave no row');
  return text;
};

export const listSitesConfigurations = (db: Db) => jsonRows(db, ofSites(db));

export const storedGroupe = (db: Db) => ofGroupe(db).forUpdate().execute();
export const storedSites = (db: Db) => ofSites(db).forUpdate().execute();
/** Sorted by id, so that two saves never deadlock. */
export const storedCgv = (db: Db) =>
  db
    .selectFrom('cgv')
    .innerJoin('documentsPdf', 'documentsPdf.IDDocumentPdf', 'cgv.IDDocumentPdf')
    .select(['IDCGV', 'Nom', 'Document'])
    .orderBy('IDCGV')
    .forUpdate('cgv')
    .execute();

export const saveGroupe = async (db: Db, Categorie: Categorie, IDTemplateImpression: number | null) => {
  if (IDTemplateImpression === null) {
    await db.deleteFrom('templatesImpressionGroupe').where('Categorie', '=', Categorie).execute();
    return;
  }
  await db
    .insertInto('templatesImpressionGroupe')
    .values({ Categorie, IDTemplateImpression })
    .onConflict((conflict) => conflict.column('Categorie').doUpdateSet({ IDTemplateImpression }))
    .execute();
};

interface SiteChoice {
  IDSite: number;
  Categorie: Categorie;
}

export const deleteSitesChoices = async (db: Db, choices: readonly SiteChoice[]) => {
  if (choices.length === 0) return;
  const rows = JSON.stringify(choices);
  await db
    .deleteFrom('templatesImpressionSites')
    .where(
      sql<boolean>`("IDSite", "Categorie") in (select "IDSite", "Categorie" from json_to_recordset(${rows}::json) as t ("IDSite" bigint, "Categorie" text))`,
    )
    .execute();
};

export const saveSitesChoices = async (db: Db, choices: readonly (SiteChoice & { IDTemplateImpression: number })[]) => {
  const most = 1000;
  for (let from = 0; from < choices.length; from += most) {
    await db
      .insertInto('templatesImpressionSites')
      .values(
        choices
          .slice(from, from + most)
          .map(({ IDSite, Categorie, IDTemplateImpression }) => ({ IDSite, Categorie, IDTemplateImpression })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['IDSite', 'Categorie'])
          .doUpdateSet((row) => ({ IDTemplateImpression: row.ref('excluded.IDTemplateImpression') })),
      )
      .execute();
  }
};

export const listSiteIds = async (db: Db) => new Set((await db.selectFrom('sites').select('IDSite').execute()).map(({ IDSite }) => IDSite));

const refuseTaken = (Nom: string) => (error: unknown) => {
  throw brokenBy(error) === 'cgv_Nom' ? new Refusal('conflict', duplicateDocument).because(doublon('cgv', { Nom }, 'Nom')) : error;
};

export const deleteCgv = async (db: Db, ids: readonly number[]) => {
  if (ids.length > 0) await db.deleteFrom('cgv').where('IDCGV', '=', anyNumber(ids)).execute();
};

/** @throws Refusal 409 */
export const renameCgv = (db: Db, IDCGV: number, Nom: string) =>
  db.updateTable('cgv').set({ Nom }).where('IDCGV', '=', IDCGV).execute().catch(refuseTaken(Nom));

/** @throws Refusal 409 */
export const insertCgv = (db: Db, Nom: string, IDDocumentPdf: number) =>
  db.insertInto('cgv').values({ Nom, IDDocumentPdf }).execute().catch(refuseTaken(Nom));
