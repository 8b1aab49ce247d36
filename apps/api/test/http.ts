import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config/config.ts';
import type { DatabaseServer } from '../src/db/open.ts';
import type { App } from '../src/http/parts.ts';
import { openCustomers } from '../src/registry/customers.ts';
import { Vault } from '../src/secrets/vault.ts';
import { migrated, testDatabase, type Engine } from './database.ts';
import { fillTestCustomer, testCustomers, testOperator } from './rows/customers.ts';
import { z } from 'zod';
import { testLog } from './server-errors.ts';
import type { Template } from './templates.ts';

export interface Answer<T = unknown> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: T;
  text: string;
}

export interface Client {
  token: string;
  call: <T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer<T>>;
}

export interface TestApp {
  app: App;
  fastify: FastifyInstance;
  /** Somebody without a session, or with the given token. */
  client: (token?: string) => Client;
  /** An operator who has chosen this customer. */
  operator: (BDGp?: string) => Promise<Client>;
  /** The customer-access administrator of this customer, or another person. */
  customer: (BDGp?: string, login?: string, password?: string) => Promise<Client>;
  close: () => Promise<void>;
}

/** A person reads what stands beside a field: a value or a key would say nothing. @throws Error */
const checkSentences = (body: unknown, text: string) => {
  const { data } = z.object({ errors: z.record(z.string(), z.string()) }).safeParse(body);
  const bare = Object.values(data?.errors ?? {}).find((sentence) => !sentence.includes(' '));
  if (bare !== undefined) throw new Error(`a refusal whose sentence for a field is none: ${text}`);
};

const clientOf = (fastify: FastifyInstance, token: string): Client => ({
  token,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what the answer is, as Client promises
  call: async <T>(method: InjectOptions['method'] & string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fastify.inject({
      method: method as 'GET',
      url: path,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json;') && !answer.headers['content-encoding'];
    const read: unknown = isJson && answer.body ? JSON.parse(answer.body) : undefined;
    if (answer.statusCode >= 400) checkSentences(read, answer.body);
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: read as T };
  },
});

/** One key for all: secrets of a prepared database open in every copy. */
const vault = new Vault({ current: 'test', keys: { test: Buffer.alloc(32, 'essai').toString('base64') } });

const openTestCustomers = (database: DatabaseServer, fill: typeof fillTestCustomer) =>
  openCustomers({ database, vault, fill: (db, customer) => fill(db, customer, vault) });

const register = (server: DatabaseServer) =>
  server.write(
    'registry',
    { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'test' },
    async (trx) => {
      const { IDServer } = await trx
        .insertInto('servers')
        .values({ name: 'prod-test', ip: '192.0.2.1', isHonda: false, production: true })
        .returning('IDServer')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('customers')
        .values(testCustomers.map((customer) => ({ ...customer, IDServer })))
        .execute();
      await trx.insertInto('produits').values({ TPR_IDTypeProduit: 8, TPR_Descr: 'Nissan' }).execute();
      await trx
        .insertInto('operators')
        .values({
          login: testOperator.login,
          name: testOperator.name,
          passwordHash: await hash(testOperator.password, { memoryCost: 64, timeCost: 1 }),
        })
        .execute();
    },
  );

/** The test customers are registered, and filled when opened. */
const registered: Template = { name: 'registered', from: migrated, prepare: register };

/** The test customers exist with their rows. */
const filled: Template = {
  name: 'filled',
  from: registered,
  prepare: async (server) => {
    const customers = openTestCustomers(server, fillTestCustomer);
    for (const { name } of testCustomers) await customers.open((await customers.find(name))!);
    await customers.close();
  },
};

interface TestSettings {
  fill?: typeof fillTestCustomer;
  log?: ReturnType<typeof testLog>;
  sessions?: Partial<Config['sessions']>;
}

/** The whole server, on its own database with the test customers; answers are checked against the contract. */
export const testApp = async (
  engine: Engine,
  { fill = fillTestCustomer, log = testLog(), sessions = {} }: TestSettings = {},
): Promise<TestApp> => {
  const own = await testDatabase(engine, { template: fill === fillTestCustomer ? filled : registered });
  const { server } = own;
  const usual = readConfig({ SAMPLE_DATA: 'off' });
  // Tests sign one person in for each look.
  const operatorsSecondFactor = 'non' as const;
  const config = {
    ...usual,
    operatorsSecondFactor,
    checkAnswers: true,
    apiDocs: true,
    sessions: { ...usual.sessions, perAccount: 1_000, ...sessions },
  };
  const customers = openTestCustomers(server, fill);
  const { app, fastify } = await buildApp({ config, database: server, customers, vault }, log);
  await fastify.ready();
  const client = (token = '') => clientOf(fastify, token);
  const authenticate = async (login: string, password: string, url: string) => {
    const { body, text } = await client().call<{ token: string }>('POST', '/api/authenticate', { login, password, url });
    if (!body.token) throw new Error(`sign-in failed: ${text}`);
    return body.token;
  };
  return {
    app,
    fastify,
    client,
    operator: async (BDGp = 'BDGpUn') => {
      const token = await authenticate(testOperator.login, testOperator.password, 'localhost');
      const { body } = await client(token).call<{ token: string }>('POST', '/api/adminSelectDatabase', undefined, {
        server: 'prod-test',
        bdgp: BDGp,
      });
      return client(body.token);
    },
    customer: async (BDGp = 'BDGpUn', login = 'admin', password = 'secret-1') =>
      client(await authenticate(login, password, `${BDGp.toLowerCase()}.backoffice.example`)),
    close: async () => {
      await fastify.close();
      await customers.close();
      await own.drop();
    },
  };
};
