import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../apps/api/src/db/open.ts';
import type { DatabaseSource } from '../apps/api/src/db/driver/pools-opened.ts';
import { openEmbedded } from '../apps/api/src/db/embedded/pglite.ts';
import { embeddedPool, serverPool } from '../apps/api/src/db/driver/pool.ts';
import { copyBare } from './bare.ts';
import { statementsOf, type Statement } from './statements.ts';

// The bare limit: Node's own HTTP server, the driver, the same statements on tables of one customer alone. No framework, no session,
// no checks, no walls, no journal.

const source = JSON.parse(process.argv[2] ?? '') as DatabaseSource;

const database = await openDatabase(source);
const statements = await statementsOf(database);
await database.close();

const openPool = async () => {
  if ('url' in source) return serverPool(source.url, { max: 10, connectionTimeoutMillis: 10_000 });
  const engine = await openEmbedded(source.dataDir);
  return embeddedPool(() => engine.stream(), 10_000);
};
const pool = await openPool();
await copyBare(pool);

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as { Descr: string };
};

const read = async ({ text, values }: Statement, id?: number, name?: string) => {
  const own = id === undefined ? [...values] : [...values.slice(0, -1), id];
  const { rows } = await pool.query<{ json: string }>({ text, values: own, ...(name ? { name } : {}) });
  return rows[0]?.json ?? 'null';
};

const update = async (request: IncomingMessage, id: number, name?: string) => {
  const { Descr } = await bodyOf(request);
  const client = await pool.connect();
  await client.query('begin');
  await client.query({ text: statements.update.text, values: [Descr, id], ...(name ? { name } : {}) });
  await client.query('commit');
  client.release();
  return '{}';
};

const answer = (request: IncomingMessage) => {
  const [, call, id, prepared] = request.url!.split('/');
  // With a name the driver prepares a statement once for each connection.
  const name = prepared && `${request.method} ${call}`;
  if (request.method === 'PUT') return update(request, Number(id), name);
  if (call === 'utilisateur') return read(statements.utilisateur, Number(id), name);
  if (call === 'civilite') return read(statements.civilite, Number(id), name);
  if (call === 'sites') return read(statements.sites);
  if (call === 'droits') return read(statements.droits);
  return read(statements.list);
};

const server = createServer((request, response) => {
  void answer(request).then((text) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) });
    response.end(text);
  });
});
// Longer than any pause between two rounds.
server.keepAliveTimeout = 300_000;
server.listen(0, '127.0.0.1', () => {
  // A TCP server that listens has an address with a port.
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit(0));
