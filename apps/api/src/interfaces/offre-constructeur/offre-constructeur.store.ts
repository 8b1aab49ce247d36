import { Refusal } from '@comptoir/contract/errors';
import { offreNeedsCode } from '@comptoir/contract/interfaces/offre-constructeur/offre-constructeur.calls';
import { existing } from '../../db/existing.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

/** The tables that the list reads. */
export const offreConstructeurTables = ['sites', 'societes'];

const shown = (db: Db) =>
  db
    .selectFrom('sites')
    .innerJoin('societes', 'societes.IDPlaque', 'sites.IDPlaque')
    .select([
      'sites.IDSite',
      'sites.Descr',
      'societes.Libelle as Libelle_Societe',
      'sites.CodeConstructeur',
      'sites.OffreCodeConstructeurActif',
    ]);

export const listSites = (db: Db) => jsonRows(db, shown(db).orderBy('sites.IDSite'));

const hasCode = async (db: Db, IDSite: number) => {
  const { CodeConstructeur } = existing(
    await db.selectFrom('sites').select('CodeConstructeur').where('IDSite', '=', IDSite).executeTakeFirst(),
  );
  return CodeConstructeur.trim() !== '';
};

/** Answers the changed site as JSON text. @throws Refusal 404, 422 for an activation without a manufacturer code */
export const saveSite = async (db: Db, IDSite: number, OffreCodeConstructeurActif: boolean) => {
  if (OffreCodeConstructeurActif && !(await hasCode(db, IDSite)))
    throw new Refusal('rule', `${offreNeedsCode}.`, { OffreCodeConstructeurActif: offreNeedsCode });
  await db.updateTable('sites').set({ OffreCodeConstructeurActif }).where('IDSite', '=', IDSite).execute();
  return existing(await jsonRow(db, shown(db).where('sites.IDSite', '=', IDSite)));
};
