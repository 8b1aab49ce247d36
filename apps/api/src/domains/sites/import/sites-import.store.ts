import type { Choice } from '../../../imports/choices.rules.ts';
import { anyNumber } from '../../../db/any-of.ts';
import type { Db } from '../../../db/tables.ts';
import { textKey } from '../../../imports/lines.rules.ts';

/**
 * The sites with these codes, with their brands, locked until the transaction ends, so that nobody changes them between reading and
 * writing. Always in the same order, so that two imports never deadlock.
 */
export const holdSites = async (db: Db, codes: ReadonlySet<string>) => {
  const all = await db.selectFrom('sites').select(['IDSite', 'Code']).execute();
  const ids = all.filter(({ Code }) => codes.has(textKey(Code))).map(({ IDSite }) => IDSite);
  if (ids.length === 0) return [];
  const held = await db.selectFrom('sites').selectAll().where('IDSite', '=', anyNumber(ids)).orderBy('IDSite').forNoKeyUpdate().execute();
  const marques = await db.selectFrom('sitesMarques').select(['IDSite', 'Make']).where('IDSite', '=', anyNumber(ids)).execute();
  return held.map((site) => ({
    ...site,
    Marques: new Set(marques.filter(({ IDSite }) => IDSite === site.IDSite).map(({ Make }) => Make)),
  }));
};

/** What a line may name. */
export const readNamed = async (db: Db) => {
  const societes = await db.selectFrom('societes').select(['IDPlaque', 'Libelle', 'IDActivite']).execute();
  const activites = await db.selectFrom('activites').select(['IDActivite as key', 'Descr as label']).execute();
  const types = await db.selectFrom('typesSite').select(['IDTypeSite as key', 'Descr as label']).execute();
  const passerelles = await db.selectFrom('passerelles').select(['IDPasserelleDMS as key', 'Libelle as label']).execute();
  const marques = await db.selectFrom('marques').select(['IDActivite', 'Make']).orderBy('IDMarque').execute();
  const named: Record<'activites' | 'types' | 'passerelles', Choice<number>[]> = { activites, types, passerelles };
  return { ...named, societes, marques };
};
