import { Refusal } from '@comptoir/contract/errors';
import { messages } from '@comptoir/contract/messages';
import { sql } from 'kysely';
import { anyNumber } from '../../db/any-of.ts';
import type { Db } from '../../db/tables.ts';

/** The card of this id, or the first one. @throws Refusal when there is none */
export const findCarte = async (db: Db, IDFidelite: number | undefined): Promise<number> => {
  const all = db.selectFrom('cartesDeFidelite').select('IDFidelite').orderBy('IDFidelite');
  const found = await (IDFidelite === undefined ? all : all.where('IDFidelite', '=', IDFidelite)).executeTakeFirst();
  if (found) return found.IDFidelite;
  if (IDFidelite === undefined)
    throw new Refusal('rule', 'Ajoutez d’abord une carte de fidélité\u00a0: c’est elle que les clients reçoivent.');
  throw new Refusal('invalid', 'Cette carte de fidélité n’existe pas ou n’existe plus.', { IDFidelite: messages.unknownRecord });
};

/** The owners of the vehicles with these VINs (in capitals). */
export const findOwners = async (db: Db, vins: readonly string[]): Promise<Map<string, Set<number | null>>> => {
  const number = sql.ref<string>('cleNumeroSerieMat');
  const rows = await db
    .selectFrom('materiels')
    .select([number.as('VIN'), 'IDClientMat'])
    .where(number, '=', sql<string>`any (${[...vins]}::text[])`)
    .execute();
  const owners = new Map<string, Set<number | null>>();
  for (const { VIN, IDClientMat } of rows) owners.set(VIN, (owners.get(VIN) ?? new Set()).add(IDClientMat));
  return owners;
};

export interface Contract {
  IDClient: number;
  /** ISO day. */
  debut: string;
}

/** The card of each of these clients, locked until the transaction ends. Always in the same order, so that two imports never deadlock. */
export const holdClients = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('clients')
    .select(['IDClient', 'IDFidelite', 'DateDebutFidelite'])
    .where('IDClient', '=', anyNumber(ids))
    .orderBy('IDClient')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.IDClient, row]));
};

/** Gives these clients the card, each from their own day on. */
export const giveCarte = async (db: Db, IDFidelite: number, contracts: readonly Contract[]) => {
  const ids = contracts.map(({ IDClient }) => IDClient);
  const given = sql<{ IDClient: number; debut: string }>`unnest(${ids}::bigint[], ${contracts.map(({ debut }) => debut)}::date[])`;
  await db
    .updateTable('clients')
    .from(given.as<'given'>(sql`given("IDClient", debut)`))
    .set({ IDFidelite, DateDebutFidelite: sql.ref<string>('given.debut') })
    .whereRef('clients.IDClient', '=', 'given.IDClient')
    .execute();
};
