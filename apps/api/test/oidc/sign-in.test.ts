import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInColleague } from '../colleague.ts';
import { engines } from '../database.ts';
import { groupHost, oidcBench, operatorsHost, type Back, type OidcBench } from './bench.ts';
import type { Alter } from './provider.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe.each(engines())('a sign-in at a provider (%s)', (engine) => {
  let bench: OidcBench;
  let ours: number;
  let groups: number;
  beforeAll(async () => {
    bench = await oidcBench(engine);
    ours = await bench.create();
    groups = await bench.createForGroup();
    expect((await bench.link(bench.admin, ours, 'operatrice')).status).toBe(200);
  });
  beforeEach(async () => {
    bench.provider.alter();
    await bench.later();
  });
  afterAll(() => bench.close());

  const signIn = (name = 'operatrice') => bench.signIn(ours, name);

  it('is a session as another one, of whom the provider names', async () => {
    const { status, body, text } = await signIn();
    expect(status, text).toBe(200);
    const session = await bench.on.client(body.token).call<{ login: string; kind: string }>('GET', '/api/session');
    expect([session.body.login, session.body.kind]).toEqual([bench.login, 'operator']);
    const { body: own } = await bench.on
      .client(body.token)
      .call<{ identites: { VueLe: string | null }[] }>('GET', '/api/session/identites');
    expect(own.identites[0]?.VueLe).not.toBeNull();
  });

  it('sends along state, nonce, PKCE and a return address of its own, and keeps none of them as they are', async () => {
    const { Cle, answer } = bench.start(ours);
    const { Adresse } = (await answer).body;
    const asked = Object.fromEntries(new URL(Adresse).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'comptoir',
      code_challenge_method: 'S256',
      redirect_uri: `https://${operatorsHost}/connexion/retour/${ours}`,
    });
    const kept = JSON.stringify(await bench.registry().selectFrom('fournisseursDemandes').selectAll().execute());
    for (const secret of [Cle, asked['state']!, asked['nonce']!, asked['code_challenge']!]) expect(kept).not.toContain(secret);
    expect(Adresse).not.toContain(Cle);
    expect(kept).toContain(createHash('sha256').update(asked['state']!).digest('base64url'));
  });

  it('finds a person of a group once by a checked address, and from then on by issuer and subject', async () => {
    const first = await bench.signIn(groups, 'admin', { url: groupHost });
    expect(first.status, first.text).toBe(200);
    expect((await bench.on.client(first.body.token).call('GET', '/api/sites')).status).toBe(200);
    const links = await bench
      .registry()
      .selectFrom('identites')
      .select(['Sub', 'Compte', 'Qui'])
      .where('IDFournisseur', '=', groups)
      .execute();
    expect(links).toEqual([{ Sub: 'admin', Compte: 'Admin@groupe.example', Qui: 'admin' }]);
    expect((await bench.signIn(groups, 'admin', { url: groupHost })).status).toBe(200);
    // Another person with the same address there is somebody else.
    const before = await bench.everything();
    expect((await bench.signIn(groups, 'nonVerifie', { url: groupHost })).status).toBe(401);
    expect(await bench.everything()).toBe(before);
  });

  it.each([
    ['whose address was not checked', 'nonVerifie'],
    ['of another domain', 'ailleurs'],
    ['of whom nobody here has the address', 'inconnu'],
  ])('finds nobody %s', async (_, name) => {
    const before = await bench.everything();
    expect((await bench.signIn(groups, name, { url: groupHost })).status).toBe(401);
    expect(await bench.everything()).toBe(before);
  });

  it('never finds an operator by an address', async () => {
    const before = await bench.everything();
    const { status, body } = await signIn('fort');
    expect([status, body.message]).toEqual([401, expect.stringContaining('Ma connexion')]);
    expect(await bench.everything()).toBe(before);
  });

  it('takes the subject of one provider for nobody at another', async () => {
    const other = await bench.create({ Nom: 'Autre', ClientId: 'autre' });
    expect((await bench.signIn(other, 'operatrice')).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  /** Each begins with a way back that would be taken as it is. */
  const spoilt: [string, (back: Back) => Partial<Back>][] = [
    ['with another state', () => ({ demande: 'x'.repeat(43) })],
    ['of another browser', () => ({ Cle: 'y'.repeat(43) })],
    ['that names another issuer', () => ({ Emetteur: 'https://ailleurs.example' })],
    ['that names no issuer', () => ({ Emetteur: undefined })],
    ['to the address of another provider', () => ({ IDFournisseur: groups })],
    ['with another code', () => ({ Code: 'z'.repeat(43) })],
    ['without a code', () => ({ Code: undefined })],
    ['with an error beside the code', () => ({ Erreur: 'access_denied' })],
  ];
  it.each(spoilt)('is refused %s', async (_, spoil) => {
    const back = await bench.goAndReturn(ours, 'operatrice');
    const before = await bench.everything();
    expect((await bench.tell({ ...back, ...spoil(back) })).status).toBe(401);
    expect(await bench.everything()).toBe(before);
    const [newest] = await bench.refusals();
    expect([newest?.Type, newest?.Qui]).toEqual(['ouverture', '']);
  });

  it.each<[string, (address: URL) => void]>([
    ['with another nonce', (address) => address.searchParams.set('nonce', 'autre')],
    ['without a nonce', (address) => address.searchParams.delete('nonce')],
    ['whose verifier is another', (address) => address.searchParams.set('code_challenge', 'A'.repeat(43))],
  ])('is refused %s', async (_, detour) => {
    const back = await bench.goAndReturn(ours, 'operatrice', { detour });
    const before = await bench.everything();
    expect((await bench.tell(back)).status).toBe(401);
    expect(await bench.everything()).toBe(before);
  });

  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, Alter]>([
    ['is not signed', (_, { claims }) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`],
    [
      'is signed by a stranger',
      (token, { claims }) => {
        const text = `${token.split('.')[0]}.${encoded(claims)}`;
        return `${text}.${sign('sha256', Buffer.from(text), stranger).toString('base64url')}`;
      },
    ],
    ['is altered', (token, { claims }) => token.replace(/\.[^.]+\./, `.${encoded({ ...claims, sub: 'admin' })}.`)],
    ['has another signature', (token) => `${token.slice(0, -8)}AAAAAAAA`],
    [
      'is signed by the secret of the client',
      (_, { claims }) => `${encoded({ alg: 'HS256' })}.${encoded(claims)}.${createHash('sha256').update('x').digest('base64url')}`,
    ],
    ['is for somebody else', (_, { claims, signed }) => signed({ ...claims, aud: 'autre' })],
    ['is of another issuer', (_, { claims, signed }) => signed({ ...claims, iss: 'https://ailleurs.example' })],
    ['is over', (_, { claims, signed }) => signed({ ...claims, iat: now() - 7200, exp: now() - 3600 })],
    ['has no end', (_, { claims: { exp: __, ...claims }, signed }) => signed(claims)],
    ['names nobody', (_, { claims: { sub: __, ...claims }, signed }) => signed(claims)],
  ])('is refused where the ID token %s', async (_, alter) => {
    const back = await bench.goAndReturn(ours, 'operatrice');
    const before = await bench.everything();
    bench.provider.alter(alter);
    const { status, body } = await bench.tell(back);
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect(await bench.everything()).toBe(before);
    expect((await bench.refusals())[0]?.Details).toMatch(/^Annuaire\u00a0: .* \(OAUTH_\w+\)$/);
    bench.provider.alter((token, { claims, signed }) => signed(claims) && token);
    expect((await signIn()).status).toBe(200);
  });

  it('is done once, by one of twenty who do it at once', async () => {
    const back = await bench.goAndReturn(ours, 'operatrice');
    const answers = await Promise.all(Array.from({ length: 20 }, () => bench.tell(back)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await bench.tell(back)).status).toBe(401);
    // The code of one attempt is worth nothing in another.
    const [one, other] = [await bench.goAndReturn(ours, 'operatrice'), await bench.goAndReturn(ours, 'operatrice')];
    expect((await bench.tell({ ...one, Code: other.Code })).status).toBe(401);
  });

  it('is ended within ten minutes, and by the use that it was begun for', async () => {
    const back = await bench.goAndReturn(ours, 'operatrice');
    await bench
      .registry()
      .updateTable('fournisseursDemandes')
      .set({ Echeance: sql<string>`now() - interval '1 second'` })
      .execute();
    expect((await bench.tell(back)).status).toBe(401);
    const linking = await bench.goAndReturn(ours, 'fort', { path: '/api/session/identites', by: bench.admin });
    expect((await bench.tell(linking)).status).toBe(401);
  });

  it('lets nobody in whose account is suspended, or whose provider is not offered any more', async () => {
    const colleague = await signInColleague(bench.on);
    expect((await bench.link(colleague, ours, 'collegue')).status).toBe(200);
    expect((await signIn('collegue')).status).toBe(200);
    const back = await bench.goAndReturn(ours, 'collegue');
    await bench.registry().updateTable('operators').set({ Actif: false }).where('login', '=', 'collegue').execute();
    expect((await bench.tell(back)).status).toBe(401);
    expect((await bench.refusals())[0]?.Qui).toBe('collegue');
    const again = await bench.goAndReturn(ours, 'operatrice');
    const offered = (Actif: boolean) =>
      bench.registry().updateTable('fournisseurs').set({ Actif }).where('IDFournisseur', '=', ours).execute();
    await offered(false);
    expect((await bench.tell(again)).status).toBe(401);
    expect((await bench.start(ours).answer).status).toBe(404);
    await offered(true);
    expect((await signIn()).status).toBe(200);
  });

  it('says so where the person refuses there', async () => {
    const back = await bench.goAndReturn(ours, 'refuse');
    expect(back.Erreur).toBe('access_denied');
    const { status } = await bench.tell(back);
    expect(status).toBe(401);
    expect((await bench.refusals())[0]?.Details).toContain('(access_denied)');
  });

  it('is offered at its host and, with a domain, to those of it', async () => {
    const ask = async (body: object) =>
      (await bench.on.client().call<{ fournisseurs: { IDFournisseur: number; Nom: string }[] }>('POST', '/api/session/moyens', body)).body;
    expect((await ask({ url: operatorsHost })).fournisseurs).toContainEqual({ IDFournisseur: ours, Nom: 'Annuaire' });
    expect((await ask({ url: groupHost })).fournisseurs).toEqual([{ IDFournisseur: groups, Nom: 'Annuaire du groupe' }]);
    expect((await ask({ url: groupHost, domaine: 'Groupe.example' })).fournisseurs.length).toBe(1);
    expect((await ask({ url: groupHost, domaine: 'ailleurs.example' })).fournisseurs).toEqual([]);
    for (const url of ['bdgpdeux.backoffice.example', 'inconnu.backoffice.example', 'ailleurs.example'])
      expect((await ask({ url })).fournisseurs, url).toEqual([]);
    for (const url of [groupHost, 'ailleurs.example']) expect((await bench.start(ours, { url }).answer).status).toBe(404);
    expect((await bench.start(groups).answer).status).toBe(404);
  });

  it('proves who somebody is from when they signed in there on', async () => {
    const proofOf = async (name: string) => {
      const { body } = await bench.signIn(ours, name);
      const { PreuveLe } = await bench
        .registry()
        .selectFrom('sessions')
        .select('PreuveLe')
        .orderBy('IDSession', 'desc')
        .executeTakeFirstOrThrow();
      const by = bench.on.client(body.token);
      const asked = await by.call<{ code?: string }>('POST', '/api/session/facteurs/code', { Nom: 'Téléphone' });
      return [Date.now() - Date.parse(PreuveLe) > 600_000, asked.body.code];
    };
    expect((await bench.link(bench.admin, ours, 'ancien')).status).toBe(200);
    expect(await proofOf('ancien')).toEqual([true, 'preuve']);
    expect(await proofOf('operatrice')).toEqual([false, undefined]);
    bench.provider.alter((_, { claims: { auth_time: __, ...claims }, signed }) => signed(claims));
    expect(await proofOf('operatrice')).toEqual([true, 'preuve']);
    bench.provider.alter();
    const fresh = await bench.create({ Nom: 'Récent', Anciennete: 60 });
    expect((await bench.link(bench.admin, fresh, 'operatrice')).status).toBe(200);
    expect((await bench.signIn(fresh, 'operatrice')).status).toBe(200);
    expect((await bench.link(bench.admin, fresh, 'ancien')).status).toBe(422);
  });

  it('is asked for a second factor as after a password, unless the provider says that it asked', async () => {
    const strong = await bench.create({ Nom: 'Fort', Acr: ['deux'], Amr: ['hwk'] });
    for (const name of ['operatrice', 'fort']) expect((await bench.link(bench.admin, strong, name)).status).toBe(200);
    const policy = async (SecondFacteur: string) => {
      const { status } = await bench.admin.call('PUT', '/api/securite/politiques', { BDGp: null, SecondFacteur });
      expect(status).toBe(200);
    };
    await policy('exige');
    const asked = await bench.signIn(strong, 'operatrice');
    expect([asked.status, asked.body.code, asked.body.moyens]).toEqual([401, 'second_facteur', ['inscription']]);
    expect((await bench.signIn(strong, 'fort')).status).toBe(200);
    // What it does not count as two factors is one.
    expect((await signIn()).body.code).toBe('second_facteur');
    await policy('non');
    const demanding = await bench.create({ Nom: 'Exigeant', Acr: ['deux'], FacteurExige: true });
    expect((await bench.link(bench.admin, demanding, 'fort')).status).toBe(200);
    const weak = await bench.signIn(demanding, 'operatrice');
    expect([weak.status, weak.body.message]).toEqual([401, expect.stringContaining('second facteur')]);
    expect((await bench.signIn(demanding, 'fort')).status).toBe(200);
  });
});
