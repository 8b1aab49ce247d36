import { mostWebhooks, type Webhook } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';

interface Made {
  IDWebhook: number;
  Secret: string;
  message?: string;
  errors?: Record<string, string>;
}

const Adresse = 'https://recepteur.example/comptoir';

describe.each(engines())('the webhooks of a customer (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  beforeEach(() => on.app.database.registry.deleteFrom('webhooks').execute());
  afterAll(() => on.close());

  const create = (more: object = {}, by = operator) =>
    by.call<Made>('POST', '/api/webhooks', { Nom: 'Essai', Adresse, Chapitres: ['utilisateurs', 'structure'], ...more });
  const list = async (by = operator) => (await by.call<Webhook[]>('GET', '/api/webhooks')).body;

  it('are made, told and changed, their secret once', async () => {
    const { IDWebhook, Secret } = (await create()).body;
    expect(await list()).toEqual([
      expect.objectContaining({
        IDWebhook,
        Nom: 'Essai',
        Adresse,
        Chapitres: ['structure', 'utilisateurs'],
        Actif: true,
        ArretMotif: null,
      }),
    ]);
    const other = { Nom: 'Autre', Adresse: `${Adresse}/2`, Chapitres: [] };
    expect((await operator.call('PUT', `/api/webhooks/${IDWebhook}`, other)).status).toBe(200);
    expect((await operator.call('PUT', `/api/webhooks/${IDWebhook}/etat`, { Actif: false })).status).toBe(200);
    expect(await list()).toEqual([expect.objectContaining({ ...other, Actif: false })]);
    const renewed = (await operator.call<Made>('POST', `/api/webhooks/${IDWebhook}/secret`)).body.Secret;
    const stored = await on.app.database.registry.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    const journal = await on.app.database.registry.selectFrom('journal').selectAll().where('NomTable', '=', 'webhooks').execute();
    const trail = await on.app.database.registry.selectFrom('securiteEvenements').selectAll().execute();
    expect(journal.length).toBeGreaterThan(2);
    for (const secret of [Secret, renewed])
      expect(JSON.stringify([await list(), stored, journal, trail])).not.toContain(secret.slice('whsec_'.length));
    expect([stored.Secret, stored.SecretPrecedent]).toEqual([expect.stringMatching(/^v1\./), expect.stringMatching(/^v1\./)]);
    expect((await operator.call('DELETE', `/api/webhooks/${IDWebhook}`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('of two people who change one, the second is told, and loses nothing by saving again', async () => {
    const { IDWebhook } = (await create()).body;
    const [{ Version } = { Version: '' }] = await list();
    const path = `/api/webhooks/${IDWebhook}`;
    const put = (Nom: string, version: string) =>
      operator.call<Made & { code?: string }>('PUT', path, { Nom, Adresse, Chapitres: [] }, { 'if-match': version });
    expect((await put('Premier', Version)).status).toBe(200);
    const late = await put('Second', Version);
    expect([late.status, late.body.code, (await list())[0]?.Nom]).toEqual([409, 'modified', 'Premier']);
    expect((await operator.call('DELETE', path, undefined, { 'if-match': Version })).status).toBe(409);
    // A pause is not of the form.
    await operator.call('PUT', `${path}/etat`, { Actif: false });
    expect((await put('Second', (await list())[0]!.Version)).status).toBe(200);
    expect(await list()).toEqual([expect.objectContaining({ Nom: 'Second', Chapitres: [], Actif: false })]);
    const mark = (await list())[0]!.Version;
    const both = await Promise.all([put('Troisième', mark), put('Quatrième', mark)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    ['http://recepteur.example/', 'en https'],
    ['https://nom:secret@recepteur.example/', 'sans identifiant'],
    ['https://127.0.0.1/', 'réseau privé'],
    ['https://localhost./', 'réseau privé'],
    ['https://localhost/', 'réseau privé'],
    ['https://backoffice.localhost/', 'réseau privé'],
    ['https://10.1.2.3/', 'réseau privé'],
    ['https://[::1]/', 'réseau privé'],
    ['https://[::ffff:10.1.2.3]/', 'réseau privé'],
    ['https://169.254.169.254/latest', 'réseau privé'],
    ['https://0x7f.1/', 'réseau privé'],
    ['ftp://recepteur.example/', 'http'],
    ['https://', 'http'],
  ])('are not sent to %s', async (address, why) => {
    const { status, body } = await create({ Adresse: address });
    expect(status).toBe(400);
    expect(body.errors?.['Adresse']).toContain(why);
    expect(await list()).toEqual([]);
  });

  it('are so many at most, even when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: mostWebhooks + 3 }, () => create()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostWebhooks);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  });

  it('are their customer’s alone, and operators’', async () => {
    const { IDWebhook } = (await create()).body;
    const other = await on.operator('BDGpDeux');
    expect(await list(other)).toEqual([]);
    const path = `/api/webhooks/${IDWebhook}`;
    const before = await list();
    const tried = [
      await other.call('PUT', path, { Nom: 'x', Adresse, Chapitres: [] }),
      await other.call('PUT', `${path}/etat`, { Actif: false }),
      await other.call('POST', `${path}/secret`),
      await other.call('POST', `${path}/rejouer`, { Curseur: '0.0' }),
      await other.call('POST', `${path}/essai`),
      await other.call('GET', `${path}/envois`),
      await other.call('DELETE', path),
    ];
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
    expect(await list()).toEqual(before);
    const customer = await on.customer();
    expect([(await create({}, customer)).status, (await customer.call('GET', '/api/webhooks')).status]).toEqual([403, 403]);
  });
});
