import type { Author } from '../db/authored-transaction.ts';
import type { DatabaseServer } from '../db/open.ts';
import { addKey, dropOldKeys, openKeyFile, openVault, type KeyFile } from './key-file.ts';
import { rememberKeys, retireKeys } from './known-keys.store.ts';
import { onColumns, type Place } from './places.ts';
import { keysInUse, readSealed, storeResealed, type Client, type SealedColumn, type SealedValue } from './secrets.store.ts';
import type { Vault } from './vault.ts';

/** A value that no key opens: it is left alone, to be entered again. */
export interface Unopened {
  place: string;
  table: string;
  column: string;
  id: string;
}

interface Resealed {
  resealed: number;
  unopened: Unopened[];
}

const BATCH = 1_000;

const resealValue = (vault: Vault, schema: string, { table, column }: SealedColumn, value: SealedValue): SealedValue | undefined => {
  const address = { schema, table, column, id: value.id };
  const plain = vault.read(address, value.sealed);
  return plain === null ? undefined : { ...value, sealed: vault.seal(address, plain) };
};

const inTransaction = async <T>(client: Client, work: () => Promise<T>) => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

const resealColumn = async (client: Client, { name, scope, schema }: Place, column: SealedColumn, vault: Vault, author: Author) => {
  const done: Resealed = { resealed: 0, unopened: [] };
  const current = vault.currentKey();
  let page: SealedValue[] = [];
  do {
    const after = page.at(-1);
    page = await inTransaction(client, async () => {
      const found = await readSealed(client, scope, column, { after, limit: BATCH, notWith: current, forUpdate: true });
      const tried = found.map((value) => ({ id: value.id, anew: resealValue(vault, schema, column, value) }));
      const values = tried.flatMap(({ anew }) => anew ?? []);
      await storeResealed(client, scope, column, values, author);
      done.resealed += values.length;
      for (const { id, anew } of tried) if (!anew) done.unopened.push({ place: name, table: column.table, column: column.column, id });
      return found;
    });
  } while (page.length === BATCH);
  return done;
};

/** Seals with the current key what another one has sealed. Finished parts stay done if it is interrupted. */
const resealPlace = async (place: Place, vault: Vault, author: Author): Promise<Resealed> => {
  const done = await onColumns(place, async (client, column) => {
    const used = await keysInUse(client, place.scope, column);
    const isDone = used.every((name) => name === vault.currentKey());
    return isDone ? { resealed: 0, unopened: [] } : resealColumn(client, place, column, vault, author);
  });
  return {
    resealed: done.reduce((sum, { resealed }) => sum + resealed, 0),
    unopened: done.flatMap(({ unopened }) => unopened),
  };
};

export interface Rotation {
  keyFile: string;
  /** The place of the registry, which knows the keys of the file. */
  database: DatabaseServer;
  author: Author;
  /** How long a running server may still seal with its old key, in milliseconds; the key stays that long. */
  grace: number;
  /** Adds the key and stops, so that the file can be copied to other machines first. */
  addOnly?: boolean;
  /** Every place that may hold secrets; asked again before an old key is dropped. */
  places: (vault: Vault) => Promise<Place[]>;
  onPlace?: (name: string, done: Resealed) => void;
}

export type RotationResult = { resumed: boolean; current: string } & (
  | { state: 'added' }
  | { state: 'done'; unopened: Unopened[] }
  | { state: 'waiting'; unopened: Unopened[]; until: Date }
);

const lastRetired = ({ retired = {} }: KeyFile) => Math.max(0, ...Object.values(retired).map((time) => Date.parse(time)));

const PASSES = 3;

/** Seals everything, and repeats until nothing is left: a running server may have used its old key meanwhile. */
const resealAll = async ({ places, author, onPlace }: Rotation, vault: Vault) => {
  for (let pass = 1; ; pass += 1) {
    const unopened: Unopened[] = [];
    let isUsed = false;
    for (const place of await places(vault)) {
      const done = await resealPlace(place, vault, author);
      if (pass === 1 || done.resealed > 0) onPlace?.(place.name, done);
      unopened.push(...done.unopened);
      isUsed ||= done.resealed > 0;
    }
    if (!isUsed || pass === PASSES) return { isUsed, unopened };
  }
};

/**
 * Replaces the current key with a new one. After an interruption the next call resumes: a file with more than one key is a
 * rotation in progress.
 */
export const rotate = async (rotation: Rotation): Promise<RotationResult> => {
  const { keyFile, grace, database, author } = rotation;
  const before = await openKeyFile(keyFile);
  const resumed = Object.keys(before.keys).length > 1;
  const file = resumed ? before : await addKey(keyFile);
  const { current } = file;
  await rememberKeys(database, file, author);
  if (rotation.addOnly) return { state: 'added', resumed, current };
  const { isUsed, unopened } = await resealAll(rotation, await openVault(keyFile));
  const until = new Date((isUsed ? Date.now() : lastRetired(file)) + grace);
  if (isUsed || until.getTime() > Date.now()) return { state: 'waiting', resumed, current, unopened, until };
  // In this order: the file may hold more than the registry asks for, never less.
  await retireKeys(database, [current], author);
  await dropOldKeys(keyFile);
  return { state: 'done', resumed, current, unopened };
};
