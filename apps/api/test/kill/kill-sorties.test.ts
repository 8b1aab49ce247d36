import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { usualEngines } from '../database.ts';
import { httpReceiver, type HttpReceiver } from '../outside/trail-receivers.ts';
import { patience } from '../patience.ts';
import { addSealed, arrived, numbered } from '../rows/sorties.ts';
import { openDatabase, type DatabaseServer } from '../../src/db/open.ts';
import { builtPrograms, installed, kill } from './kill-server.ts';

const programs = builtPrograms();
const rounds = inject('proving') ? 25 : 4;
const SLOW = 1_200_000;
const quick = { timeout: patience, interval: 20 };

describe.each(usualEngines())('security events of a server that is killed while they leave, %s', (engine) => {
  const on = installed(programs, engine);
  let folder: string;
  let receiver: HttpReceiver;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-sorties-'));
    // Some are taken and not acknowledged.
    receiver = await httpReceiver((count) => (count % 5 === 3 ? 'cut late' : 200));
  });
  afterAll(async () => {
    await receiver.close();
    await rm(folder, { recursive: true });
  });

  /** Between two servers: the embedded database has one user at a time. */
  const look = async <T>(work: (server: DatabaseServer) => Promise<T>): Promise<T> => {
    const { DATABASE_URL, DATA_DIR = '' } = on.env;
    const server = await openDatabase(DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { url: DATABASE_URL });
    try {
      return await work(server);
    } finally {
      await server.close();
    }
  };
  const file = () => join(folder, 'securite.jsonl');
  const ways = () => ({
    SECURITY_TRAIL_FILE: file(),
    SECURITY_TRAIL_HTTPS: receiver.url,
    SECURITY_TRAIL_HTTPS_TOKEN: 'secret-du-recepteur',
  });
  /** The whole lines of the file: a kill may have cut one. */
  const kept = async () => (await readFile(file(), 'utf8').catch(() => '')).split('\n').filter((line) => line.endsWith('}'));

  it(
    'come to every way at least once, in order, and none is skipped',
    async () => {
      let count = 0;
      const add = (server: DatabaseServer) => addSealed(server, numbered((count += 1_200) - 1_199, 1_200));
      for (let round = 0; round < rounds; round += 1) {
        await look(async (server) => {
          await add(server);
          // The time of its turn, and that of its next try, has come.
          const now = sql<string>`now()`;
          await server.registry.updateTable('securiteSorties').set({ PrisJusqua: null, ProchainEssai: now }).execute();
        });
        const running = on.run('main', [], ways());
        if (round % 2 === 0) await vi.waitFor(async () => expect((await kept()).length).toBeGreaterThan(round * 1_200), quick);
        else await running.says('prêt');
        await wait(17 * (round % 5));
        await kill(running);
      }
      await look(({ registry }) =>
        registry
          .updateTable('securiteSorties')
          .set({ PrisJusqua: null, ProchainEssai: sql<string>`now()` })
          .execute(),
      );
      const { running } = await on.start(ways());
      const whole = (lines: readonly string[]) => {
        const ranks = arrived(lines).map(([Rang]) => Rang);
        expect(ranks.length).toBeGreaterThanOrEqual(count);
        expect(ranks).toEqual(ranks.map((_, at) => at + 1));
      };
      await vi.waitFor(async () => whole(await kept()), quick);
      await vi.waitFor(() => whole(receiver.lines), quick);
      await kill(running);
    },
    SLOW,
  );
});
