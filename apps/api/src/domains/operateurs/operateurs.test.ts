import type { Operateur } from '@comptoir/contract/domains/operateurs/operateurs.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { forgetMail, newestSecret, registryMail } from '../../../test/registry-mail.ts';

describe.each(engines())('operators (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    on.app.config.publicUrl = 'https://comptoir.example';
    operator = await on.operator();
  });
  afterAll(() => on.close());

  interface Written {
    IDOperator: number;
    message: string;
    errors?: Record<string, string>;
  }
  const list = async () => (await operator.call<Operateur[]>('GET', '/api/operateurs')).body;
  const find = async (wanted: string) => (await list()).find(({ login }) => login === wanted)!;
  const create = (login: string, more: object = {}) =>
    operator.call<Written>('POST', '/api/operateurs', { login, name: `Madame ${login}`, Courriel: `${login}@exemple.example`, ...more });
  const change = (IDOperator: number, body: object, by = operator) => by.call<Written>('PATCH', `/api/operateurs/${IDOperator}`, body);
  const invite = (IDOperator: number) => operator.call<Written>('POST', `/api/operateurs/${IDOperator}/invitation`);
  /** Invites somebody, who chooses a password and signs in. */
  const arrive = async (login: string) => {
    const { body } = await create(login);
    const password = `trois chevaux de ${login}s`;
    await on.client().call('POST', '/api/session/lien', { lien: await newestSecret(on), Nouveau: password });
    const signed = await on.client().call<{ token: string }>('POST', '/api/authenticate', { login, password, url: 'localhost' });
    return { IDOperator: body.IDOperator, client: on.client(signed.body.token) };
  };

  it('are listed by name, with their invitation until it is used and with their last act from then on', async () => {
    const { IDOperator } = (await create('zoe')).body;
    expect(await find('op')).toMatchObject({ Actif: true, Courriel: null, VueLe: expect.any(String), InvitationJusque: null });
    const waiting = await find('zoe');
    expect(waiting).toMatchObject({ IDOperator, name: 'Madame zoe', Courriel: 'zoe@exemple.example', Actif: true, VueLe: null });
    expect(Date.parse(waiting.InvitationJusque!)).toBeGreaterThan(Date.now());
    expect((await list()).map(({ login }) => login)).toEqual(['zoe', 'op']);
    const { client } = await arrive('anne');
    await client.call('GET', '/api/session');
    expect(await find('anne')).toMatchObject({ InvitationJusque: null, VueLe: expect.any(String) });
  });

  it.each([
    [{ login: 'OP' }, { login: 'Ce nom d’utilisateur est déjà pris' }, 409],
    [{ login: 'autre', Courriel: 'ZOE@exemple.example' }, { Courriel: 'Cette adresse est déjà celle d’un autre opérateur' }, 409],
    [{ login: 'é!' }, { login: expect.stringContaining('lettres sans accent') }, 400],
    [{ login: 'autre', Courriel: 'nulle part' }, { Courriel: 'Veuillez saisir une adresse e-mail valide' }, 400],
    [{ login: 'autre', Courriel: 'a@exemple.example\r\nBcc: b@exemple.example' }, { Courriel: expect.any(String) }, 400],
    [{ login: 'autre', name: ' ' }, { name: 'Ce champ est obligatoire' }, 400],
  ])('are not made of %j', async (given, errors, status) => {
    const people = async () => (await list()).map(({ login, Courriel }) => [login, Courriel]);
    const before = [await people(), await registryMail(on)];
    const answer = await create('autre', given);
    expect([answer.status, answer.body.errors]).toEqual([status, errors]);
    expect([await people(), await registryMail(on)]).toEqual(before);
  });

  it('need an address of the console that is configured: that of a request may be anybody’s invention', async () => {
    const { config } = on.app;
    const { publicUrl } = config;
    config.publicUrl = undefined;
    const answers = [await create('sans'), await invite((await find('zoe')).IDOperator)];
    config.publicUrl = publicUrl;
    for (const { status, body } of answers) expect([status, body.message]).toEqual([422, expect.stringContaining('PUBLIC_URL')]);
    expect(await find('sans')).toBeUndefined();
  });

  it('change their name and address, keep their login, and are invited again', async () => {
    const { IDOperator } = await find('zoe');
    expect((await change(IDOperator, { name: 'Zoé Martin', Courriel: 'zoe.martin@exemple.example' })).status).toBe(200);
    expect(await find('zoe')).toMatchObject({ name: 'Zoé Martin', Courriel: 'zoe.martin@exemple.example', InvitationJusque: null });
    await forgetMail(on);
    expect((await invite(IDOperator)).status).toBe(200);
    expect(await registryMail(on)).toMatchObject([{ destinataires: ['zoe.martin@exemple.example'] }]);
    expect((await find('zoe')).InvitationJusque).not.toBeNull();
    expect((await change(IDOperator, { Courriel: '' })).status).toBe(400);
    expect((await change(999_999, { name: 'Personne' })).status).toBe(404);
    expect((await invite(999_999)).status).toBe(404);
    const [{ Details } = { Details: '' }] = (
      await operator.call<{ evenements: { Details: string }[] }>('GET', '/api/securite/evenements?type=operateur&texte=Adresse')
    ).body.evenements;
    expect(Details).toBe('zoe\u00a0: Adresse e-mail changée');
  });

  it('are suspended and resumed; a suspended one gets no invitation, and neither does one without an address', async () => {
    const { IDOperator, client } = await arrive('lea');
    expect((await client.call('GET', '/api/session')).status).toBe(200);
    expect((await change(IDOperator, { Actif: false })).status).toBe(200);
    expect((await client.call('GET', '/api/session')).status).toBe(401);
    expect((await invite(IDOperator)).status).toBe(422);
    expect((await invite((await find('op')).IDOperator)).status).toBe(422);
    expect((await change(IDOperator, { Actif: true })).status).toBe(200);
    expect((await client.call('GET', '/api/session')).status).toBe(401);
  });

  it('suspend neither themselves nor the last one, also when two suspend each other', async () => {
    const own = await find('op');
    const fault = await change(own.IDOperator, { Actif: false });
    expect([fault.status, fault.body.message]).toEqual([422, 'Vous ne pouvez pas suspendre votre propre compte.']);
    const other = await arrive('max');
    for (const { IDOperator, login } of await list()) if (!['op', 'max'].includes(login)) await change(IDOperator, { Actif: false });
    const answers = await Promise.all([change(other.IDOperator, { Actif: false }), change(own.IDOperator, { Actif: false }, other.client)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await on.app.database.registry.selectFrom('operators').select('login').where('Actif', '=', true).execute();
    expect(left).toHaveLength(1);
  });
});
