import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { customerMigrations } from '../db/migrations/all.ts';
import type { DatabaseServer } from '../db/open.ts';
import { keysInUse, sealedColumns } from '../secrets/secrets.store.ts';
import { version } from '../version.ts';
import { appliedSteps, beginReading, listTables, readRows, readSequences, type Client } from './customer-rows.store.ts';
import { FORMAT, FORMAT_VERSION, type CustomerEntry, type Footer, type Header } from './format.ts';

const BATCH = 1_000;

export interface Exported {
  server: DatabaseServer;
  serverName: string;
  IDCustomer: number;
  /** The name under which its secrets are sealed. */
  schema: string;
  customer: CustomerEntry;
}

const keysOf = async (client: Client, IDCustomer: number) => {
  const names = [];
  for (const column of sealedColumns(customerMigrations)) names.push(...(await keysInUse(client, { IDCustomer }, column)));
  return [...new Set(names)].toSorted();
};

/** The lines of the file, a few at a time, so that a table of any size needs little memory. */
async function* linesOf(
  client: Client,
  { IDCustomer, schema, serverName, customer }: Exported,
  onRows: (done: number) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const lines = (all: readonly string[]) => {
    const text = `${all.join('\n')}\n`;
    hash.update(text);
    return text;
  };
  const header: Header = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    product: version,
    exportedAt: new Date().toISOString(),
    server: serverName,
    schema,
    migrations: await appliedSteps(client),
    keys: await keysOf(client, IDCustomer),
    customer,
  };
  yield lines([JSON.stringify(header)]);
  const rows: Footer['rows'] = {};
  let done = 0;
  for (const table of await listTables(client)) {
    rows[table.name] = 0;
    yield lines([JSON.stringify(['table', table.name, table.columns])]);
    for await (const some of readRows(client, IDCustomer, table, BATCH)) {
      rows[table.name]! += some.length;
      done += some.length;
      yield lines(some);
      onRows(done);
    }
  }
  const footer: Footer = { rows, sequences: await readSequences(client), sha256: hash.digest('hex') };
  yield `${JSON.stringify(['end', footer])}\n`;
}

/** Writes a customer into one file, as of this moment. The file appears only when complete. @returns its rows */
export const exportCustomer = async (exported: Exported, path: string, onRows: (done: number) => void = () => {}): Promise<number> => {
  const { server, IDCustomer } = exported;
  const unfinished = `${path}.${randomUUID()}`;
  let total = 0;
  const count = (done: number) => {
    total = done;
    onRows(done);
  };
  try {
    await server.loader({ IDCustomer }, async (client) => {
      await beginReading(client);
      const file = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
      await pipeline(Readable.from(linesOf(client, exported, count), { highWaterMark: 1 }), createGzip(), file);
      await client.query('commit');
    });
    await rename(unfinished, path);
    return total;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
