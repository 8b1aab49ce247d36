import type { Echange } from '@comptoir/contract/domains/echanges/echanges.calls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../../../../sandbox/src/sandbox.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
const at = (path: string) => `http://127.0.0.1:${sandbox.port}${path}`;
const fault = (name: string) =>
  fetch(at('/faults/eDataVoice'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault: name, delayMs: 60_000 }),
  });
const received = async () => (await (await fetch(at('/received'))).json()) as unknown[];

beforeAll(async () => {
  sandbox = await openSandbox({ port: 0, smtpPort: 0 });
});
afterEach(async () => {
  await fetch(at('/faults'), { method: 'DELETE' });
  await fetch(at('/received'), { method: 'DELETE' });
});
afterAll(() => sandbox.close());

describe.each(engines())('a token of the customer-relations workstation (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    on.app.config.outboundAllowedHosts = ['127.0.0.1'];
    on.app.config.partnerTimeoutSeconds = 0.5;
  });
  afterAll(() => on.close());
  const vendeur = { login: 'vendeur', password: 'secret-2' };
  const ask = (by: Client, body: object = vendeur) =>
    by.call<{ token: string } & Refused>('POST', '/api/utilisateurs/getEdataVoiceToken', body);
  const said = (message: string) => ({ status: 502, body: { message: expect.stringContaining(message) as unknown } });

  it('is answered, and refused without an address', async () => {
    expect(await ask(operator)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('n’est pas configurée') as unknown },
    });
    on.app.config.products = { ...on.app.config.products, eDataVoiceToken: [{ of: '', url: at('/eDataVoice') }] };
    const { status, body } = await ask(operator);
    expect([status, Object.keys(body)]).toEqual([200, ['token']]);
    expect(await received()).toMatchObject([{ method: 'POST', fields: vendeur }]);
    expect((await fetch(at(`/eDataVoice/connexion?autologin=1&token=${body.token}`))).status).toBe(200);
    expect((await ask(operator, { login: '', password: '' })).status).toBe(400);
    expect((await ask(await on.customer())).status).toBe(403);
  });

  it.each([
    ['refuse', 'l’identifiant ou le mot de passe de l’utilisateur est refusé', 1],
    ['okWithError', 'n’y a pas de compte', 1],
    ['expired', 'le mot de passe de l’utilisateur a expiré', 1],
    ['garbage', 'ne peut pas être lue', 1],
    ['error500', 'a rencontré une erreur', 2],
    ['slow', 'met trop de temps à répondre', 1],
  ])('%s: is told in French, and asked again only after its own failure', async (name, message, times) => {
    await fault(name);
    expect(await ask(operator)).toMatchObject(said(message));
    expect(await received()).toHaveLength(times);
  });

  it('is in the exchange log without password and token', async () => {
    const { token } = (await ask(operator)).body;
    await on.app.exchanges.allWritten();
    const [newest] = (await operator.call<Echange[]>('GET', '/api/echanges')).body;
    expect(newest).toMatchObject({ Partenaire: 'Poste Relation Client', Cible: 'vendeur', Resultat: 'ok' });
    const { text } = await operator.call('GET', `/api/echanges/${newest?.IDEchange}`);
    expect(text).toContain('vendeur');
    expect(text).not.toContain('secret-2');
    expect(text).not.toContain(token);
  });
});
