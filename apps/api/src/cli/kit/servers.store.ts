import type { Insertable, Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';

type Db = Kysely<RegistryTables>;

export const findServerByName = (db: Db, name: string) => db.selectFrom('servers').selectAll().where('name', '=', name).executeTakeFirst();

export const insertServer = (db: Db, server: Insertable<RegistryTables['servers']>) =>
  db.insertInto('servers').values(server).returning('IDServer').executeTakeFirstOrThrow();

/** `connection` is sealed already. */
export const setConnection = (db: Db, IDServer: number, connection: string) =>
  db.updateTable('servers').set({ connection }).where('IDServer', '=', IDServer).execute();
