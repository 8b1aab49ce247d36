import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it, vi } from 'vitest';
import { engines } from '../database.ts';
import { patience } from '../patience.ts';
import { seeded } from '../seeded.ts';
import { api, signIn } from './kill-clients.ts';
import { killed } from './kill-installation.ts';
import { builtPrograms, installed, kill } from './kill-server.ts';

const programs = builtPrograms();
const rounds = inject('proving') ? 50 : 2;
/** A round takes two seconds on a quiet machine. */
const SLOW = 600_000;

describe.each(engines())('a server killed while it puts back, %s', (engine) => {
  const on = installed(programs, engine);

  it(
    'has put back all of it, or nothing',
    async () => {
      const random = seeded(7);
      const ids = Array.from({ length: killed.sites }, (_, at) => at + 1);
      let { base, running } = await on.start();
      let { token } = await signIn(base);
      const towns = async () => {
        const { body } = await api<{ Ville: string }[]>(base, 'GET', '/api/sites', { token });
        return new Set(body.map(({ Ville }) => Ville));
      };
      const instant = async () => (await api<{ IDInstant: number }[]>(base, 'GET', '/api/instants', { token })).body[0]?.IDInstant ?? 0;
      const change = async (Ville: string) => {
        for (const id of ids) expect((await api(base, 'PUT', `/api/sites/${id}`, { token, body: { Ville } })).status).toBe(200);
      };
      for (let round = 0; round < rounds; round += 1) {
        const known = await instant();
        await change(`Avant ${round}`);
        await vi.waitFor(async () => expect(await instant()).toBeGreaterThan(known), patience);
        // The sealer comes once a second; what it has not seen yet is not before that instant.
        await wait(1_500);
        const at = await instant();
        await change(`Après ${round}`);
        const going = api(base, 'POST', '/api/retour', {
          token,
          body: { portee: { ecran: '/sites' }, verbe: 'revenir', instant: at },
        }).then(
          ({ status }) => status,
          () => undefined,
        );
        await wait(random(120));
        await kill(running);
        const status = await going;
        ({ base, running } = await on.start());
        ({ token } = await signIn(base));
        const [town, ...others] = await towns();
        expect(others).toEqual([]);
        expect(town).toMatch(status === 200 ? `Avant ${round}` : /^(Avant|Après) \d+$/);
      }
      await kill(running);
    },
    SLOW,
  );
});
