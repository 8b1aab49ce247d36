import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase, type DatabaseSource } from '../apps/api/src/db/open.ts';
import { openEmbedded } from '../apps/api/src/db/pglite.ts';
import { embeddedPool, serverPool } from '../apps/api/src/db/pool.ts';
import { bareSchema, statementsOf, type Statement } from './statements.ts';

// The bare limit: Node's own HTTP server, the driver, the same statements. No framework, no session, no checks, no journal.

const { source, schema } = JSON.parse(process.argv[2] ?? '') as { source: DatabaseSource; schema: string };

const database = await openDatabase(source);
const statements = await statementsOf(database, schema);
await database.close();

const openPool = async () => {
  if ('url' in source) return serverPool(source.url, { max: 10, connectionTimeoutMillis: 10_000 });
  const engine = await openEmbedded(source.dataDir);
  return embeddedPool(() => engine.stream(), 10_000);
};
const pool = await openPool();
await pool.query(`create schema ${bareSchema}; create table ${bareSchema}."civilites" (like "${schema}"."civilites" including all);
  insert into ${bareSchema}."civilites" overriding system value select * from "${schema}"."civilites"`);

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as { Descr: string };
};

const read = async ({ text, values }: Statement, id?: number) => {
  const { rows } = await pool.query<{ json: string }>({ text, values: id === undefined ? [...values] : [...values.slice(0, -1), id] });
  return rows[0]?.json ?? 'null';
};

const update = async (request: IncomingMessage, id: number) => {
  const { Descr } = await bodyOf(request);
  const client = await pool.connect();
  await client.query('begin');
  await client.query(statements.update.text, [Descr, id]);
  await client.query('commit');
  client.release();
  return '{}';
};

const answer = (request: IncomingMessage) => {
  const [, call, id] = request.url!.split('/');
  if (request.method === 'PUT') return update(request, Number(id));
  if (call === 'utilisateur') return read(statements.utilisateur, Number(id));
  if (call === 'civilite') return read(statements.civilite, Number(id));
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
