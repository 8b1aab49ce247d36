import { anyNumber } from '../db/any-of.ts';
import { jsonRows } from '../db/json/json-text.ts';
import type { Db } from '../db/tables.ts';

export const listTypesCloture = (db: Db) =>
  jsonRows(db, db.selectFrom('typesCloture').select(['IDAffaireTypeStop', 'TypeCloture']).orderBy('IDAffaireTypeStop'));

export const listTypesFicheClient = (db: Db) =>
  jsonRows(db, db.selectFrom('typesFicheClient').select(['IDTFicheCli', 'TFicheCli']).orderBy('IDTFicheCli'));

export const listModulesDocsAdmin = (db: Db) =>
  jsonRows(db, db.selectFrom('modulesDocsAdmin').select(['IDDocumentAdminModule', 'Descr']).orderBy('IDDocumentAdminModule'));

/** Sets or clears the code; `false` when there is no such category. */
export const updateRenaultCode = async (db: Db, IDCatClient: number, CodeRenault: string | null) => {
  const updated = await db
    .updateTable('CategorieClient')
    .set({ CodeRenault })
    .where('IDCatClient', '=', IDCatClient)
    .returning('IDCatClient')
    .executeTakeFirst();
  return updated !== undefined;
};

export const originesContactExist = async (db: Db, ids: readonly number[]) => {
  const found = await db.selectFrom('originesContact').select('IDOrigineCont').where('IDOrigineCont', '=', anyNumber(ids)).execute();
  return found.length === new Set(ids).size;
};

/** Moves the customers of one contact origin to another; answers how many. */
export const moveClients = async (db: Db, from: number, to: number) => {
  const { numUpdatedRows } = await db
    .updateTable('clients')
    .set({ IDOrigineCont: to })
    .where('IDOrigineCont', '=', from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
