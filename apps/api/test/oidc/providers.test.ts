import type { Fournisseur } from '@comptoir/contract/domains/fournisseurs/fournisseurs.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../database.ts';
import type { Refused } from '../rows/utilisateurs.ts';
import { groupHost, oidcBench, operatorsHost, type OidcBench } from './bench.ts';

describe.each(engines())('identity providers (%s)', (engine) => {
  let bench: OidcBench;
  beforeAll(async () => {
    bench = await oidcBench(engine);
  });
  afterAll(() => bench.close());

  const list = async () => (await bench.admin.call<Fournisseur[]>('GET', '/api/fournisseurs')).body;
  const one = async (id: number) => (await list()).find(({ IDFournisseur }) => IDFournisseur === id)!;
  const add = (more: object) => bench.admin.call<Refused & { IDFournisseur: number }>('POST', '/api/fournisseurs', bench.form(more));
  const tryOut = async (id: number) =>
    (await bench.admin.call<{ estPret: boolean; Message: string }>('POST', `/api/fournisseurs/${id}/essai`)).body;

  it('are kept with their secret sealed, which nobody is answered', async () => {
    const id = await bench.create({ Acr: ['deux'], Anciennete: 60 });
    const answered = await bench.admin.call('GET', '/api/fournisseurs');
    expect(answered.text).not.toContain(bench.provider.secret);
    expect(await one(id)).toMatchObject({
      BDGp: null,
      Emetteur: bench.provider.Emetteur,
      Acr: ['deux'],
      EstSecretLisible: true,
      Retours: [`https://${operatorsHost}/connexion/retour/${id}`],
      Comptes: 0,
    });
    const { Secret } = await bench
      .registry()
      .selectFrom('fournisseurs')
      .select('Secret')
      .where('IDFournisseur', '=', id)
      .executeTakeFirstOrThrow();
    expect(Secret).toMatch(/^v1\./);
    expect(await tryOut(id)).toEqual({ estPret: true, Message: '' });
    const { BDGp: _, Emetteur: __, ...changes } = bench.form({ Nom: 'Renommé', Secret: '' });
    expect((await bench.admin.call('PUT', `/api/fournisseurs/${id}`, { ...changes, Emetteur: 'https://ailleurs.example' })).status).toBe(
      200,
    );
    expect(await one(id)).toMatchObject({ Nom: 'Renommé', Emetteur: bench.provider.Emetteur, Acr: [] });
    expect((await tryOut(id)).estPret).toBe(true);
    await bench.admin.call('PUT', `/api/fournisseurs/${id}`, { ...changes, Secret: 'un autre secret' });
    expect((await bench.link(bench.admin, id, 'operatrice')).status).toBe(502);
    await bench.registry().updateTable('fournisseurs').set({ Secret: 'v1.x' }).where('IDFournisseur', '=', id).execute();
    expect((await one(id)).EstSecretLisible).toBe(false);
    expect((await tryOut(id)).Message).toMatch(/illisible/);
    expect((await bench.start(id).answer).status).toBe(502);
    expect((await bench.admin.call('DELETE', `/api/fournisseurs/${id}`)).status).toBe(200);
    expect(await one(id)).toBeUndefined();
  });

  it('are changed and removed as they were read, or not at all', async () => {
    const id = await bench.create();
    const { BDGp: _, Emetteur: __, ...changes } = bench.form({ Secret: '' });
    const change = (version: string | undefined, more: object) =>
      bench.admin.call<Refused & { code: string }>(
        'PUT',
        `/api/fournisseurs/${id}`,
        { ...changes, ...more },
        version ? { 'if-match': version } : {},
      );
    const { Version: read } = await one(id);
    expect((await change(read, { Nom: 'Premier' })).status).toBe(200);
    const late = await change(read, { Nom: 'Second' });
    expect([late.status, late.body.code, (await one(id)).Nom]).toEqual([409, 'modified', 'Premier']);
    // Another secret is another version, though it is not answered; whoever is linked is none.
    const { Version: before } = await one(id);
    expect((await bench.link(bench.admin, id, 'operatrice')).status).toBe(200);
    expect((await one(id)).Version).toBe(before);
    await change(undefined, { Secret: 'un autre secret' });
    const { Version: after } = await one(id);
    expect(after).not.toBe(before);
    const remove = (version: string) => bench.admin.call('DELETE', `/api/fournisseurs/${id}`, undefined, { 'if-match': version });
    expect((await remove(before)).status).toBe(409);
    const two = await Promise.all([change(after, { Nom: 'Un' }), change(after, { Nom: 'Deux' })]);
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await remove(`W/${(await one(id)).Version}`)).status).toBe(200);
  });

  it.each<[string, object, string]>([
    ['by http', { Emetteur: 'http://annuaire.example' }, 'Emetteur'],
    ['on this machine that is not allowed', { Emetteur: 'http://localhost:3000' }, 'Emetteur'],
    ['inside the network', { Emetteur: 'https://10.1.2.3' }, 'Emetteur'],
    ['with a password', { Emetteur: 'https://a:b@annuaire.example' }, 'Emetteur'],
    ['with something behind it', { Emetteur: 'https://annuaire.example/?x=1' }, 'Emetteur'],
    ['without a secret', { Secret: '' }, 'Secret'],
    ['that finds operators by their address', { Domaines: ['groupe.example'], Rattachement: 'courriel' }, 'Rattachement'],
    ['that finds people of any domain', { BDGp: 'BDGpUn', Rattachement: 'courriel' }, 'Domaines'],
    ['of what is no domain', { Domaines: ['groupe'] }, 'Domaines'],
    ['with an algorithm that signs nothing', { Algorithme: 'none' }, 'Algorithme'],
  ])('are refused %s', async (_, more, field) => {
    const { status, body } = await add(more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [expect.stringMatching(new RegExp(`^${field}`))]]);
  });

  it.each<[string, (emetteur: string) => object, RegExp]>([
    ['another issuer', (emetteur) => ({ Emetteur: `${emetteur}/autre` }), /répond 404/],
    [
      'another name for itself',
      (emetteur) => ({ Emetteur: emetteur.replace('127.0.0.1', 'localhost') }),
      /^L’émetteur que déclare le fournisseur est/,
    ],
    ['nothing', () => ({ Emetteur: 'http://127.0.0.1:1' }), /ne répond pas/],
    ['that it is elsewhere', (emetteur) => ({ Emetteur: `${emetteur}/ailleurs` }), /répond 302/],
    ['another algorithm', () => ({ Algorithme: 'ES256' }), /ne signe pas par ES256/],
  ])('are tried, and say what is wrong where the provider says %s', async (_, more, sentence) => {
    bench.on.app.config.outboundAllowedHosts = ['127.0.0.1', 'localhost'];
    const id = await bench.create(more(bench.provider.Emetteur));
    const { estPret, Message } = await tryOut(id);
    bench.on.app.config.outboundAllowedHosts = ['127.0.0.1'];
    expect([estPret, Message]).toEqual([false, expect.stringMatching(sentence)]);
    await bench.admin.call('DELETE', `/api/fournisseurs/${id}`);
  });

  it('call no address of a private network, whatever was kept', async () => {
    const id = await bench.create();
    bench.on.app.config.outboundAllowedHosts = [];
    const calls = bench.provider.calls.length;
    expect((await tryOut(id)).estPret).toBe(false);
    expect((await bench.start(id).answer).status).toBe(502);
    bench.on.app.config.outboundAllowedHosts = ['127.0.0.1'];
    expect(bench.provider.calls.length).toBe(calls);
    await bench.admin.call('DELETE', `/api/fournisseurs/${id}`);
  });

  it('of a group come back to its own host', async () => {
    const id = await bench.createForGroup();
    expect((await one(id)).Retours).toEqual([`https://${groupHost}/connexion/retour/${id}`]);
  });

  it('belong to who administers, as far as their limits reach', async () => {
    const id = await bench.create();
    const group = await bench.createForGroup({ BDGp: 'BDGpDeux' });
    const limit = (Clients: number[] | null, Role = 'administrateur') =>
      bench
        .registry()
        .updateTable('operators')
        .set({ Clients, Role: Role as 'lecture' })
        .where('login', '=', bench.login)
        .execute();
    const { IDCustomer } = (await bench.on.app.customers.find('BDGpDeux'))!;
    await limit([IDCustomer]);
    expect((await list()).map(({ IDFournisseur }) => IDFournisseur)).toEqual([group]);
    expect((await bench.admin.call('DELETE', `/api/fournisseurs/${id}`)).status).toBe(404);
    expect((await add({})).status).toBe(403);
    expect((await add({ BDGp: 'BDGpUn' })).status).toBe(404);
    expect((await bench.admin.call('DELETE', `/api/fournisseurs/${group}`)).status).toBe(200);
    await limit(null, 'lecture');
    expect((await add({})).status).toBe(403);
    expect((await bench.admin.call('POST', `/api/fournisseurs/${id}/essai`)).status).toBe(403);
    await limit(null);
    const person = await bench.on.customer();
    expect((await person.call('GET', '/api/fournisseurs')).status).toBe(403);
  });
});
