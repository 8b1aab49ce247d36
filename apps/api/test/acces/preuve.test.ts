import type { RefusalBody } from '@comptoir/contract/refusal-body';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, later } from '../application.ts';
import { newDevice } from '../authenticator.ts';
import { engines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { testOperator } from '../rows/customers.ts';

type Device = ReturnType<typeof newDevice>;
type Given = Record<string, unknown>;

const host = 'localhost';
const home = { origin: 'http://localhost:5173' };

describe.each(engines())('the means of saying again who one is (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let Cle: string;
  let Codes: string[];
  const mine = newDevice();
  const registry = () => on.app.database.registry;

  const challenge = async () =>
    (await on.client().call<{ challenge: string; rpId: string }>('POST', '/api/session/passkey/defi', { url: host })).body;
  const addKey = async (by: Client, device: Device) => {
    const asked = (await by.call<Parameters<Device['make']>[0]>('POST', '/api/session/facteurs/cle/defi', { url: host })).body;
    const reponse = device.make(asked, home);
    return (await by.call<{ Codes: string[] }>('POST', '/api/session/facteurs/cle', { Nom: 'Portable', reponse })).body.Codes;
  };
  /** The token is replaced by a proof, and by it alone. */
  const prove = async (given: Given, by = operator) => {
    const answer = await by.call<RefusalBody & { token?: string }>('POST', '/api/session/preuve', given);
    if (answer.body.token && by === operator) operator = on.client(answer.body.token);
    return answer;
  };
  const asked = async (by = operator) => {
    await sql`update registry."sessions" set "PreuveLe" = now() - interval '11 minutes'`.execute(registry());
    return (await by.call<RefusalBody>('POST', '/api/utilisateursSites/export', {})).body;
  };
  const policy = (SecondFacteur: 'non' | 'exige') =>
    sql`insert into registry."politiques" ("IDCustomer", "SecondFacteur") values (null, ${SecondFacteur})
      on conflict (coalesce("IDCustomer", 0)) do update set "SecondFacteur" = excluded."SecondFacteur"`.execute(registry());

  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  beforeEach(() => later(on));
  afterAll(() => on.close());

  it('are the password of whoever has nothing else, also where more is required', async () => {
    for (const SecondFacteur of ['non', 'exige'] as const) {
      await policy(SecondFacteur);
      expect(await asked()).toMatchObject({ code: 'preuve', moyens: ['motDePasse'] });
    }
    expect((await prove({ Moyen: 'code', Code: '000000' })).body).toMatchObject({ code: 'preuve', moyens: ['motDePasse'] });
    expect((await prove({ MotDePasse: testOperator.password })).status).toBe(200);
    await policy('non');
  });

  it('are the factors besides, of that account', async () => {
    Codes = await addKey(operator, mine);
    expect(await asked()).toMatchObject({ moyens: ['motDePasse', 'cle', 'secours'] });
    expect((await prove({ MotDePasse: testOperator.password })).status).toBe(200);
    const begun = (await operator.call<{ IDFacteur: number; Cle: string }>('POST', '/api/session/facteurs/code', { Nom: 'Téléphone' }))
      .body;
    ({ Cle } = begun);
    await operator.call('POST', `/api/session/facteurs/${begun.IDFacteur}/code`, { Code: codeOf(Cle) });
    await later(on);
    expect(await asked()).toMatchObject({ moyens: ['motDePasse', 'cle', 'code', 'secours'] });
    expect(await asked(await on.customer())).toMatchObject({ moyens: ['motDePasse'] });
  });

  it('are no password alone where more is required', async () => {
    await policy('exige');
    expect(await asked()).toMatchObject({ moyens: ['cle', 'code', 'secours'] });
    const refused = await prove({ MotDePasse: testOperator.password });
    expect([refused.status, refused.body.code, refused.body.moyens]).toEqual([403, 'preuve', ['cle', 'code', 'secours']]);
    expect((await asked()).code).toBe('preuve');
  });

  it('open what is dangerous, each of them, once', async () => {
    const code = Codes.pop()!;
    const reponse = mine.signIn(await challenge(), home);
    for (const given of [
      { Moyen: 'code', Code: codeOf(Cle) },
      { Moyen: 'secours', Code: code },
      { Moyen: 'cle', reponse },
    ]) {
      expect((await asked()).code).toBe('preuve');
      const proved = await prove(given);
      expect(proved.status, proved.text).toBe(200);
      expect((await operator.call('POST', '/api/utilisateursSites/export', {})).status).toBe(200);
      // The same again is none: neither code nor answer.
      expect((await prove(given)).body).toMatchObject({ status: 403, code: 'preuve' });
    }
    const trail = await operator.call('GET', '/api/securite/evenements?type=preuve&resultat=succes');
    for (const words of ['Application de codes', 'Code de secours', 'Clé d’accès']) expect(trail.text).toContain(words);
  });

  it('are of the person: another’s key or code is none, and ends no session', async () => {
    const neighbour = await on.customer();
    const theirs = newDevice();
    await addKey(neighbour, theirs);
    const answers = [
      await prove({ Moyen: 'cle', reponse: theirs.signIn(await challenge(), home) }),
      await prove({ Moyen: 'cle', reponse: mine.signIn(await challenge(), home) }, neighbour),
      await prove({ Moyen: 'cle', reponse: mine.signIn({ challenge: 'x'.repeat(43), rpId: host }, home) }),
      await prove({ Moyen: 'cle', reponse: mine.signIn(await challenge(), { origin: 'https://evil.example' }) }),
      await prove({ Moyen: 'secours', Code: Codes[0]! }, neighbour),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, 'preuve']));
    expect((await operator.call('GET', '/api/session')).status).toBe(200);
  });

  it('are guessed five times in all, with the codes of sign-ins', async () => {
    expect((await prove({ Moyen: 'secours', Code: Codes.pop()! })).status).toBe(200);
    const { login, password } = testOperator;
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { demande } = (await on.client().call<RefusalBody>('POST', '/api/authenticate', { login, password, url: host })).body;
      statuses.push((await on.client().call('POST', '/api/session/facteur', { demande, Moyen: 'code', Code: '000000' })).status);
    }
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await prove({ Moyen: 'code', Code: '000000' });
      expect(Object.keys(body.errors ?? {})).toEqual(['Code']);
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 403, 403]);
    expect((await prove({ Moyen: 'code', Code: codeOf(Cle) })).status).toBe(429);
    // Nothing else is held back by it.
    expect((await prove({ Moyen: 'secours', Code: Codes.pop()! })).status).toBe(200);
    for (let turn = 0; turn < 5; turn += 1) expect((await prove({ Moyen: 'secours', Code: 'A'.repeat(24) })).status).toBe(403);
    expect((await prove({ Moyen: 'cle', reponse: mine.signIn(await challenge(), home) })).status).toBe(429);
  });

  it.each([
    [{}, 'MotDePasse'],
    [{ Moyen: 'code' }, 'Code'],
    [{ Moyen: 'secours', Code: '' }, 'Code'],
    [{ Moyen: 'cle' }, 'reponse'],
    [{ Moyen: 'sms', Code: '1' }, 'Moyen'],
  ])('are refused by their field: %o', async (given: Given, field) => {
    const { status, body } = await prove(given);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });
});
