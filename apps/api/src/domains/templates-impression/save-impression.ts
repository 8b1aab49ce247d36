import { Refusal } from '@comptoir/contract/errors';
import {
  duplicateDocument,
  type GroupeChanges,
  type SitesChanges,
} from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import type { Categorie } from '@comptoir/contract/domains/templates-impression/categories';
import type { Db } from '../../db/tables.ts';
import { insertDocument, sweepDocuments } from './documents.store.ts';
import { pdfOf } from './documents.rules.ts';
import { checkChoices, settleCgv } from './templates-impression.rules.ts';
import {
  deleteCgv,
  deleteSitesChoices,
  insertCgv,
  listSiteIds,
  readTemplates,
  renameCgv,
  saveGroupe,
  saveSitesChoices,
  storedCgv,
  storedGroupe,
  storedSites,
} from './templates-impression.store.ts';

const changeConfig = async (db: Db, config: NonNullable<GroupeChanges['config']>) => {
  const nameOf = ({ Categorie }: { Categorie: Categorie }) => Categorie;
  const stored = new Map((await storedGroupe(db)).map((one) => [nameOf(one), one.IDTemplateImpression]));
  checkChoices(await readTemplates(db), stored, config, { nameOf, within: 'config.' });
  for (const { Categorie, IDTemplateImpression } of config) {
    if ((stored.get(Categorie) ?? null) !== IDTemplateImpression) await saveGroupe(db, Categorie, IDTemplateImpression);
  }
};

const changeCgv = async (db: Db, wanted: NonNullable<GroupeChanges['cgv']>) => {
  const { removed, renamed, added } = settleCgv(await storedCgv(db), wanted);
  await deleteCgv(db, removed);
  await sweepDocuments(db);
  for (const { IDCGV, Nom } of renamed) await renameCgv(db, IDCGV, Nom);
  for (const { at, Nom, Document, file } of added) {
    const pdf = pdfOf(file, `cgv.${at}.file`);
    const taken = () => new Refusal('conflict', duplicateDocument, { [`cgv.${at}.Document`]: duplicateDocument });
    await insertCgv(db, Nom, await insertDocument(db, Document, pdf, taken));
  }
};

/** Saves the group's templates and conditions of sale: keys present change, the others stay. @throws Refusal */
export const changeGroupe = async (db: Db, { config, cgv }: GroupeChanges) => {
  if (config) await changeConfig(db, config);
  if (cgv) await changeCgv(db, cgv);
};

const refuseUnknown = (known: ReadonlySet<number>, given: SitesChanges) => {
  const at = given.findIndex(({ IDSite }) => !known.has(IDSite));
  if (at >= 0) throw new Refusal('invalid', `Site inconnu\u00a0: ${given[at]!.IDSite}.`, { [`${at}.IDSite`]: 'Site inconnu' });
};

/** Saves the templates of some sites: sites and categories that are left out keep theirs. @throws Refusal */
export const changeSites = async (db: Db, given: SitesChanges) => {
  const nameOf = ({ IDSite, Categorie }: { IDSite: number; Categorie: Categorie }) => `${IDSite}/${Categorie}`;
  const stored = new Map((await storedSites(db)).map((one) => [nameOf(one), one.IDTemplateImpression]));
  refuseUnknown(await listSiteIds(db), given);
  checkChoices(await readTemplates(db), stored, given, { nameOf });
  const changed = given.filter((choice) => (stored.get(nameOf(choice)) ?? null) !== choice.IDTemplateImpression);
  await deleteSitesChoices(
    db,
    changed.filter(({ IDTemplateImpression }) => IDTemplateImpression === null),
  );
  await saveSitesChoices(
    db,
    changed.flatMap(({ IDTemplateImpression, ...choice }) => (IDTemplateImpression === null ? [] : [{ ...choice, IDTemplateImpression }])),
  );
};
