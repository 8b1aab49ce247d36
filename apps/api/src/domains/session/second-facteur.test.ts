import type { RefusalBody } from '@comptoir/contract/refusal-body';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, later } from '../../../test/application.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { testOperator } from '../../../test/rows/customers.ts';

interface Opened extends RefusalBody {
  token: string;
  CodesRestants: number;
}

describe.each(engines())('a second factor (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let Cle: string;
  let Codes: string[];

  const registry = () => on.app.database.registry;
  const signIn = (login: string = testOperator.login, password: string = testOperator.password, url = 'localhost') =>
    on.client().call<Opened>('POST', '/api/authenticate', { login, password, url });
  const demandeOf = async (...by: Parameters<typeof signIn>) => (await signIn(...by)).body.demande!;
  const end = (demande: string, Code: string, Moyen = 'code') =>
    on.client().call<Opened>('POST', '/api/session/facteur', { demande, Moyen, Code });
  const add = async (by: Client, Nom: string) => {
    const begun = await by.call<{ IDFacteur: number; Cle: string; Adresse: string }>('POST', '/api/session/facteurs/code', { Nom });
    expect(begun.status, begun.text).toBe(200);
    return begun.body;
  };
  const confirm = (by: Client, IDFacteur: number, Code: string) =>
    by.call<{ Codes: string[]; errors?: object }>('POST', `/api/session/facteurs/${IDFacteur}/code`, { Code });
  const own = async (by: Client) =>
    (await by.call<{ facteurs: { IDFacteur: number; Nom: string }[]; CodesRestants: number }>('GET', '/api/session/facteurs')).body;
  const sessionsOpen = async () =>
    Number(
      (
        await registry()
          .selectFrom('sessions')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    const begun = await add(operator, 'Téléphone');
    ({ Cle } = begun);
    expect((await own(operator)).facteurs).toEqual([]);
    expect((await signIn()).status).toBe(200);
    expect(await confirm(operator, begun.IDFacteur, '000000')).toMatchObject({
      status: 400,
      body: { errors: { Code: expect.any(String) } },
    });
    const confirmed = await confirm(operator, begun.IDFacteur, codeOf(Cle));
    ({ Codes } = confirmed.body);
    expect([confirmed.status, Codes.length]).toEqual([200, 10]);
  });
  beforeEach(() => later(on));
  afterAll(() => on.close());

  it('is asked after the right password alone, and ends the sign-in', async () => {
    const asked = await signIn();
    expect([asked.status, asked.body.code, asked.body.moyens]).toEqual([401, 'second_facteur', ['code', 'secours']]);
    expect(asked.body.token).toBeUndefined();
    const { status, body } = await end(asked.body.demande!, codeOf(Cle));
    expect([status, body.CodesRestants]).toEqual([200, 10]);
    expect((await on.client(body.token).call('GET', '/api/session')).status).toBe(200);
    await later(on);
    expect((await end(asked.body.demande!, codeOf(Cle))).status).toBe(401);
  });

  it('says nothing to whoever does not know the password', async () => {
    const [wrong, unknown] = [await signIn(testOperator.login, 'faux'), await signIn('personne', 'faux')];
    const told = ({ status, body }: typeof wrong) => [status, { ...body, requestId: '' }];
    expect(told(wrong)).toEqual(told(unknown));
    expect(wrong.body.demande).toBeUndefined();
  });

  it('is a code of this step or the one before, once', async () => {
    expect((await end(await demandeOf(), codeOf(Cle, 2))).status).toBe(401);
    expect((await end(await demandeOf(), codeOf(Cle, -2))).status).toBe(401);
    expect((await end(await demandeOf(), codeOf(Cle))).status).toBe(200);
    const replayed = await end(await demandeOf(), codeOf(Cle));
    expect([replayed.status, replayed.body.errors]).toEqual([401, { Code: 'Ce code n’est pas le bon, ou il a déjà servi' }]);
    // One that is older than the last one has passed too.
    expect((await end(await demandeOf(), codeOf(Cle, 1))).status).toBe(401);
  });

  it.each(['code', 'secours'])('is taken from one of twenty who give it at once: %s', async (Moyen) => {
    const asked = [];
    for (let turn = 0; turn < 20; turn += 1) {
      asked.push(await demandeOf());
      await later(on);
    }
    const before = await sessionsOpen();
    const Code = Moyen === 'code' ? codeOf(Cle) : Codes.pop()!;
    const answers = await Promise.all(asked.map((demande) => end(demande, Code, Moyen)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
    expect(await sessionsOpen()).toBe(before + 1);
  });

  it('ends one attempt once, with two right codes at once', async () => {
    const demande = await demandeOf();
    const [code = '', other = ''] = [Codes.pop(), Codes.pop()];
    const answers = await Promise.all([end(demande, code, 'secours'), end(demande, other, 'secours')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  it('is guessed five times in five minutes, by whoever and at whichever attempt', async () => {
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push((await end(await demandeOf(), '000000')).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await end(await demandeOf(), codeOf(Cle))).status).toBe(429);
    // A recovery code has a count of its own.
    expect((await end(await demandeOf(), 'A'.repeat(24), 'secours')).status).toBe(401);
    await later(on);
    expect((await end(await demandeOf(), codeOf(Cle))).status).toBe(200);
  });

  it('keeps counting the sign-ins that nobody ends', async () => {
    const answers = [];
    for (let turn = 0; turn < 9; turn += 1) answers.push((await signIn()).body.code);
    expect(answers).toEqual([...Array.from({ length: 8 }, () => 'second_facteur'), 'too_many']);
  });

  it('may be a recovery code, once, as it is typed', async () => {
    const code = Codes.pop()!;
    const typed = code.toLowerCase().replaceAll(/(.{4})/g, '$1 ');
    const before = (await own(operator)).CodesRestants;
    const { status, body } = await end(await demandeOf(), typed, 'secours');
    expect([status, body.CodesRestants]).toEqual([200, before - 1]);
    const again = await end(await demandeOf(), code, 'secours');
    expect([again.status, Object.keys(again.body.errors!)]).toEqual([401, ['Code']]);
    const renewed = await operator.call<{ Codes: string[] }>('POST', '/api/session/facteurs/secours');
    expect(renewed.body.Codes.length).toBe(10);
    expect((await end(await demandeOf(), Codes.pop()!, 'secours')).status).toBe(401);
    ({ Codes } = renewed.body);
    expect((await own(operator)).CodesRestants).toBe(10);
  });

  it('ends within five minutes the attempt that asked for it', async () => {
    const demande = await demandeOf();
    await registry()
      .updateTable('facteursDemandes')
      .set({ Echeance: sql<string>`now() - interval '1 second'` })
      .execute();
    const late = await end(demande, codeOf(Cle));
    expect([late.status, late.body.errors]).toEqual([401, undefined]);
    expect(late.body.message).toContain('mot de passe');
    for (const unknown of ['x', demande.slice(1), `${demande}a`]) expect((await end(unknown, codeOf(Cle))).status).toBe(401);
  });

  it('of one account ends no attempt of another', async () => {
    const { passwordHash } = await registry().selectFrom('operators').select('passwordHash').executeTakeFirstOrThrow();
    await registry().insertInto('operators').values({ login: 'voisin', name: 'Voisin', passwordHash }).execute();
    const { body } = await signIn('voisin');
    const begun = await add(on.client(body.token), 'À moi');
    await confirm(on.client(body.token), begun.IDFacteur, codeOf(begun.Cle));
    await later(on);
    const [theirs, mine] = [await demandeOf('voisin'), await demandeOf()];
    expect((await end(theirs, codeOf(Cle))).status).toBe(401);
    expect((await end(mine, codeOf(begun.Cle))).status).toBe(401);
    expect((await end(theirs, Codes[0]!, 'secours')).status).toBe(401);
    const [{ IDFacteur } = { IDFacteur: 0 }] = (await own(operator)).facteurs;
    const neighbour = on.client(body.token);
    const calls = [
      neighbour.call('DELETE', `/api/session/facteurs/${IDFacteur}`),
      neighbour.call('PUT', `/api/session/facteurs/${IDFacteur}`, { Nom: 'Pris' }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404]);
    expect((await own(operator)).facteurs).toMatchObject([{ Nom: 'Téléphone' }]);
  });

  it.each([
    ['a suspension', { Actif: false }, { Actif: true }],
    ['another password', { passwordHash: 'x' }, {}],
  ])('ends nothing after %s', async (_, change, back) => {
    const demande = await demandeOf();
    const before = await sessionsOpen();
    const mine = () => registry().updateTable('operators').where('login', '=', testOperator.login);
    const { passwordHash } = await registry()
      .selectFrom('operators')
      .selectAll()
      .where('login', '=', testOperator.login)
      .executeTakeFirstOrThrow();
    await mine().set(change).execute();
    expect((await end(demande, codeOf(Cle))).status).toBe(401);
    await mine()
      .set({ passwordHash, ...back })
      .execute();
    expect((await end(demande, codeOf(Cle))).status).toBe(401);
    expect(await sessionsOpen()).toBe(before);
    const { body } = await end(await demandeOf(), codeOf(Cle));
    operator = on.client(body.token);
  });

  it('is sealed, never told again, and stands in the trail', async () => {
    const rows = await registry().selectFrom('facteurs').selectAll().execute();
    expect(rows.every(({ Graine }) => Graine?.startsWith('v1.'))).toBe(true);
    const lists = [await own(operator), await registry().selectFrom('journal').selectAll().execute()];
    for (const secret of [Cle, ...Codes]) expect(JSON.stringify(lists)).not.toContain(secret);
    const { evenements } = (await operator.call<{ evenements: object[] }>('GET', '/api/securite/evenements?type=facteur')).body;
    expect(evenements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Qui: 'op', Details: 'Ajout\u00a0: application de codes «\u00a0Téléphone\u00a0»', Resultat: 'succes' }),
        expect.objectContaining({ Qui: 'op', Details: 'Code de secours utilisé' }),
        expect.objectContaining({ Qui: 'op', Details: 'Nouveaux codes de secours' }),
      ]),
    );
    await on.app.trail.flush();
    const refused = (await operator.call<{ evenements: object[] }>('GET', '/api/securite/evenements?type=ouverture&resultat=refus')).body;
    expect(JSON.stringify(refused)).toContain('Un second facteur est demandé.');
    expect(JSON.stringify(refused)).toContain('il a déjà servi');
  });

  it('goes with its recovery codes, and is asked no more', async () => {
    const [{ IDFacteur } = { IDFacteur: 0 }] = (await own(operator)).facteurs;
    await operator.call('PUT', `/api/session/facteurs/${IDFacteur}`, { Nom: 'Ancien' });
    await sql`update registry."sessions" set "PreuveLe" = now() - interval '11 minutes'`.execute(registry());
    expect((await operator.call<RefusalBody>('DELETE', `/api/session/facteurs/${IDFacteur}`)).body.code).toBe('preuve');
    await sql`update registry."sessions" set "PreuveLe" = now()`.execute(registry());
    expect((await operator.call('DELETE', `/api/session/facteurs/${IDFacteur}`)).status).toBe(200);
    expect(await own(operator)).toMatchObject({ facteurs: [], CodesRestants: 0 });
    expect((await signIn()).status).toBe(200);
  });
});
