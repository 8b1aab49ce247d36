import { ask } from './caller.ts';
import { Connection, written, type Request } from './connection.ts';
import { throughput } from './load.ts';
import { alternate, millisOf, type Compared } from './measure.ts';
import type { Engine } from './engines.ts';
import type { Program } from './programs.ts';
import { atLeast, atMost, beside, besidePrepared, milliseconds, perSecond, type Row } from './report.ts';
import { measuredProfile } from './statements.ts';

export interface Measured {
  kind: Engine['kind'];
  product: Program;
  limit: Program;
  /** One for each session: each is checked by itself, like different people. */
  tokens: readonly string[];
  /** Records of the product's list, one for each connection so that no update waits for another. */
  civilites: readonly number[];
}

const rounds = { times: 21, throughput: 7, prepared: 5 };
/** How much of the limit's time a first read of the list may take: plain, and with brotli. */
const listAims = { postgres: [0.5, 0.6], pglite: [0.6, 0.6] } as const;
const connections = 16;
const users = 10_000;

const authorized = (token: string | undefined, request: Request) =>
  written({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
const anyUser = () => 1 + Math.floor(Math.random() * users);

/** Writes one user, so that the next list is a first read; resolves once committed. */
const touch = ({ product, tokens: [token] }: Measured, count: number) =>
  ask(product.port, `/api/utilisateurs/${1 + (count % 50)}`, {
    method: 'PUT',
    ...(token ? { token } : {}),
    body: JSON.stringify({ PhoneNumber: `02 97 00 ${String(count).padStart(4, '0')}` }),
  });

const firstReads = async (measured: Measured, encoding: string): Promise<Compared> => {
  const { product, limit, tokens } = measured;
  const own = await Connection.open(product.port);
  const bare = await Connection.open(limit.port);
  const list = authorized(tokens[0], { path: '/api/utilisateurs', headers: { 'accept-encoding': encoding } });
  const bareList = written({ path: '/list' });
  let count = 0;
  const compared = await alternate(
    rounds.times,
    async () => {
      await touch(measured, (count += 1));
      return millisOf(() => own.send(list));
    },
    () => millisOf(() => bare.send(bareList)),
  );
  own.close();
  bare.close();
  return compared;
};

interface Compare {
  product: (connection: number) => Buffer;
  limit: (connection: number) => Buffer;
  status?: number;
  /** Connections to the limit; more would only queue. */
  bareConnections?: number;
}

const compare = ({ product, limit }: Measured, calls: Compare, count = rounds.throughput) =>
  alternate(
    count,
    () => throughput({ port: product.port, connections, millis: 1000, next: calls.product, status: calls.status ?? 200 }),
    () => throughput({ port: limit.port, connections: calls.bareConnections ?? connections, millis: 1000, next: calls.limit, status: 200 }),
  );

/** A single record or update beside the limit, and beside one with prepared statements. */
const compareRecord = async (measured: Measured, product: Compare['product'], limit: (connection: number) => Request) => {
  const prepared = (connection: number) => {
    const { path, ...request } = limit(connection);
    return written({ ...request, path: `${path}/prepared` });
  };
  return {
    plain: await compare(measured, { product, limit: (connection) => written(limit(connection)) }),
    prepared: await compare(measured, { product, limit: prepared }, rounds.prepared),
  };
};

const etagOf = async ({ product, tokens: [token] }: Measured, path: string, encoding: string) => {
  const connection = await Connection.open(product.port);
  const { head } = await connection.send(authorized(token, { path, headers: { 'accept-encoding': encoding } }));
  connection.close();
  return /\r\netag: (\S+)/i.exec(head)?.[1] ?? '';
};

/** The lists, records and updates of the product beside the limit's. */
export const measureRequests = async (measured: Measured): Promise<Row[]> => {
  const { tokens, civilites } = measured;
  const tokenOf = (connection: number) => tokens[connection % tokens.length];
  const civiliteOf = (connection: number) => civilites[connection % civilites.length];
  const of = (request: Request) => {
    const texts = tokens.map((token) => authorized(token, request));
    return (connection: number) => texts[connection % texts.length]!;
  };
  const bareList = { limit: () => written({ path: '/list' }), bareConnections: 4 };

  const plain = await firstReads(measured, 'identity');
  const small = await firstReads(measured, 'br');
  const etag = await etagOf(measured, '/api/utilisateurs', 'br');
  const unchanged = await compare(measured, {
    product: of({ path: '/api/utilisateurs', headers: { 'if-none-match': etag } }),
    ...bareList,
    status: 304,
  });
  const cached = await compare(measured, { product: of({ path: '/api/utilisateurs', headers: { 'accept-encoding': 'br' } }), ...bareList });
  const cachedPlain = await compare(measured, {
    product: of({ path: '/api/utilisateurs', headers: { 'accept-encoding': 'identity' } }),
    ...bareList,
  });
  const user = await compareRecord(
    measured,
    (connection) => authorized(tokenOf(connection), { path: `/api/utilisateurs/${anyUser()}` }),
    () => ({ path: `/utilisateur/${anyUser()}` }),
  );
  const record = await compareRecord(
    measured,
    (connection) => authorized(tokenOf(connection), { path: `/api/civilites/${civiliteOf(connection)}` }),
    (connection) => ({ path: `/civilite/${civiliteOf(connection)}` }),
  );
  const ownSites = await etagOf(measured, '/api/sites', 'br');
  const sites = await compare(measured, {
    product: of({ path: '/api/sites', headers: { 'if-none-match': ownSites } }),
    limit: () => written({ path: '/sites' }),
    bareConnections: 4,
    status: 304,
  });
  const rights = await compare(measured, {
    product: of({ path: `/api/profils/eSellerTeam/${measuredProfile}/rights` }),
    limit: () => written({ path: '/droits' }),
  });
  let count = 0;
  const body = () => ({ Descr: `Docteur ${(count += 1)}` });
  const update = await compareRecord(
    measured,
    (connection) => authorized(tokenOf(connection), { method: 'PUT', path: `/api/civilites/${civiliteOf(connection)}`, body: body() }),
    (connection) => ({ method: 'PUT', path: `/civilite/${civiliteOf(connection)}`, body: body() }),
  );
  const [plainAim, smallAim] = listAims[measured.kind];
  const atLeastOf = (what: string, { plain: bare, prepared }: Awaited<ReturnType<typeof compareRecord>>, aim: number) =>
    besidePrepared(atLeast(what, bare, perSecond, aim), prepared);
  return [
    atMost('list of 10,000 users, first read', plain, milliseconds, plainAim),
    atMost('the same, brotli as a browser asks', small, milliseconds, smallAim),
    atLeast('unchanged list, 304', unchanged, perSecond, 10),
    atLeast('unchanged list, 200 from the cache, brotli', cached, perSecond, 10),
    beside('the same, not compressed', cachedPlain, perSecond),
    atLeast('unchanged list of 500 sites, 304', sites, perSecond, 10),
    atLeast('rights of a profile', rights, perSecond, 1),
    atLeastOf('one user with its sites', user, 2),
    atLeastOf('one civilité', record, 0.8),
    atLeastOf('update of a civilité, with its journal', update, 0.6),
  ];
};
