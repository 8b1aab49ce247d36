import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { testOperator } from '../../../test/rows/customers.ts';

describe.each(engines())('an operator’s own password (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  interface Refused {
    errors?: Record<string, string>;
  }
  const change = (Actuel: string, Nouveau: string, by = operator) =>
    by.call<Refused>('PUT', '/api/session/motDePasse', { Actuel, Nouveau });
  const signIn = (password: string) =>
    on.client().call<{ token: string }>('POST', '/api/authenticate', { login: testOperator.login, password, url: 'localhost' });
  const wanted = 'trois chevaux bleus';

  it.each([
    ['faux', wanted, { Actuel: 'Ce n’est pas votre mot de passe actuel' }],
    [testOperator.password, 'court', { Nouveau: 'Au moins 12 caractères' }],
    [testOperator.password, testOperator.password, { Nouveau: 'C’est votre mot de passe actuel' }],
    [testOperator.password, 'Operatrice de test', { Nouveau: 'Il est fait de votre nom ou de votre identifiant' }],
    [testOperator.password, '1Q2w3e4r5t6y', { Nouveau: 'Il figure parmi les mots de passe les plus courants' }],
    [testOperator.password, 'x'.repeat(256), { Nouveau: 'Au plus 255 caractères' }],
  ])('is not changed from %j to %j', async (from, to, errors) => {
    const { status, body } = await change(from, to);
    expect([status, body.errors]).toEqual([400, errors]);
    expect((await signIn(testOperator.password)).status).toBe(200);
  });

  it('is changed at once, ends the other sessions and goes on with this one', async () => {
    const other = await on.operator('BDGpDeux');
    expect((await change(testOperator.password, wanted)).status).toBe(200);
    expect((await other.call('GET', '/api/session')).status).toBe(401);
    expect((await operator.call('GET', '/api/session')).status).toBe(200);
    expect((await operator.call('GET', '/api/sites')).status).toBe(200);
    expect((await signIn(testOperator.password)).status).toBe(401);
    expect((await signIn(wanted)).status).toBe(200);
    const { body } = await operator.call<{ evenements: object[] }>('GET', '/api/securite/evenements?type=operateur');
    expect(body.evenements[0]).toMatchObject({ Qui: 'op', Details: 'op\u00a0: Mot de passe changé', Appel: 'PUT /api/session/motDePasse' });
  });

  it('is not guessed by whoever finds a session open', async () => {
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push(await change(`faux ${turn}`, 'quatre chevaux gris'));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await change(wanted, 'quatre chevaux gris')).status).toBe(429);
    expect((await signIn(wanted)).status).toBe(200);
  });

  it('is none of customer access', async () => {
    expect((await change('secret-1', wanted, await on.customer())).status).toBe(403);
  });
});
