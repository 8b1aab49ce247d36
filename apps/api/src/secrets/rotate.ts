import type { Author } from '../db/authored-transaction.ts';
import { quoteName } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';
import { addKey, dropOldKeys, openKeyFile, openVault, type KeyFile } from './key-file.ts';
import {
  keysInUse,
  lockForReseal,
  presentColumns,
  readSealed,
  storeResealed,
  type Client,
  type SealedColumn,
  type SealedValue,
} from './secrets.store.ts';
import type { Vault } from './vault.ts';

/** A schema that may hold secrets. */
export interface Place {
  name: string;
  server: DatabaseServer;
  schema: string;
  columns: readonly SealedColumn[];
}

interface Resealed {
  resealed: number;
  /** Values that no key of the file opens: they are left as they are. */
  unopened: number;
}

const BATCH = 1_000;

const resealValue = (vault: Vault, schema: string, { table, column }: SealedColumn, value: SealedValue): SealedValue | undefined => {
  const address = { schema, table, column, id: value.id };
  try {
    return { ...value, sealed: vault.seal(address, vault.open(address, value.sealed)) };
  } catch {
    return undefined;
  }
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

const resealColumn = async (client: Client, schema: string, column: SealedColumn, vault: Vault, author: Author): Promise<Resealed> => {
  const done = { resealed: 0, unopened: 0 };
  const current = vault.currentKey();
  let page: SealedValue[] = [];
  do {
    const after = page.at(-1);
    page = await inTransaction(client, async () => {
      await lockForReseal(client, schema, column);
      const found = await readSealed(client, schema, column, { after, limit: BATCH, notWith: current });
      const values = found.map((value) => resealValue(vault, schema, column, value)).filter((value) => value !== undefined);
      await storeResealed(client, schema, column, values, author);
      done.resealed += values.length;
      done.unopened += found.length - values.length;
      return found;
    });
  } while (page.length === BATCH);
  return done;
};

const onColumns = <T>({ server, schema, columns }: Place, work: (client: Client, column: SealedColumn) => Promise<T>): Promise<T[]> =>
  server.admin(async (client) => {
    // For the whole connection, which is thrown away afterwards.
    await client.query(`set role ${quoteName(server.roleOf(schema))}`);
    const results = [];
    for (const column of await presentColumns(client, schema, columns)) results.push(await work(client, column));
    return results;
  });

/** Seals with the current key whatever another one has sealed; what was done stays done if it is cut short. */
const resealPlace = async (place: Place, vault: Vault, author: Author): Promise<Resealed> => {
  const done = await onColumns(place, async (client, column) => {
    const used = await keysInUse(client, place.schema, column);
    const isDone = used.every((name) => name === vault.currentKey());
    return isDone ? { resealed: 0, unopened: 0 } : resealColumn(client, place.schema, column, vault, author);
  });
  return {
    resealed: done.reduce((sum, { resealed }) => sum + resealed, 0),
    unopened: done.reduce((sum, { unopened }) => sum + unopened, 0),
  };
};

const usesOldKey = async (place: Place, current: string) => {
  const used = await onColumns(place, (client, column) => keysInUse(client, place.schema, column));
  return used.flat().some((name) => name !== current);
};

export interface Rotation {
  keyFile: string;
  author: Author;
  /** Milliseconds during which a running server may still seal with the key it had; the old key stays that long. */
  grace: number;
  /** Adds the key and stops, so that the file can be copied to other machines first. */
  addOnly?: boolean;
  /** Every schema that may hold secrets; asked again before an old key is dropped. */
  places: (vault: Vault) => Promise<Place[]>;
  onPlace?: (name: string, done: Resealed) => void;
}

export type RotationResult = { resumed: boolean; current: string } & (
  | { state: 'added' }
  | { state: 'done' }
  | { state: 'unopened'; unopened: number }
  | { state: 'waiting'; until: Date }
);

const lastRetired = ({ retired = {} }: KeyFile) => Math.max(0, ...Object.values(retired).map((time) => Date.parse(time)));

const PASSES = 3;

/** Seals everything; again where a server that still runs has meanwhile used its old key. */
const resealAll = async ({ places, author, onPlace }: Rotation, vault: Vault) => {
  for (let pass = 1; ; pass += 1) {
    let unopened = 0;
    for (const place of await places(vault)) {
      const done = await resealPlace(place, vault, author);
      onPlace?.(place.name, done);
      unopened += done.unopened;
    }
    let isUsed = false;
    for (const place of await places(vault)) isUsed ||= await usesOldKey(place, vault.currentKey());
    if (!isUsed || unopened > 0 || pass === PASSES) return { isUsed, unopened };
  }
};

/**
 * Puts a new key in the place of the current one. Cut short at any point, the next call goes on where it stopped:
 * a file with more than one key is a rotation under way.
 */
export const rotate = async (rotation: Rotation): Promise<RotationResult> => {
  const { keyFile, grace } = rotation;
  const before = await openKeyFile(keyFile);
  const resumed = Object.keys(before.keys).length > 1;
  const file = resumed ? before : await addKey(keyFile);
  const { current } = file;
  if (rotation.addOnly) return { state: 'added', resumed, current };
  const { isUsed, unopened } = await resealAll(rotation, await openVault(keyFile));
  if (unopened > 0) return { state: 'unopened', resumed, current, unopened };
  const until = new Date((isUsed ? Date.now() : lastRetired(file)) + grace);
  if (isUsed || until.getTime() > Date.now()) return { state: 'waiting', resumed, current, until };
  await dropOldKeys(keyFile);
  return { state: 'done', resumed, current };
};
