import type { Db } from '../../db/tables.ts';

export const listSocieteNames = (db: Db) =>
  db.selectFrom('societes').select(['IDPlaque', 'Libelle']).orderBy('Libelle').orderBy('IDPlaque').execute();
