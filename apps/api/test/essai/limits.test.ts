import type { Essai } from '@comptoir/contract/essai';
import { mostChangements } from '@comptoir/contract/essai';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TrialLeft, TrialTooLong } from '../../src/db/driver/trial-connection.ts';
import { together } from '../../src/db/driver/together.ts';
import { ownAuthor } from '../../src/jobs/own-author.ts';
import { engines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';

describe.each(engines())('a trial (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  let IDCustomer: number;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
    ({ IDCustomer } = (await on.app.customers.find('BDGpUn'))!);
  });
  afterAll(() => on.close());
  const tried = { 'x-essai': '1' };

  test('is stopped after its time, and leaves nothing', async () => {
    const { database } = on.app;
    const sleeping = database.trial(
      { IDCustomer },
      ownAuthor('Essayer'),
      (db) => sql`select pg_sleep(0.02)`.execute(db).then(() => sql`select 1`.execute(db)),
      { limitMillis: 10 },
    );
    await expect(sleeping).rejects.toBeInstanceOf(TrialTooLong);
    expect((await operator.call('GET', '/api/sites')).status).toBe(200);
  });

  test('takes no statement more once nobody waits for it', async () => {
    const { database } = on.app;
    const asked = new AbortController();
    let said = 0;
    const left = database.trial(
      { IDCustomer },
      ownAuthor('Essayer'),
      async (db) => {
        for (; said < 3; said += 1) {
          await sql`select 1`.execute(db);
          asked.abort();
        }
      },
      { limitMillis: 5_000, gone: asked.signal },
    );
    await expect(left).rejects.toBeInstanceOf(TrialLeft);
    expect(said).toBe(1);
    expect((await operator.call('GET', '/api/sites')).status).toBe(200);
  });

  test('is not committed by statements that end a transaction', async () => {
    const { database } = on.app;
    const count = async () => (await database.customer(IDCustomer).selectFrom('civilites').select('Descr').execute()).length;
    const before = await count();
    await database.trial(
      { IDCustomer },
      ownAuthor('Essayer'),
      (db) => together(db, [db.insertInto('civilites').values({ Descr: 'Essai' }).compile()], { last: true }),
      { limitMillis: 5_000 },
    );
    expect(await count()).toBe(before);
  });

  test('shows so many changes, and counts all of them', async () => {
    const Values = Array.from({ length: mostChangements + 100 }, (_, at) => ({ EmissionCO2: at + 1, MontantTaxe: at }));
    const grid = { Libelle: 'Grille longue', DateDebut: '2031-01-01', DateFin: '2031-12-31', CO2Min: 1, CO2Max: Values.length, Values };
    const { status, body, text } = await operator.call<Essai>('POST', '/api/malusEcologique', grid, tried);
    expect([status, text.slice(0, 500), body.changements.length]).toEqual([200, text.slice(0, 500), mostChangements]);
    expect(body.nbChangements).toBe(Values.length + 1);
  });

  test('shows customer access its own tables and fields alone', async () => {
    const { status, body, text } = await customer.call<Essai>(
      'PUT',
      '/api/utilisateurs/2',
      { PhoneNumber: '0298000099', Superviseur: true },
      tried,
    );
    expect([status, text]).toEqual([200, text]);
    expect(body.changements.map(({ table, avant, apres }) => [table, Object.keys({ ...avant, ...apres })])).toEqual([
      ['utilisateurs', ['PhoneNumber']],
    ]);
    const request = await customer.call<Essai>('POST', '/api/demandes/ajout_site', { commentaire: 'Un site' }, tried);
    // What happened, and its mail, are no settings.
    expect(request.body).toMatchObject({ essai: true, changements: [], nbChangements: 0 });
    const asOperator = await operator.call<Essai>('POST', '/api/demandes/ajout_site', { commentaire: 'Un site' }, tried);
    const tables = asOperator.body.changements.map(({ table }) => table);
    expect(tables).toContain('demandes');
    expect(tables).not.toContain('outbox');
    const accounts = await customer.call<Essai>('POST', '/api/utilisateurs/eseller/open', [2], tried);
    expect(accounts.status, accounts.text).toBe(200);
    expect(accounts.body.changements.flatMap(({ avant, apres }) => Object.keys({ ...avant, ...apres }))).not.toContain('IDMessage');
    expect(accounts.body.juges.map(({ cle }) => cle)).not.toContain('interfaces');
  });

  test('says whose sessions would end, and ends none', async () => {
    const { body: rows } = await operator.call<{ IDPeople: number; LoginWEB: string }[]>('GET', '/api/utilisateurs');
    const { IDPeople } = rows.find(({ LoginWEB }) => LoginWEB === 'admin')!;
    const { body } = await operator.call<Essai>('PUT', `/api/utilisateurs/${IDPeople}`, { Actif: false }, tried);
    expect(body.sessions).toEqual([{ qui: expect.any(String), nombre: 1 }]);
    expect((await customer.call('GET', '/api/sites')).status).toBe(200);
  });

  test('asks no proof', async () => {
    await sql`update registry."sessions" set "PreuveLe" = now() - interval '1 day'`.execute(on.app.database.registry);
    const change = (headers?: Record<string, string>) =>
      operator.call<{ code?: string }>('PUT', '/api/profils/eSellerTeam/1', { AccesBackOffice: false }, headers);
    expect((await change(tried)).status).toBe(200);
    expect((await change()).body.code).toBe('preuve');
  });

  test('asks no partner, and says which one', async () => {
    await operator.call('PUT', '/api/interfaces/dbs/config', { GRP_DBS_ClientId: 'client', GRP_DBS_ClientSecret: 'secret' });
    const { status, body, text } = await operator.call<Essai>(
      'PUT',
      '/api/interfaces/dbs/sites',
      [{ IDSite: 1, IdSiteDBS: 'inconnu' }],
      tried,
    );
    expect([status, text]).toEqual([200, text]);
    expect(body.partenaires).toEqual(['DBS']);
    expect(body.juges.find(({ cle }) => cle === 'interfaces')).toMatchObject({ lignes: [expect.stringMatching(/^En plus\u00a0: /)] });
  });
});
