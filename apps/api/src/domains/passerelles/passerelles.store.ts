import { joursDeFiche } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { passerelleFields } from '@comptoir/contract/domains/passerelles/passerelles.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Updateable } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import { anyNumber, anyText } from '../../db/any-of.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

const shown = (db: Db) => db.selectFrom('passerelles').select(['IDPasserelleDMS', ...namesOf(passerelleFields)]);

export const listPasserelles = (db: Db) => jsonRows(db, shown(db).orderBy('IDPasserelleDMS'));

/** One gateway as JSON text. @throws Refusal 404 */
export const readPasserelle = async (db: Db, IDPasserelleDMS: number) =>
  existing(await jsonRow(db, shown(db).where('IDPasserelleDMS', '=', IDPasserelleDMS)));

/** @throws Refusal 404 */
export const checkPasserelle = async (db: Db, IDPasserelleDMS: number) => {
  const query = db.selectFrom('passerelles').select('IDPasserelleDMS').where('IDPasserelleDMS', '=', IDPasserelleDMS);
  if (!(await query.executeTakeFirst())) throw unknownRecord();
};

/** The stored row, held until the transaction ends. @throws Refusal 404 */
export const lockPasserelle = async (db: Db, IDPasserelleDMS: number) =>
  existing(
    await db.selectFrom('passerelles').selectAll().where('IDPasserelleDMS', '=', IDPasserelleDMS).forNoKeyUpdate().executeTakeFirst(),
  );

export const listPasserelleNames = async (db: Db, ids: readonly number[]) => {
  const query = db.selectFrom('passerelles').select(['IDPasserelleDMS', 'Libelle']).where('IDPasserelleDMS', '=', anyNumber(ids));
  return new Map((await query.execute()).map(({ IDPasserelleDMS, Libelle }) => [IDPasserelleDMS, Libelle]));
};

export const updatePasserelle = async <Given extends Updateable<CustomerTables['passerelles']>>(
  db: Db,
  IDPasserelleDMS: number,
  changes: OnlyColumns<CustomerTables['passerelles'], Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('passerelles').set(changes).where('IDPasserelleDMS', '=', IDPasserelleDMS).execute();
};

/** The history of a gateway, latest first. */
export const listHistory = (db: Db, IDPasserelleDMS: number) => {
  const query = db
    .selectFrom('passerellesHisto')
    .select(['IDPasserelleDMSHisto', 'DateHAppelWS', 'DateHFinWS', 'DateHRef', 'NbMat', 'NbClients', 'NbErreurs', 'DetailErreurs'])
    .where('IDPasserelleDMS', '=', IDPasserelleDMS)
    .orderBy('DateHAppelWS', 'desc')
    .orderBy('IDPasserelleDMSHisto', 'desc');
  return jsonRows(db, query);
};

/** What the transfers of a gateway came to: the newest, and how many of the last days had errors. */
export const readTransferts = async (db: Db, IDPasserelleDMS: number) => {
  const own = db.selectFrom('passerellesHisto').where('IDPasserelleDMS', '=', IDPasserelleDMS);
  const dernier = await own
    .select(['DateHAppelWS', 'DateHFinWS', 'NbMat', 'NbClients', 'NbErreurs'])
    .orderBy('DateHAppelWS', 'desc')
    .orderBy('IDPasserelleDMSHisto', 'desc')
    .limit(1)
    .executeTakeFirst();
  const recents = await own
    .select(({ fn }) => [fn.countAll<number>().as('nb'), fn.countAll<number>().filterWhere('NbErreurs', '>', 0).as('nbEnErreur')])
    .where('DateHAppelWS', '>=', sql<string>`now() - make_interval(days => ${joursDeFiche})`)
    .executeTakeFirstOrThrow();
  return { dernier: dernier ?? null, recents };
};

/** @throws Refusal 404, also for another gateway's transfer */
export const readErrors = async (db: Db, IDPasserelleDMS: number, IDPasserelleDMSHisto: number) => {
  const query = db
    .selectFrom('passerellesHisto')
    .select('DetailErreurs')
    .where('IDPasserelleDMS', '=', IDPasserelleDMS)
    .where('IDPasserelleDMSHisto', '=', IDPasserelleDMSHisto);
  return existing(await query.executeTakeFirst());
};

export const listColumns = (db: Db, IDPasserelleDMS: number) =>
  db
    .selectFrom('ColumnDMSMaterial')
    .select(['NameColumn', 'checked'])
    .where('IDPasserelleDMS', '=', IDPasserelleDMS)
    .orderBy('NameColumn')
    .execute();

/** Sets or clears the ticks of these columns. */
export const tickColumns = async (db: Db, IDPasserelleDMS: number, names: readonly string[], checked: boolean) => {
  if (names.length === 0) return;
  await db
    .updateTable('ColumnDMSMaterial')
    .set({ checked })
    .where('IDPasserelleDMS', '=', IDPasserelleDMS)
    .where('NameColumn', '=', anyText(names))
    .execute();
};
