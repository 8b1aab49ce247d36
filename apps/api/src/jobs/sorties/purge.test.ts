import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { usualEngines } from '../../../test/database.ts';
import { httpReceiver, type Receiver } from '../../../test/outside/trail-receivers.ts';
import { addSealed, failingFor, hasten, sortiesOn, wayOut } from '../../../test/rows/sorties.ts';
import { purgeTrail } from '../../registry/trail.store.ts';

describe.each(usualEngines())('the purge of security events and the ways out, %s', (engine) => {
  const on = sortiesOn(engine);
  const toHttps = ({ url }: Receiver) => wayOut(on.server, 'https', { url, ca: undefined, token: undefined });
  const age = (moment: string, rang: number) =>
    on.server.admin((client) =>
      client.query(`update registry."securiteEvenements" set "DateH" = now() - interval '${moment}' where "Rang" <= $1`, [rang]),
    );

  const details = async () => {
    const { rows } = await sql<{ Details: string }>`select "Details" from ${sql.table('registry.securiteEvenements')}
      where "Type" = 'retrait' order by "IDEvenement" desc limit 1`.execute(on.server.registry);
    return rows[0]?.Details;
  };

  it('hold each other up for less than 30 days, and then it says what did not leave', async () => {
    const receiver = await on.receiving(httpReceiver((count) => (count === 2 ? 500 : 200)));
    const { out } = toHttps(receiver);
    await addSealed(on.server, ['n° 1', 'n° 2']);
    await out.runNow();
    await addSealed(on.server, ['n° 3', 'n° 4']);
    await age('13 months', 3);
    // What has left may go; what has not, not.
    await out.runNow();
    expect(await purgeTrail(on.server, 12)).toBe(2);
    expect(await purgeTrail(on.server, 12)).toBe(0);
    await failingFor(on.server, 29 * 24 * 60);
    expect(await purgeTrail(on.server, 12)).toBe(0);
    await failingFor(on.server, 31 * 24 * 60);
    expect(await purgeTrail(on.server, 12)).toBe(1);
    expect(await details()).toBe('Plus anciens que 12 mois, sans être tous sortis\u00a0: https');
    // The receiver is told that something is missing.
    await hasten(on.server);
    await out.runNow();
    const [gap, next] = receiver.lines.slice(-2).map((line) => JSON.parse(line) as object);
    expect([gap, next]).toMatchObject([{ Depuis: 3 }, { Rang: 4 }]);
  });

  it('does not wait for a way that nobody has any more', async () => {
    await toHttps(await on.receiving(httpReceiver(() => 500))).out.runNow();
    await addSealed(on.server, ['n° 1', 'n° 2']);
    await age('13 months', 1);
    expect(await purgeTrail(on.server, 12)).toBe(0);
    await on.server.registry
      .updateTable('securiteSorties')
      .set({ VueLe: sql<string>`now() - interval '25 hours'` })
      .execute();
    expect(await purgeTrail(on.server, 12)).toBe(1);
    expect(await details()).toBe('Plus anciens que 12 mois');
  });
});
