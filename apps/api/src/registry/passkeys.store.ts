import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';
import type { Named } from './facteurs.store.ts';
import { ofAccount, type Account } from './sessions.store.ts';

type Db = Kysely<RegistryTables>;

/** The passkeys of an account, with what names it on the device: the same for all. */
export const listCles = (db: Db, account: Account) =>
  db.selectFrom('facteurs').select(['IDCle', 'Hote', 'Poignee']).where(ofAccount(account)).where('Type', '=', 'cle').execute();

export const findCle = (db: Db, IDCle: string, Hote: string) =>
  db
    .selectFrom('facteurs')
    .select(['IDFacteur', 'IDOperator', 'IDCustomer', 'IDPeople', 'Qui', 'ClePublique', 'Poignee'])
    .where('IDCle', '=', IDCle)
    .where('Hote', '=', Hote)
    .where('ConfirmeLe', 'is not', null)
    .executeTakeFirst();

interface NewCle {
  Nom: string;
  IDCle: string;
  ClePublique: string;
  Hote: string;
  Poignee: string;
}

/** @returns false where another account has this key already */
export const insertCle = async (db: Db, { IDOperator, IDCustomer, IDPeople, Qui }: Named, cle: NewCle, Compteur: number) => {
  const made = await db
    .insertInto('facteurs')
    .values({ IDOperator, IDCustomer, IDPeople, Qui, ...cle, Type: 'cle', ConfirmeLe: sql<string>`now()` })
    .onConflict((conflict) => conflict.column('IDCle').doNothing())
    .returning('IDFacteur')
    .executeTakeFirst();
  if (!made) return false;
  await db.insertInto('facteursUsages').values({ IDFacteur: made.IDFacteur, Compteur }).execute();
  return true;
};

/** Notes what a passkey counted; false where it does not go on from the last one: it was copied. Synced keys count nothing. */
export const takeCount = async (db: Db, IDFacteur: number, Compteur: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('facteursUsages')
    .set({ Compteur, VuLe: sql<string>`now()` })
    .where('IDFacteur', '=', IDFacteur)
    .where((is) => is.or([is('Compteur', '<', Compteur), is.and([is('Compteur', '=', 0), is(sql.lit(Compteur), '=', 0)])]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
};
