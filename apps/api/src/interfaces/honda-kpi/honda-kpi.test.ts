import type { HondaAffaire, HondaKey } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.calls';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { describe, expect, it } from 'vitest';
import { retrievalsClock } from '../../partners/retrievals.ts';
import { retrieveHondaKpi } from './retrieve-honda-kpi.ts';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const base = '/api/interfaces/hondaKpi';

describe.each(engines())('Honda KPI (%s)', (engine) => {
  const app = partnerApp(engine, async ({ on }) => {
    await writeIn(on, async (db) => {
      await db.updateTable('sites').set({ CodeConstructeur: '114-201' }).where('IDSite', 'in', [1, 2]).execute();
      await db
        .insertInto('affaires')
        .values([
          { IDAffaire: 1, CodeAffaireSource: 'HO-1', DateDebut: '2026-02-01T09:00:00Z', IDAffaireStatut: 5 },
          { IDAffaire: 2, CodeAffaireSource: 'HO-2', DateDebut: '2026-03-01T09:00:00Z', IDAffaireStatut: 3 },
        ])
        .execute();
      const sent = (IDAffaire: number, date: string, action: string) => ({
        IDAffaire,
        date,
        action,
        datas: '{"date-essai":"2026-03-04"}',
        response: '{"message":"OK","errors":[]}',
      });
      await db
        .insertInto('hondaKPILogs')
        .values([
          sent(1, '2026-02-10T09:00:00Z', 'creation'),
          sent(1, '2026-03-04T09:00:00Z', 'essai'),
          sent(2, '2026-04-02T07:30:00Z', 'creation'),
        ])
        .execute();
    });
  });

  const config = async (by = app.operator) => (await by.call<HondaKey[]>('GET', `${base}/config`)).body;
  const save = (body: object, by = app.operator) => by.call<HondaKey[] & Refused>('PUT', `${base}/config`, body);
  const check = (body: object) => app.operator.call<Refused>('POST', `${base}/check`, body);

  it('lists what was sent in a month, and when something was last sent', async () => {
    const { body } = await app.operator.call<HondaAffaire[]>(
      'GET',
      `${base}/kpi?start_date=2026-03-01 00:00:00&end_date=2026-03-31 23:59:59`,
    );
    expect(body).toMatchObject([{ CodeAffaireSource: 'HO-1', kpi: [{ action: 'essai', datas: '{"date-essai":"2026-03-04"}' }] }]);
    expect(body[0]?.kpi).toHaveLength(1);
    const last = { status: 200, body: { date_last_execute: '2026-04-02T07:30:00+00:00' } };
    expect(await app.operator.call('GET', `${base}/execute`)).toMatchObject(last);
    expect(await app.operator.call('GET', '/api/interfaces/HondaKpi/kpi/execute')).toMatchObject(last);
    const other = await app.on.operator('BDGpDeux');
    expect((await other.call('GET', `${base}/execute`)).body).toEqual({ date_last_execute: null });
  });

  it('has one sealed key for each manufacturer code of the sites', async () => {
    expect(await config()).toEqual([
      {
        CodeConstructeur: '114-201',
        ApiKey: '',
        Sites: [
          { IDSite: 2, Descr: 'Brest Nissan' },
          { IDSite: 1, Descr: 'Rennes' },
        ],
      },
    ]);
    expect((await save([{ CodeConstructeur: '114-201', ApiKey: ' Cle-Honda-29\n' }])).status).toBe(200);
    expect((await config())[0]?.ApiKey).toBe('Cle-Honda-29');
    const rows = await writeIn(app.on, (db) => db.selectFrom('accesPartenaires').selectAll().where('Interface', '=', 'hondakpi').execute());
    expect(rows).toMatchObject([{ Cible: '114-201', Champ: 'ApiKey', Valeur: expect.stringMatching(/^v1\.test\./) as unknown }]);
    const { body, text } = await app.operator.call<{ entries: JournalEntry[] }>('GET', '/api/journal?table=accesPartenaires');
    expect(body.entries[0]).toMatchObject({ Action: 'Modifier les clés d’API KPI Honda', Apres: { Valeur: 'modifié' } });
    expect(text).not.toContain('Cle-Honda-29');
  });

  it('accepts the list under a name too, and removes an empty key', async () => {
    await save({ config: [{ CodeConstructeur: '114-201', ApiKey: 'autre' }] });
    expect((await config())[0]?.ApiKey).toBe('autre');
    await save([{ CodeConstructeur: '114-201', ApiKey: '' }]);
    expect((await config())[0]?.ApiKey).toBe('');
    expect(
      await writeIn(app.on, (db) => db.selectFrom('accesPartenaires').selectAll().where('Interface', '=', 'hondakpi').execute()),
    ).toEqual([]);
  });

  it('refuses an unused code or a long key, and saves nothing', async () => {
    const good = { CodeConstructeur: '114-201', ApiKey: 'bonne' };
    expect((await save([good, { CodeConstructeur: '999-999', ApiKey: 'x' }])).status).toBe(404);
    expect((await save([good, { CodeConstructeur: '114-201', ApiKey: 'x'.repeat(4001) }])).status).toBe(400);
    expect((await config())[0]?.ApiKey).toBe('');
    expect((await save([good], await app.on.customer())).status).toBe(403);
  });

  it('tries a key with Honda before saving', async () => {
    expect(await check({ CodeConstructeur: '114-201', ApiKey: 'cle' })).toMatchObject({ status: 200, body: { ok: true } });
    expect((await check({ CodeConstructeur: '114-201', ApiKey: '' })).body.errors).toHaveProperty('ApiKey');
    await app.partners.fault('hondakpi', 'refuse');
    expect(await check({ CodeConstructeur: '114-201', ApiKey: 'cle' })).toMatchObject({
      status: 502,
      body: { message: expect.stringContaining('Paramétrage') as unknown },
    });
  });

  it('what is sent arrives once by the stand-in’s clock, from the key on and while there is one', async () => {
    const errors: unknown[] = [];
    const retrieve = () => retrievalsClock({ ...app.on.app, retrievals: [retrieveHondaKpi] }, (error) => errors.push(error)).runDue();
    const lines = async () => {
      const all = 'start_date=2026-05-01 00:00:00&end_date=2099-12-31 23:59:59';
      return (await app.operator.call<HondaAffaire[]>('GET', `${base}/kpi?${all}`)).body.flatMap(({ kpi }) => kpi);
    };
    await retrieve();
    await app.partners.advance(60);
    await retrieve();
    expect(await lines()).toEqual([]);

    await save([{ CodeConstructeur: '114-201', ApiKey: 'Cle-Honda-29' }]);
    await retrieve();
    await app.partners.advance(21);
    await retrieve();
    const first = await lines();
    expect(first).toHaveLength(4);
    for (const { action, datas, response } of first) {
      expect(['creation', 'rappel', 'essai', 'achat']).toContain(action);
      expect([JSON.parse(datas), JSON.parse(response)]).toMatchObject([
        { 'dernier-contact': expect.any(String) as unknown },
        { message: expect.stringMatching(/^(OK|Refusé)$/) as unknown },
      ]);
    }
    const last = await app.operator.call<{ date_last_execute: string }>('GET', `${base}/execute`);
    expect(first.map(({ date }) => date)).toContain(last.body.date_last_execute);
    await retrieve();
    expect(await lines()).toEqual(first);

    await save([{ CodeConstructeur: '114-201', ApiKey: '' }]);
    await app.partners.advance(60);
    await retrieve();
    expect(await lines()).toEqual(first);
    expect(errors).toEqual([]);
  });
});
