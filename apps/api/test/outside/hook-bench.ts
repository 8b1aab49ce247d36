import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { postTo } from '../../src/domains/webhooks/envois/post.ts';
import { Webhooks } from '../../src/domains/webhooks/envois/webhooks.ts';
import type { Engine } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { hookReceiver, type Received } from './hook-receiver.ts';
import { sealIn, writeIn } from '../rows/utilisateurs.ts';

export interface Hook {
  IDWebhook: number;
  Secret: string;
}

const ours = ['127.0.0.1'];

export const eventIdOf = ({ headers }: Received) => String(headers['webhook-id']);
export const dataOf = ({ body }: Received) => (JSON.parse(body) as { data: Record<string, unknown> }).data;
export const lineOf = (received: Received) => Number(dataOf(received)['IDJournal']);

/** Receivers, senders and what moves their clock, for the tests of one file. */
export const hookBench = (engine: Engine) => {
  const open: Awaited<ReturnType<typeof hookReceiver>>[] = [];
  const senders: Webhooks[] = [];
  let on: TestApp;
  let operator: Client;
  const registry = () => on.app.database.registry;
  beforeAll(async () => {
    on = await testApp(engine);
    on.app.config.outboundAllowedHosts = ours;
    operator = await on.operator();
  });
  beforeEach(async () => {
    await registry().deleteFrom('webhooks').execute();
  });
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((one) => one.stop()));
    await Promise.all(open.splice(0).map((one) => one.close()));
  });
  afterAll(() => on.close());
  const linesSince = async (after: number) => {
    const lines = (db: Parameters<Parameters<typeof writeIn>[1]>[0]) =>
      db.selectFrom('journal').select('IDJournal').where('IDJournal', '>', after).orderBy('IDJournal').execute();
    return (await writeIn(on, lines)).map(({ IDJournal }) => IDJournal);
  };
  return {
    get on() {
      return on;
    },
    get operator() {
      return operator;
    },
    registry,
    linesSince,
    receiver: async (answer?: Parameters<typeof hookReceiver>[0]) => {
      const one = await hookReceiver(answer);
      open.push(one);
      return one;
    },
    /** As another process has it. */
    sender: (post = postTo(ours)) => {
      const { database, customers, vault } = on.app;
      const onError = (error: unknown) => {
        throw error;
      };
      const one = new Webhooks({ registry: database.registry, customers, vault, post, onError });
      senders.push(one);
      return one;
    },
    make: async (Adresse: string, more: object = {}, by = operator) => {
      const { status, body, text } = await by.call<Hook>('POST', '/api/webhooks', { Nom: 'Essai', Adresse, Chapitres: [], ...more });
      expect(status, text).toBe(200);
      return body;
    },
    stateOf: (IDWebhook: number) =>
      registry().selectFrom('webhookEtats').selectAll().where('IDWebhook', '=', IDWebhook).executeTakeFirstOrThrow(),
    /** Its next try is due, and whoever held it is dead. */
    passTime: () =>
      registry()
        .updateTable('webhookEtats')
        .set({ ProchainEnvoi: sql<string>`now()`, PrisJusqua: null })
        .execute(),
    add: async (...all: string[]) => {
      await writeIn(on, async (db) => {
        for (const Descr of all) await db.insertInto('civilites').values({ Descr }).execute();
      });
      await sealIn(on);
    },
    lastLine: async () => {
      await sealIn(on);
      return (await linesSince(0)).at(-1) ?? 0;
    },
  };
};
