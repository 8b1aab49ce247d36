import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { BadConfiguration } from '../config/config.ts';
import type { Author } from '../db/authored-transaction.ts';
import type { DatabaseServer } from '../db/open.ts';
import type { RegistryTables } from '../db/tables.ts';
import { openKeyFile, openVault, readKeyFile, type KeyFile } from '../secrets/key-file.ts';
import {
  fingerprintsOf,
  holdKnownKeys,
  insertKnownKeys,
  listKnownKeys,
  retireKnownKeys,
  type KnownKeys,
} from '../secrets/known-keys.store.ts';
import { keysUsedIn } from '../secrets/places.ts';
import type { Vault } from '../secrets/vault.ts';
import { listPlaces } from './list-places.ts';

const system: Author = {
  Auteur: 'comptoir',
  Kind: 'system',
  IDPeople: null,
  Appel: '',
  Action: 'Retenir une clé de chiffrement',
  Groupe: '',
};

const named = (names: readonly string[]) => `«\u00a0${names.join(' », «\u00a0')}\u00a0»`;
const ifLost = 'si elle est perdue, «\u00a0npm run secrets -- forget\u00a0» en prend acte';

const refusal = (path: string, missing: readonly string[], file: KeyFile | undefined) => {
  const what = missing.length > 1 ? `les clés ${named(missing)}` : `la clé ${named(missing)}`;
  const why = file ? `il manque à ce fichier ${what}` : `ce fichier est absent, et avec lui ${what}`;
  return new BadConfiguration(
    `SECRETS_KEY_FILE=${path}\u00a0: ${why} de cette installation\u00a0; remettez en place son fichier de clés (${ifLost}).`,
  );
};

/** Keys of the installation that the file lacks, or has with another content. */
const missingIn = (known: KnownKeys, file: KeyFile | undefined): string[] => {
  const held = file ? fingerprintsOf(file) : new Map<string, string>();
  return [...known].filter(([name, fingerprint]) => held.get(name) !== fingerprint).map(([name]) => name);
};

/** Values sealed before the registry knew its keys. Customers on other servers always have a sealed connection. */
const keysFound = async (database: DatabaseServer): Promise<string[]> => {
  const used: string[] = [];
  for (const place of await listPlaces(database, () => Promise.resolve(database))) {
    used.push(...(await keysUsedIn(place)));
  }
  return [...new Set(used)];
};

const writing = <T>(database: DatabaseServer, work: (trx: Transaction<RegistryTables>) => Promise<T>) =>
  database.write('registry', { ...system, Groupe: randomUUID() }, async (trx) => {
    await holdKnownKeys(trx);
    return work(trx);
  });

/** The first keys of an installation, or of an older one at its first start with this release. @throws BadConfiguration */
const adopt = async (database: DatabaseServer, path: string) => {
  const used = await keysFound(database);
  const file = await readKeyFile(path);
  const missing = used.filter((name) => !file || !Object.hasOwn(file.keys, name));
  if (missing.length > 0) throw refusal(path, missing, file);
  await writing(database, async (trx) => {
    const known = await listKnownKeys(trx);
    // If the transaction is repeated, the file is the same.
    const keys = known.size === 0 ? await openKeyFile(path) : await readKeyFile(path);
    check(path, known, keys);
    if (keys && known.size === 0) await insertKnownKeys(trx, keys);
  });
};

/** @throws BadConfiguration */
const check = (path: string, known: KnownKeys, file: KeyFile | undefined) => {
  const missing = missingIn(known, file);
  if (missing.length > 0) throw refusal(path, missing, file);
};

/**
 * The vault of the installation. A key is made only if there is none and no secret is stored. Afterwards the key file must
 * have every key that the registry knows. It may have more, because the file is written before the registry: no value is
 * ever sealed with a key that a crash could lose.
 * @throws BadConfiguration
 */
export const openInstallationVault = async (database: DatabaseServer, path: string): Promise<Vault> => {
  const known = await listKnownKeys(database.registry);
  if (known.size === 0) {
    await adopt(database, path);
    return openVault(path);
  }
  const file = await readKeyFile(path);
  check(path, known, file);
  if (file && Object.keys(file.keys).some((name) => !known.has(name))) await writing(database, (trx) => insertKnownKeys(trx, file));
  return openVault(path);
};

/** Goes on without the keys that the file lacks, and with a new one if it has none. @returns their names */
export const forgetLostKeys = async (database: DatabaseServer, path: string, author: Author): Promise<string[]> => {
  const found = await keysFound(database);
  const file = await openKeyFile(path);
  return database.write('registry', author, async (trx) => {
    await holdKnownKeys(trx);
    const known = await listKnownKeys(trx);
    await insertKnownKeys(trx, file);
    await retireKnownKeys(trx, Object.keys(file.keys));
    return known.size === 0 ? found.filter((name) => !Object.hasOwn(file.keys, name)) : missingIn(known, file);
  });
};
