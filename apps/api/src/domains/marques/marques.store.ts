import { sql } from 'kysely';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

/** In French order; of every activity, or of one. */
const ofActivite = (db: Db, IDActivite: number | undefined) => {
  const query = db.selectFrom('marques').orderBy(sql`"Make" collate tools.fr`);
  return IDActivite === undefined ? query : query.where('IDActivite', '=', IDActivite);
};

export const listMarques = (db: Db, IDActivite?: number) =>
  jsonRows(db, ofActivite(db, IDActivite).select(['IDActivite', 'Make', 'Make as Marque']).orderBy('IDActivite'));

/** The brands that a company or site of this activity may have; none without an activity. */
export const marquesOfActivite = async (db: Db, IDActivite: number | null) => {
  if (IDActivite === null) return [];
  const rows = await ofActivite(db, IDActivite).select('Make').execute();
  return rows.map(({ Make }) => Make);
};
