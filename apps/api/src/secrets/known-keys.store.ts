import { sql, type Kysely, type Transaction } from 'kysely';
import type { Author } from '../db/authored-transaction.ts';
import { lockKey } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';
import type { RegistryTables } from '../db/tables.ts';
import type { KeyFile } from './key-file.ts';
import { Vault } from './vault.ts';

/** Name and fingerprint of each key that the key file must hold. */
export type KnownKeys = ReadonlyMap<string, string>;

export const listKnownKeys = async (db: Kysely<RegistryTables>): Promise<KnownKeys> => {
  const rows = await db.selectFrom('cles').select(['Nom', 'Empreinte']).where('DateHRetrait', 'is', null).orderBy('Nom').execute();
  return new Map(rows.map(({ Nom, Empreinte }) => [Nom, Empreinte]));
};

export const fingerprintsOf = (file: KeyFile): KnownKeys => {
  const vault = new Vault(file);
  return new Map(Object.keys(file.keys).map((name) => [name, vault.fingerprint(name)]));
};

/** Only one process at a time decides which keys the installation has. */
export const holdKnownKeys = (trx: Transaction<RegistryTables>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(lockKey('cles'))}::bigint)`.execute(trx);

/** Adds unknown keys. The sealing key counts again, even if it was retired. */
export const insertKnownKeys = async (trx: Transaction<RegistryTables>, file: KeyFile) => {
  const fingerprints = fingerprintsOf(file);
  for (const [Nom, Empreinte] of fingerprints) {
    const row = { Nom, Empreinte, DateHRetrait: null };
    await trx
      .insertInto('cles')
      .values(row)
      .onConflict((conflict) => conflict.column('Nom').doNothing())
      .execute();
  }
  const current = { Empreinte: fingerprints.get(file.current)!, DateHRetrait: null };
  await trx
    .updateTable('cles')
    .set(current)
    .where('Nom', '=', file.current)
    .where((of) => of.or([of('DateHRetrait', 'is not', null), of('Empreinte', '<>', current.Empreinte)]))
    .execute();
};

/** From now on the key file needs only these keys. */
export const retireKnownKeys = (trx: Transaction<RegistryTables>, kept: readonly string[]) =>
  trx
    .updateTable('cles')
    .set({ DateHRetrait: sql<string>`now()` })
    .where('DateHRetrait', 'is', null)
    .where('Nom', 'not in', kept)
    .execute();

export const rememberKeys = (database: DatabaseServer, file: KeyFile, author: Author) =>
  database.write('registry', author, async (trx) => {
    await holdKnownKeys(trx);
    await insertKnownKeys(trx, file);
  });

export const retireKeys = (database: DatabaseServer, kept: readonly string[], author: Author) =>
  database.write('registry', author, async (trx) => {
    await holdKnownKeys(trx);
    await retireKnownKeys(trx, kept);
  });
