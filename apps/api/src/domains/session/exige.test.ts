import type { RefusalBody } from '@comptoir/contract/refusal-body';
import type { SecondFacteur } from '@comptoir/contract/domains/session/facteurs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, later } from '../../../test/application.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { testOperator } from '../../../test/rows/customers.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { readConfig } from '../../config/config.ts';

interface Opened extends RefusalBody {
  token: string;
  Codes: string[];
}

const people = {
  operator: { login: testOperator.login, password: testOperator.password, url: 'localhost' },
  customer: { login: 'admin', password: 'secret-1', url: 'bdgpun.backoffice.example' },
  neighbour: { login: 'admin', password: 'secret-1', url: 'bdgpdeux.backoffice.example' },
};
type Who = keyof typeof people;

describe.each(engines())('a policy that asks for a second factor (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  const registry = () => on.app.database.registry;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  beforeEach(() => later(on));
  afterEach(async () => {
    await registry().deleteFrom('politiques').execute();
    await registry().deleteFrom('facteurs').execute();
    await registry().deleteFrom('codesSecours').execute();
  });
  afterAll(() => on.close());

  const post = (path: string, body: object) => on.client().call<Opened & { Cle: string; Adresse: string }>('POST', path, body);
  const signIn = (who: Who, more: object = {}) => post('/api/authenticate', { ...people[who], ...more });
  const ask = (BDGp: string | null, SecondFacteur: SecondFacteur) =>
    operator.call('PUT', '/api/securite/politiques', { BDGp, SecondFacteur });
  const inscribe = (demande: string) => post('/api/session/facteur/inscription', { demande });
  const finish = (demande: string, Code: string) => post('/api/session/facteur/inscription/code', { demande, Code });
  const sessionsOpen = async () => (await registry().selectFrom('sessions').select('IDSession').execute()).length;

  it('is that of the operators or of one customer, and of nobody else', async () => {
    const standing = async () =>
      Object.fromEntries(
        await Promise.all((['operator', 'customer', 'neighbour'] as const).map(async (who) => [who, (await signIn(who)).status] as const)),
      );
    expect(await standing()).toEqual({ operator: 200, customer: 200, neighbour: 200 });
    expect((await ask(null, 'conseille')).status).toBe(200);
    expect(await standing()).toEqual({ operator: 200, customer: 200, neighbour: 200 });
    await ask(null, 'exige');
    expect(await standing()).toEqual({ operator: 401, customer: 200, neighbour: 200 });
    await ask(null, 'non');
    await ask('BDGpUn', 'exige');
    expect(await standing()).toEqual({ operator: 200, customer: 401, neighbour: 200 });
    const { body } = await operator.call<{ operateurs: string; clients: object[] }>('GET', '/api/securite/politiques');
    expect(body.operateurs).toBe('non');
    expect(body.clients).toEqual(
      expect.arrayContaining([
        { BDGp: 'BDGpUn', label: 'Groupe BDGpUn', SecondFacteur: 'exige', AnnonceConnexion: false, MotDePasseMinimum: 0 },
        { BDGp: 'BDGpDeux', label: 'Groupe BDGpDeux', SecondFacteur: 'non', AnnonceConnexion: false, MotDePasseMinimum: 0 },
      ]),
    );
    expect((await operator.call('GET', '/api/session')).status).toBe(200);
    const { evenements } = (await operator.call<{ evenements: object[] }>('GET', '/api/securite/evenements?type=politique')).body;
    expect(evenements).toMatchObject([
      { Qui: 'op', Client: expect.stringContaining('BDGpUn'), Details: 'Accès client, second facteur exigé' },
      { Details: 'Opérateurs, second facteur au choix de chacun' },
      { Details: 'Opérateurs, second facteur exigé' },
      { Details: 'Opérateurs, second facteur conseillé' },
    ]);
    expect((await (await on.customer('BDGpDeux')).call('GET', '/api/securite/politiques')).status).toBe(403);
  });

  it('is required of operators where nothing was said and there is no sample data, of customers where it was said', async () => {
    expect(readConfig({ SAMPLE_DATA: 'on' }).operatorsSecondFactor).toBe('non');
    const { config } = on.app;
    const usual = config.operatorsSecondFactor;
    config.operatorsSecondFactor = readConfig({ SAMPLE_DATA: 'off' }).operatorsSecondFactor;
    const { body } = await operator.call<{ operateurs: string; clients: { SecondFacteur: string }[] }>('GET', '/api/securite/politiques');
    const standing = [(await signIn('operator')).body.moyens, (await signIn('customer')).status];
    await ask(null, 'conseille');
    const said = (await signIn('operator')).status;
    config.operatorsSecondFactor = usual;
    expect([body.operateurs, body.clients[0]!.SecondFacteur]).toEqual(['exige', 'non']);
    expect(standing).toEqual([['inscription'], 200]);
    expect(said).toBe(200);
  });

  it.each(['operator', 'customer'] as const)('lets somebody who has none add one, and nothing else: %s', async (who) => {
    await ask(who === 'operator' ? null : 'BDGpUn', 'exige');
    const before = await sessionsOpen();
    const { body } = await signIn(who);
    expect([body.code, body.moyens, body.token]).toEqual(['second_facteur', ['inscription'], undefined]);
    const demande = body.demande!;
    // It is no token, and ends no sign-in without a factor.
    expect((await on.client(demande).call('GET', '/api/session')).status).toBe(401);
    expect((await post('/api/session/facteur', { demande, Moyen: 'code', Code: '000000' })).status).toBe(401);
    expect((await finish(demande, '000000')).status).toBe(401);
    const seed = (await inscribe(demande)).body;
    expect(seed.Adresse).toContain(`secret=${seed.Cle}`);
    expect((await finish(demande, '000000')).body.errors).toEqual({ Code: expect.any(String) });
    expect(await sessionsOpen()).toBe(before);
    const ended = await finish(demande, codeOf(seed.Cle));
    expect([ended.status, ended.body.Codes.length]).toEqual([200, 10]);
    expect((await on.client(ended.body.token).call('GET', '/api/session')).status).toBe(200);
    await later(on);
    expect((await finish(demande, codeOf(seed.Cle))).status).toBe(401);
    expect((await inscribe(demande)).status).toBe(401);
    const again = (await signIn(who)).body;
    expect(again.moyens).toEqual(['code', 'secours']);
    // The attempt of somebody who has one adds no other.
    expect((await inscribe(again.demande!)).status).toBe(401);
    expect((await post('/api/session/facteur', { demande: again.demande, Code: codeOf(seed.Cle) })).status).toBe(200);
  });

  it('gives one key to two who begin at once with two attempts, and ends each attempt once', async () => {
    await ask(null, 'exige');
    const [one, two] = [(await signIn('operator')).body.demande!, (await signIn('operator')).body.demande!];
    const first = (await inscribe(one)).body;
    const second = (await inscribe(two)).body;
    // The later one counts: the other was never confirmed.
    expect((await finish(one, codeOf(first.Cle))).status).toBe(401);
    const ends = await Promise.all([finish(two, codeOf(second.Cle)), finish(two, codeOf(second.Cle))]);
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([200, 401]));
    expect((await registry().selectFrom('facteurs').select('IDFacteur').where('ConfirmeLe', 'is not', null).execute()).length).toBe(1);
  });

  it('says nothing to strangers: an unknown login, a wrong password and an unknown host are answered alike', async () => {
    await ask(null, 'exige');
    await ask('BDGpUn', 'exige');
    const told = async (body: object) => {
      const answer = await post('/api/authenticate', body);
      return [answer.status, { ...answer.body, requestId: '' }];
    };
    const wrong = await told({ ...people.operator, password: 'faux' });
    for (const other of [
      { ...people.operator, login: 'personne' },
      { ...people.customer, password: 'faux' },
      { ...people.customer, login: 'personne' },
      { ...people.customer, url: 'nulle-part.backoffice.example' },
    ])
      expect(await told(other)).toEqual(wrong);
  });

  it.each([
    ['suspended', { Actif: false }, { Actif: true }],
    ['without the back office', { drprofile_id: 2 }, { drprofile_id: 1 }],
  ])('is no way in for a person %s, before or between the steps', async (_, change, back) => {
    await ask('BDGpUn', 'exige');
    const { Cle } = (await inscribe((await signIn('customer')).body.demande!)).body;
    const demande = (await signIn('customer')).body.demande!;
    const set = (changes: object) => writeIn(on, (db) => db.updateTable('utilisateurs').set(changes).where('IDPeople', '=', 1).execute());
    await set(change);
    const stranger = await signIn('customer', { password: 'faux' });
    expect((await signIn('customer')).body.message).toBe(stranger.body.message);
    expect((await inscribe(demande)).status).toBe(401);
    expect((await finish(demande, codeOf(Cle))).status).toBe(401);
    await set(back);
  });

  it('goes with its customer, like the factors of its people', async () => {
    await ask('BDGpDeux', 'exige');
    const demande = (await signIn('neighbour')).body.demande!;
    const { Cle } = (await inscribe(demande)).body;
    expect((await finish(demande, codeOf(Cle))).status).toBe(200);
    await registry().deleteFrom('customers').where('name', '=', 'BDGpDeux').execute();
    const left = [
      await registry().selectFrom('politiques').selectAll().execute(),
      await registry().selectFrom('facteurs').selectAll().execute(),
      await registry().selectFrom('facteursUsages').selectAll().execute(),
      await registry().selectFrom('codesSecours').selectAll().execute(),
    ];
    expect(left).toEqual([[], [], [], []]);
  });
});
