import type { Connexion, Product } from '@comptoir/contract/domains/connexions/connexions.calls';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import { readConfig } from '../../config/config.ts';
import type { RegistryTables } from '../../db/tables.ts';

const addresses = {
  PRODUCT_TEAM: 'https://team.example/validation',
  PRODUCT_LEAD: 'https://lead-dev.example/login,prod-test=https://lead.example/login',
  PRODUCT_REPORTING: 'test=https://reporting-test.example/login,production=https://reporting.example/login',
  PRODUCT_EDATAVOICE: 'https://prc.example/connexion',
  PRODUCT_EDATAVOICE_TOKEN: 'https://prc.example',
};

describe.each(engines())('signing in to another product as a user (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
    await writeIn(on, (db) =>
      db.updateTable('gpParametres').set({ IDClient: 'UN', eSellerLeadActif: true, GRP_ClientEDatavoice: true }).execute(),
    );
  });
  beforeEach(async () => {
    on.app.config.products = readConfig({ SAMPLE_DATA: 'off', ...addresses }).products;
    await writeIn(on, (db) => db.deleteFrom('connexions').execute());
  });
  afterAll(() => on.close());

  const motif = 'Demande 4711\u00a0: le tableau de bord reste vide';
  const connect = (product: string, more: object = {}, { idPeople = 2, by = operator } = {}) =>
    by.call<Connexion & Refused>('POST', `/api/utilisateurs/${idPeople}/connexions`, { product, motif, ...more });
  const kept = () => writeIn(on, (db) => db.selectFrom('connexions').selectAll().execute());
  const inRegistry = (work: (db: Kysely<RegistryTables>) => Promise<unknown>) =>
    on.app.database.write(
      'registry',
      { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'test' },
      work,
    );

  it.each([
    ['team', 'POST', 'https://team.example/validation', { LoginWeb: 'vendeur', Password: 'secret-2' }],
    ['lead', 'GET', 'https://lead.example/login', { idclient: 'UN', autologin: '1', login: 'vendeur', pass: 'secret-2' }],
    [
      'reporting',
      'POST',
      'https://reporting.example/login',
      { FROM: 'comptoir', LoginWeb: 'vendeur', Password: 'secret-2', IDCompany: '1', IDPeople: '2', IDSite: '1', GOTO: '' },
    ],
    ['eDataVoice', 'GET', 'https://prc.example/connexion', { autologin: '1' }],
  ])('%s: gives the form that signs in', async (product, method, action, fields) => {
    const { status, body, headers } = await connect(product);
    expect(status).toBe(200);
    expect(body).toMatchObject({ method, action });
    expect(Object.fromEntries(body.fields.map(({ name, value }) => [name, value]))).toEqual(fields);
    expect(body.credentials).toEqual(product === 'eDataVoice' ? { login: 'vendeur', password: 'secret-2' } : null);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('records who signed in as whom, where and why, in the journal too', async () => {
    await connect('team');
    expect(await kept()).toEqual([
      {
        IDConnexion: expect.any(Number),
        DateH: expect.any(String),
        Operateur: 'op',
        IDPeople: 2,
        LoginWEB: 'vendeur',
        product: 'team',
        motif,
      },
    ]);
    const { body, text } = await operator.call<{ entries: JournalEntry[] }>('GET', '/api/journal?table=connexions');
    expect(body.entries[0]).toMatchObject({
      Auteur: 'op',
      Action: 'Se connecter en tant qu’un utilisateur',
      Operation: 'I',
      Apres: { Operateur: 'op', IDPeople: 2, LoginWEB: 'vendeur', product: 'team', motif },
    });
    expect(text).not.toContain('secret-2');
  });

  it('informs the person where the policy says so, if they have an address', async () => {
    const policy = (BDGp: string | null, AnnonceConnexion?: boolean) =>
      operator.call<Refused>('PUT', '/api/securite/politiques', { BDGp, AnnonceConnexion });
    const toldAt = async (EMail: string) => {
      await writeIn(on, async (db) => {
        await db.deleteFrom('outbox').execute();
        await db.updateTable('utilisateurs').set({ EMail }).where('IDPeople', '=', 2).execute();
      });
      expect((await connect('team')).status).toBe(200);
      return writeIn(on, (db) => db.selectFrom('outbox').select(['destinataires', 'objet', 'texte']).execute());
    };
    expect((await policy(null, true)).status).toBe(422);
    expect(await toldAt('vendeur@un.example')).toEqual([]);
    expect((await policy('BDGpUn', true)).status).toBe(200);
    // Absent: unchanged.
    expect((await policy('BDGpUn')).status).toBe(200);
    const [mail, ...others] = await toldAt('vendeur@un.example');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ destinataires: ['vendeur@un.example'], objet: expect.stringContaining('eSeller Team') });
    expect(mail!.texte).toContain(motif);
    expect(mail!.texte).not.toContain('secret-2');
    expect(await toldAt('')).toEqual([]);
    expect((await policy('BDGpUn', false)).status).toBe(200);
    expect(await toldAt('vendeur@un.example')).toEqual([]);
    const { body } = await operator.call<{ evenements: { Details: string }[] }>('GET', '/api/securite/evenements?type=politique');
    expect(body.evenements.map(({ Details }) => Details)).toEqual([
      'Accès client, personne non prévenue d’une connexion en son nom',
      'Accès client, personne prévenue d’une connexion en son nom',
    ]);
  });

  it('needs a reason, and is closed to customer access', async () => {
    for (const wrong of [{ motif: '' }, { motif: '   ' }, { motif: undefined }, { motif: 'x'.repeat(256) }]) {
      const { status, body, text } = await connect('team', wrong);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['motif']]);
      expect(text).not.toContain('secret-2');
    }
    const { status, text } = await connect('team', {}, { by: customer });
    expect(status).toBe(403);
    expect(text).not.toContain('secret-2');
    expect(await kept()).toEqual([]);
  });

  it.each<[string, number, Product | 'autre']>([
    ['an unknown user', 999_999, 'team'],
    ['an unknown product', 2, 'autre'],
  ])('is refused for %s', async (_, idPeople, product) => {
    expect((await connect(product, {}, { idPeople })).status).toBe(product === 'autre' ? 400 : 404);
    expect(await kept()).toEqual([]);
  });

  it('is refused for a product that the group lacks', async () => {
    const other = { by: await on.operator('BDGpDeux') };
    for (const [product, message] of [
      ['lead', 'eSeller Lead n’est pas actif pour ce client.'],
      ['eDataVoice', 'Ce client n’a pas le Poste Relation Client.'],
    ]) {
      const { status, body } = await connect(product!, {}, other);
      expect([status, body.message]).toEqual([422, message]);
    }
    expect((await connect('team', {}, other)).status).toBe(200);
  });

  it('is refused before anything is recorded if the product has no address', async () => {
    on.app.config.products = readConfig({ SAMPLE_DATA: 'off', PRODUCT_EDATAVOICE: addresses.PRODUCT_EDATAVOICE }).products;
    for (const [product, name] of [
      ['team', 'd’eSeller Team'],
      ['eDataVoice', 'de Poste Relation Client'],
    ]) {
      const { status, body, text } = await connect(product!);
      expect([status, body.message]).toEqual([422, `L’adresse ${name} n’est pas configurée pour le serveur prod-test.`]);
      expect(text).not.toContain('secret-2');
    }
    expect(await kept()).toEqual([]);
  });

  it('uses the customer’s own address, and the page may send its form there', async () => {
    const IDCustomer = (await on.app.customers.find('BDGpUn'))!.IDCustomer;
    await inRegistry((db) =>
      db.insertInto('urls').values({ IDCustomer, product: 'team', URL: 'https://un.example/validation', IDGroupements: 77 }).execute(),
    );
    try {
      expect((await operator.call('GET', '/api/bdref3/urls')).body).toEqual([
        { product: 'team', URL: 'https://un.example/validation', IDGroupements: 77 },
      ]);
      expect((await operator.call('GET', '/bdref3/URLs/')).status).toBe(200);
      expect((await connect('team')).body.action).toBe('https://un.example/validation');
      expect((await connect('team', {}, { by: await on.operator('BDGpDeux') })).body.action).toBe('https://team.example/validation');
      const { fields } = (await connect('reporting')).body;
      expect(fields.find(({ name }) => name === 'IDCompany')?.value).toBe('77');
      // A page that anybody may load names no customer.
      expect(await formActionOf('/utilisateurs/2/connect/team')).toBe("'self'");
    } finally {
      await inRegistry((db) => db.deleteFrom('urls').execute());
    }
  });

  const formActionOf = async (path: string) => {
    const { headers } = await on.client().call('GET', path);
    return /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.trim();
  };

  it('an invalid stored address is ignored, and the others stay', async () => {
    const IDCustomer = (await on.app.customers.find('BDGpUn'))!.IDCustomer;
    const own = (URL: string) => ({ IDCustomer, product: 'team', URL, IDGroupements: null });
    await inRegistry((db) =>
      db.insertInto('urls').values(['', 'team.example', 'javascript:alert(1)', 'https://un.example/validation'].map(own)).execute(),
    );
    try {
      expect((await connect('team')).body.action).toBe('https://un.example/validation');
    } finally {
      await inRegistry((db) => db.deleteFrom('urls').execute());
    }
  });

  it('is noted in the security trail before the password is given', async () => {
    await connect('team');
    const { body } = await operator.call<{ evenements: object[] }>('GET', '/api/securite/evenements?type=connexion');
    expect(body.evenements[0]).toMatchObject({
      Qui: 'op',
      Client: 'BDGpUn',
      Details: `eSeller Team, en tant que vendeur\u00a0: ${motif}`,
    });
  });

  describe('the page that sends the form on', () => {
    const launch = (fields: Record<string, string>) =>
      on.fastify.inject({
        method: 'POST',
        url: '/lancement',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const given = async () => {
      const { method, action, passage, fields } = (await connect('team')).body;
      return { method, action, passage, ...Object.fromEntries(fields.map(({ name, value }) => [`champ.${name}`, value])) };
    };
    const policyOf = ({ headers }: Awaited<ReturnType<typeof launch>>) => String(headers['content-security-policy']);

    it('allows the address of that product alone, keeps nothing, and escapes what it shows', async () => {
      const answer = await launch({ ...(await given()), 'champ.x"><script>': '<b>&"\'' });
      expect(answer.statusCode).toBe(200);
      expect(policyOf(answer)).toMatch(
        /^default-src 'none'; script-src 'nonce-[^']+'; style-src 'nonce-[^']+'; base-uri 'none'; form-action https:\/\/team\.example\/validation; frame-ancestors 'none'$/,
      );
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.body).toContain('action="https://team.example/validation"');
      expect(answer.body).toContain('name="x&quot;&gt;&lt;script&gt;" value="&lt;b&gt;&amp;&quot;&#39;"');
      expect(answer.body).toContain('Connexion en cours…');
    });

    it.each<[string, (fields: Record<string, string>) => Record<string, string>]>([
      ['another address', (fields) => ({ ...fields, action: 'https://ailleurs.example/validation' })],
      ['another method', (fields) => ({ ...fields, method: 'GET' })],
      ['a later end', (fields) => ({ ...fields, passage: fields['passage']!.replace(/^\d+/, (end) => String(Number(end) + 1)) })],
      ['no signature', (fields) => ({ ...fields, passage: fields['passage']!.split('.')[0]! })],
      ['nothing', () => ({})],
    ])('sends no form on with %s', async (_, change) => {
      const answer = await launch(change(await given()));
      expect(answer.statusCode).toBe(403);
      expect(policyOf(answer)).toContain("form-action 'none'");
      expect(answer.body).toContain('Cette connexion a expiré');
      expect(answer.body).not.toContain('<form');
    });

    it('sends no form on after two minutes', async () => {
      const fields = await given();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_001 });
      try {
        expect((await launch(fields)).statusCode).toBe(403);
      } finally {
        vi.useRealTimers();
      }
    });

    it('takes a form and nothing else', async () => {
      const answer = await on.fastify.inject({ method: 'POST', url: '/lancement', payload: { action: 'x' } });
      expect(answer.statusCode).toBe(415);
    });
  });

  it('answers both kinds the IDClient and the state of eSeller Lead', async () => {
    for (const client of [operator, customer])
      expect((await client.call('GET', '/api/interfaces/esellerLead/config')).body).toMatchObject({ IDClient: 'UN', Actif: true });
  });
});
