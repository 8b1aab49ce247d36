import type { SanteCible } from '@comptoir/contract/domains/sante/sante.calls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { withPartners } from '../../../test/outside/partners.ts';
import { patience } from '../../../test/patience.ts';
import { fillAccesses, healthOf } from '../../../test/rows/sante.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { allProbes } from '../../interfaces/all.ts';
import { havingRow } from '../../partners/holders.store.ts';

describe.each(engines())('checks by the clock (%s)', (engine) => {
  let on: TestApp;
  let partners: Awaited<ReturnType<typeof withPartners>>;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    partners = await withPartners(on);
    on.app.config.health = { everyMinutes: 60, failures: 2, recipients: ['surveillance@fournisseur.example'] };
    operator = await on.operator();
    await fillAccesses(on, operator, partners.smtpPort);
  });
  beforeEach(() =>
    writeIn(on, async (db) => {
      for (const table of ['santeEtats', 'santeVerifications', 'santeJours', 'santeAlertes', 'outbox'] as const)
        await db.deleteFrom(table).execute();
    }),
  );
  afterEach(() => partners.noFault());
  afterAll(async () => {
    await on.close();
    await partners.close();
  });

  const cible = async (Interface: string) =>
    (await operator.call<SanteCible[]>('GET', '/api/sante/cibles')).body.find((row) => row.Interface === Interface);
  const nextTurn = async () =>
    (await operator.call<{ ProchaineVerification: string | null }>('GET', '/api/sante')).body.ProchaineVerification ?? '';
  const mails = () => writeIn(on, (db) => db.selectFrom('outbox').select('objet').execute());
  const setDue = (BDGp: string, when: string, PrisJusqua: string | null = null) =>
    on.app.database.registry
      .updateTable('santeTours')
      .set({ ProchaineVerification: when, PrisJusqua })
      .where('IDCustomer', '=', (eb) => eb.selectFrom('customers').select('customers.IDCustomer').where('name', '=', BDGp))
      .execute();
  const asked = async () => (await partners.received()).filter(({ partner }) => partner === 'dbs').length;

  it('a customer’s first turn comes within an interval, and each turn is taken once, whatever the number of processes', async () => {
    await on.app.database.registry.deleteFrom('santeTours').execute();
    expect(await healthOf(on).runDue()).toBe(0);
    await setDue('BDGpUn', '2026-01-01T00:00:00Z');
    const before = await asked();
    const taken = await Promise.all([healthOf(on).runDue(), healthOf(on).runDue(), healthOf(on).runDue()]);
    expect(taken.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect((await asked()) - before).toBe(1);
    expect(await cible('dbs')).toMatchObject({ Verdict: 'ok' });
    const minutes = (Date.parse(await nextTurn()) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThan(61);
  });

  it('a customer that was just filled is checked at once, alone, and then as all others are', async () => {
    await on.app.database.registry.deleteFrom('santeTours').execute();
    const health = healthOf(on);
    const { IDCustomer } = (await on.app.customers.find('BDGpUn'))!;
    await health.checkFirst(IDCustomer);
    await vi.waitFor(async () => expect(await cible('dbs')).toMatchObject({ Verdict: 'ok' }), patience);
    await health.stop();
    expect(Date.parse(await nextTurn()) - Date.now()).toBeGreaterThan(58 * 60_000);
    expect(await healthOf(on).runDue()).toBe(0);
  });

  it('nobody is checked at once where nothing is checked by the clock', async () => {
    const { health } = on.app.config;
    await on.app.database.registry.deleteFrom('santeTours').execute();
    on.app.config.health = { ...health, everyMinutes: 0 };
    try {
      await healthOf(on).checkFirst((await on.app.customers.find('BDGpUn'))!.IDCustomer);
      expect(await on.app.database.registry.selectFrom('santeTours').selectAll().execute()).toEqual([]);
    } finally {
      on.app.config.health = health;
    }
  });

  it('the turn of a dead process is taken over, a held one is not', async () => {
    await healthOf(on).runDue();
    await setDue('BDGpUn', '2026-01-01T00:00:00Z', new Date(Date.now() + 60_000).toISOString());
    expect(await healthOf(on).runDue()).toBe(0);
    await setDue('BDGpUn', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
    expect(await healthOf(on).runDue()).toBe(1);
  });

  it('a fault in one interface does not stop the others', async () => {
    const broken = {
      Interface: 'rompue',
      Titre: 'Rompue',
      Ecran: '/sante' as const,
      holders: havingRow('gpParametres'),
      list: () => Promise.reject(new Error('no')),
    };
    const told: unknown[] = [];
    await setDue('BDGpUn', '2026-01-01T00:00:00Z');
    expect(await healthOf(on, { probes: [broken, ...allProbes], onError: (error) => told.push(error) }).runDue()).toBe(1);
    expect(told).toHaveLength(1);
    expect(await cible('dbs')).toMatchObject({ Verdict: 'ok' });
  });

  it('the exchange log has failures but no successes', async () => {
    const kept: string[] = [];
    const health = healthOf(on, { onExchange: ({ Partenaire, Resultat }) => kept.push(`${Partenaire} ${Resultat}`) });
    await partners.fault('dbs', 'refuse');
    await setDue('BDGpUn', '2026-01-01T00:00:00Z');
    await health.runDue();
    expect(kept).toEqual(['dbs refus']);
  });

  it('two processes raise only one alert', async () => {
    await partners.fault('dbs', 'refuse');
    for (let time = 0; time < 3; time += 1) {
      await setDue('BDGpUn', '2026-01-01T00:00:00Z');
      await Promise.all([healthOf(on).runDue(), healthOf(on).runDue()]);
    }
    expect(await cible('dbs')).toMatchObject({ EchecsConsecutifs: 3 });
    expect(await mails()).toHaveLength(1);
  });

  it('a stop gives the turn back', async () => {
    await setDue('BDGpUn', '2026-01-01T00:00:00Z');
    const health = healthOf(on);
    await health.stop();
    expect(await health.runDue()).toBe(0);
    expect(await healthOf(on).runDue()).toBe(1);
  });
});
