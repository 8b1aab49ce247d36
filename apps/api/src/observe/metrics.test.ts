import { dbs } from '@comptoir/contract/interfaces/dbs/dbs.partner';
import { describe, expect, it } from 'vitest';
import { engines } from '../../test/database.ts';
import { partnerApp } from '../../test/outside/partner-app.ts';
import { healthOf } from '../../test/rows/sante.ts';
import { addSealed, failingFor, numbered, wayOut } from '../../test/rows/sorties.ts';
import { recordOf } from '../../test/rows/structure.ts';
import { writeIn } from '../../test/rows/utilisateurs.ts';
import { patience } from '../../test/patience.ts';
import { smtpDelivery } from '../jobs/smtp.ts';
import { makeMetrics } from './metrics.ts';

// Before the pools are opened, as the program does.
const { register, hear } = makeMetrics();

/** The value of a series; 0 if it has none. */
const valueOf = async (name: string, labels: Record<string, string> = {}) => {
  const wanted = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
  const line = (await register.metrics())
    .split('\n')
    .find((text) => new RegExp(`^${name}[ {]`).test(text) && wanted.every((label) => text.includes(label)));
  return Number(line?.split(' ').at(-1) ?? 0);
};

describe.each(engines())('measures (%s)', (engine) => {
  const app = partnerApp(engine);

  const grown = async (name: string, labels: Record<string, string>, work: () => Promise<unknown>) => {
    const before = await valueOf(name, labels);
    await work();
    return (await valueOf(name, labels)) - before;
  };

  it('distinguish a built list from one in memory', async () => {
    await app.operator.call('POST', '/api/civilites', { Descr: 'Mesurée' });
    const read = () => app.operator.call('GET', '/api/civilites');
    expect(await grown('comptoir_lists_total', { outcome: 'built' }, read)).toBe(1);
    expect(await grown('comptoir_lists_total', { outcome: 'built' }, read)).toBe(0);
    expect(await grown('comptoir_lists_total', { outcome: 'hit' }, read)).toBe(1);
    expect(await valueOf('comptoir_lists_cache_bytes')).toBeGreaterThan(0);
    expect(await valueOf('comptoir_lists_built_bytes_total')).toBeGreaterThan(0);
  });

  it('count the connections of each database, without its account', async () => {
    const server = { server: engine === 'pglite' ? 'embedded' : new URL(process.env['TEST_DATABASE_URL'] ?? '').host };
    const line = (await register.metrics()).split('\n').find((text) => text.startsWith('comptoir_db_connections_max'));
    expect(line).toContain(server.server);
    expect(line).not.toMatch(/postgres@|:\/\//);
    const held = await app.on.app.database.registryConnections().connect();
    const text = await register.metrics();
    held.release();
    const busy = [...text.matchAll(/^comptoir_db_connections\{.*state="busy"\} (\d+)$/gm)].map(([, count]) => Number(count));
    expect(Math.max(...busy)).toBeGreaterThanOrEqual(1);
  });

  it('count the outcomes of a partner’s calls, and its open circuit', async () => {
    const customer = await recordOf(app.on);
    const ask = () => app.on.app.partners.ask(dbs, 'sites', { customer, by: 'admin', account: { login: 'client', password: 'Secret-29' } });
    const asked = (outcome: string) => ({ partner: 'dbs', outcome });
    const calls = 'comptoir_partner_call_duration_seconds_count';
    expect(await grown(calls, asked('ok'), ask)).toBe(1);
    await app.partners.fault('dbs', 'error500');
    const failing = async () => {
      for (let time = 0; time < 6; time += 1) await expect(ask()).rejects.toThrow();
    };
    const open = await valueOf('comptoir_partner_circuits_open', { partner: 'dbs' });
    expect(await grown(calls, asked('suspended'), failing)).toBeGreaterThan(0);
    expect(await valueOf('comptoir_partner_circuits_open', { partner: 'dbs' })).toBe(open + 1);
    expect(await register.metrics()).not.toMatch(/Secret-29|BDGpUn/);
  });

  it('count sent and waiting messages', async () => {
    await writeIn(app.on, (db) => db.deleteFrom('outbox').execute());
    const message = { destinataires: ['a@exemple.example'], objet: 'Essai', texte: 'Bonjour' };
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await writeIn(app.on, (db) =>
      db
        .insertInto('outbox')
        .values([message, { ...message, prochaineTentative: later }])
        .execute(),
    );
    register.resetMetrics();
    const sent = { outcome: 'sent' };
    const { outbox } = app.on.app;
    outbox.start(smtpDelivery(`smtp://127.0.0.1:${app.partners.smtpPort}`, 'comptoir@exemple.example'));
    await expect.poll(() => valueOf('comptoir_outbox_messages', { state: 'later' }), { timeout: patience }).toBe(1);
    expect(await valueOf('comptoir_outbox_messages', { state: 'due' })).toBe(0);
    expect(await valueOf('comptoir_outbox_deliveries_total', sent)).toBe(1);
    await outbox.stop();
  });

  it('say how far behind a way out of the security trail is, and for how long it has failed', async () => {
    const { database } = app.on.app;
    const { out } = wayOut(database, 'fichier', { file: '/nulle-part/securite.jsonl' });
    await addSealed(database, numbered(1, 3));
    const way = { way: 'fichier' };
    await out.runNow();
    const { Rang } = await database.registry.selectFrom('securiteChaine').select('Rang').executeTakeFirstOrThrow();
    expect(await valueOf('comptoir_trail_out_events', way)).toBe(Rang);
    expect(await valueOf('comptoir_trail_out_failing_seconds', way)).toBe(0);
    await failingFor(database, 20);
    await out.runNow();
    expect(await valueOf('comptoir_trail_out_failing_seconds', way)).toBeGreaterThanOrEqual(20 * 60);
  });

  it('count the turns of the health checks', async () => {
    const { registry } = app.on.app.database;
    await healthOf(app.on).runDue();
    await registry.updateTable('santeTours').set({ ProchaineVerification: '2026-01-01T00:00:00Z', PrisJusqua: null }).execute();
    let turns = 0;
    const done = await grown('comptoir_health_turns_total', { outcome: 'done' }, async () => {
      turns = await healthOf(app.on).runDue();
    });
    expect(turns).toBeGreaterThan(0);
    expect(done).toBe(turns);
  });
});

it('a scrape stays small after every call was used', async () => {
  const what = { seconds: 0.01, bytes: 10, requestId: '', caller: 'operator', customer: undefined, address: '', isCut: false };
  for (let call = 0; call < 400; call += 1) {
    for (const status of [200, 304, 422]) hear({ ...what, method: 'GET', path: `/api/domaine${call % 90}/appel${call}`, status });
  }
  const text = await register.metrics();
  expect(text.length).toBeLessThan(400_000);
  // The 304 of a list is counted only for calls of the contract.
  expect(await valueOf('comptoir_lists_total', { outcome: 'unchanged' })).toBeGreaterThanOrEqual(400);
});
