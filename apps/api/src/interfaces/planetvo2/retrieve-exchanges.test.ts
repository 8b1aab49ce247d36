import type { PlanetVO2Log } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { retrievalsClock } from '../../partners/retrievals.ts';
import { retrieveExchanges } from './retrieve-exchanges.ts';

describe.each(engines())('what PlanetVO 2 exchanges for active sites (%s)', (engine) => {
  const app = partnerApp(engine);
  const errors: unknown[] = [];
  const retrieve = () => retrievalsClock({ ...app.on.app, retrievals: [retrieveExchanges] }, (error) => errors.push(error)).runDue();
  const logs = async () => (await app.operator.call<{ logs: PlanetVO2Log[] }>('GET', '/api/interfaces/planetVO2/logs?numPage=1')).body.logs;
  const activate = async (ActifPVO2: boolean) => {
    const { body } = await app.operator.call<{ sitesPVO: { id: string }[] }>('GET', '/api/interfaces/planetVO2/sitesPVO');
    await app.operator.call('PUT', '/api/interfaces/planetVO2/sites', [{ IDSite: 1, IDSitePVO2: body.sitesPVO[0]?.id, ActifPVO2 }]);
  };

  it('arrives once, from the activation on and while it lasts', async () => {
    await retrieve();
    await app.partners.advance(60);
    await retrieve();
    expect(await logs()).toEqual([]);

    await activate(true);
    await retrieve();
    expect(await logs()).toEqual([]);
    await app.partners.advance(11);
    await retrieve();
    const first = await logs();
    expect(first).toHaveLength(2);
    expect(first[0]).toMatchObject({ PeopleName: 'Automate PlanetVO 2' });
    expect(first[0]!.Datetime > first[1]!.Datetime).toBe(true);
    await retrieve();
    expect(await logs()).toEqual(first);
    await app.partners.advance(5);
    await retrieve();
    expect((await logs()).slice(1)).toEqual(first);

    await activate(false);
    await app.partners.advance(60);
    await retrieve();
    expect(await logs()).toHaveLength(3);
    expect(errors).toEqual([]);
  });

  it('a partner that fails keeps nothing from arriving later', async () => {
    await activate(true);
    const before = await logs();
    await app.partners.advance(5);
    await app.partners.fault('planetvo2', 'garbage');
    await retrieve();
    expect(await logs()).toEqual(before);
    await app.partners.noFault();
    await retrieve();
    expect((await logs()).length).toBeGreaterThan(before.length);
    expect(errors).toEqual([]);
  });
});
