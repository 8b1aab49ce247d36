import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { engines } from '../database.ts';
import { lineOf } from '../outside/hook-bench.ts';
import { hookReceiver } from '../outside/hook-receiver.ts';
import { patience } from '../patience.ts';
import { seeded } from '../seeded.ts';
import { api, signIn } from './kill-clients.ts';
import { builtPrograms, installed, kill } from './kill-server.ts';

const programs = builtPrograms();
const rounds = inject('proving') ? 50 : 3;
/** A round takes ten seconds on a busy machine. */
const SLOW = 3_600_000;
const env = { OUTBOUND_ALLOWED_HOSTS: '127.0.0.1' };

interface Evenements {
  evenements: { IDJournal: number; Curseur: string }[];
  suite: string;
}

describe.each(engines())('events of a server that is killed while it sends them, %s', (engine) => {
  const on = installed(programs, engine);
  let receiver: Awaited<ReturnType<typeof hookReceiver>>;
  beforeAll(async () => {
    // Some are taken and not acknowledged.
    receiver = await hookReceiver((_, before) => (before % 7 === 4 ? 0 : 204));
  });
  afterAll(() => receiver.close());

  /** Whoever held the sending is dead, and its next try has come: between two servers, as the embedded database has one user at a time. */
  const passTime = async () => {
    const { DATABASE_URL, DATA_DIR = '' } = on.env;
    const server = await openDatabase(DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { url: DATABASE_URL });
    const now = sql<string>`now()`;
    await server.registry.updateTable('webhookEtats').set({ ProchainEnvoi: now, PrisJusqua: null }).execute();
    await server.close();
  };

  it(
    'reach the other end at least once each',
    async () => {
      const random = seeded(11);
      let { base, running } = await on.start(env);
      let { token } = await signIn(base);
      const { suite: beginning } = (await api<Evenements>(base, 'GET', '/api/evenements?apres=fin', { token })).body;
      const body = { Nom: 'Essai', Adresse: receiver.url, Chapitres: [] };
      const made = await api(base, 'POST', '/api/webhooks', { token, body });
      expect(made.status, made.text).toBe(200);
      let written = 0;
      for (let round = 0; round < rounds; round += 1) {
        const heard = receiver.received.length;
        for (let left = 2 + random(4); left > 0; left -= 1) {
          const added = await api(base, 'POST', '/api/civilites', { token, body: { Descr: `Civilité ${(written += 1)}` } });
          expect(added.status, added.text).toBe(200);
        }
        // Half of the time while it sends, and whenever it is otherwise.
        if (round % 2 === 0) await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(heard), patience);
        else await wait(random(1_500));
        await kill(running);
        await passTime();
        ({ base, running } = await on.start(env));
        ({ token } = await signIn(base));
      }
      const expected = async () => {
        const lines: number[] = [];
        for (let apres = beginning; ;) {
          const { evenements, suite } = (await api<Evenements>(base, 'GET', `/api/evenements?limite=1000&apres=${apres}`, { token })).body;
          if (evenements.length === 0) return lines;
          lines.push(...evenements.map(({ IDJournal }) => IDJournal));
          apres = suite;
        }
      };
      await vi.waitFor(async () => {
        const lines = await expected();
        expect(lines.length).toBeGreaterThanOrEqual(written);
        expect([...new Set(receiver.received.map(lineOf))].toSorted((a, b) => a - b)).toEqual(lines.toSorted((a, b) => a - b));
      }, patience);
      await kill(running);
    },
    SLOW,
  );
});
