import { Refusal } from '@comptoir/contract/errors';
import { wsimportFields } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable, type Updateable } from 'kysely';
import { brokenBy, doublon } from '../../db/faults/because.ts';
import { takeIds } from '../../db/next-ids.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

export const wsimportAddress = (schema: string, id: number) => ({ schema, table: 'wsimport', column: 'Password', id });

/** With the sealed password. */
export const listWsimport = (db: Db) =>
  db
    .selectFrom('wsimport')
    .innerJoin('societes', 'societes.IDPlaque', 'wsimport.IDPlaque')
    .leftJoin('sites', 'sites.IDSite', 'wsimport.IDSite')
    .select('IDWSImport')
    .select(namesOf(wsimportFields).map((name) => `wsimport.${name}` as const))
    .select(['societes.Libelle as Societe_Libelle', 'sites.Descr as Site_Descr'])
    .orderBy('IDWSImport')
    .execute();

export const hasSociete = async (db: Db, IDPlaque: number) =>
  (await db.selectFrom('societes').select('IDPlaque').where('IDPlaque', '=', IDPlaque).executeTakeFirst()) !== undefined;

export const hasSite = async (db: Db, IDPlaque: number, IDSite: number) => {
  const query = db.selectFrom('sites').select('IDSite').where('IDSite', '=', IDSite).where('IDPlaque', '=', IDPlaque);
  return (await query.executeTakeFirst()) !== undefined;
};

/** With the sealed password; the login's case is ignored. */
export const findByLogin = (db: Db, Login: string) =>
  db
    .selectFrom('wsimport')
    .select(['IDWSImport', 'Password'])
    .where(sql`lower("Login")`, '=', Login.toLowerCase())
    .executeTakeFirst();

export const updateWsimport = <Given extends Updateable<CustomerTables['wsimport']>>(
  db: Db,
  IDWSImport: number,
  changes: OnlyColumns<CustomerTables['wsimport'], Given>,
) => db.updateTable('wsimport').set(changes).where('IDWSImport', '=', IDWSImport).execute();

/** The id of the next account, which is part of its password's address. */
export const nextId = async (db: Db) => {
  const [id] = await takeIds(db, 'wsimport', 'IDWSImport', 1);
  return id!;
};

/** @throws Refusal 409 for a login that an account has already. */
export const insertWsimport = <Given extends Insertable<CustomerTables['wsimport']>>(
  db: Db,
  row: OnlyColumns<CustomerTables['wsimport'], Given>,
) =>
  db
    .insertInto('wsimport')
    .values(row)
    .execute()
    .catch((error: unknown) => {
      if (brokenBy(error) !== 'wsimport_Login') throw error;
      const refusal = new Refusal('conflict', 'Ce login est déjà celui d’un autre compte.', { Login: 'Ce login est déjà utilisé' });
      throw refusal.because(doublon('wsimport', { Login: row.Login }, 'Login'));
    });
