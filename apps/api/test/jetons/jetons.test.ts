import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comesFrom } from '../../src/http/sessions/jetons.ts';
import { jetonFingerprint, jetonIn, newJeton } from '../../src/http/sessions/jeton.ts';
import { Rates } from '../../src/http/edge/rates.ts';
import { checkTrail } from '../../src/registry/trail.store.ts';
import { granting } from '../acces/granting.ts';
import { engines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { testOperator } from '../rows/customers.ts';
import { aging, make, program } from './programs.ts';

interface Listed {
  IDJeton: number;
  Nom: string;
  Apercu: string;
  Etat: string;
  VuLe: string | null;
  CoupePar: string | null;
  Clients: string[] | null;
  Adresses: string[];
}
interface List {
  jetons: Listed[];
  droits: { Chapitre: string; Verbes: string[] }[];
  clients: { BDGp: string }[];
}

describe('the text of a token', () => {
  it('is one that scanners know, and no typing fault is asked of the database', () => {
    const jeton = newJeton();
    expect(jeton).toMatch(/^cpt_[\w-]{43}[0-9a-f]{8}$/);
    expect(jetonFingerprint(jeton)).toBe(createHash('sha256').update(jeton).digest('base64url'));
    for (let at = 4; at < jeton.length; at += 1) {
      const other = jeton[at] === '0' ? '1' : '0';
      expect(jetonFingerprint(jeton.slice(0, at) + other + jeton.slice(at + 1)), `${at}`).toBeUndefined();
    }
    expect([jetonIn(`Bearer ${jeton}`), jetonIn(jeton), jetonIn('Bearer a.b.c'), jetonIn(undefined)]).toEqual([
      jeton,
      jeton,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['10.1.2.3', ['10.0.0.0/8'], true],
    ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
    ['11.1.2.3', ['10.0.0.0/8', '192.0.2.7/32'], false],
    ['2001:db8::9', ['2001:db8::/64'], true],
    ['2001:db9::9', ['2001:db8::/64'], false],
    ['10.1.2.3', ['2001:db8::/64'], false],
    ['10.1.2.3', [], true],
  ])('is taken from %s where %s may: %s', (address, networks, isTaken) => {
    expect(comesFrom(address, networks)).toBe(isTaken);
  });

  it('is counted by itself', async () => {
    const rates = new Rates({ requestsPerAddress: 0, requestsPerAccount: 2 });
    const operator = { kind: 'operator' as const, id: 1, customer: undefined, jeton: undefined };
    const jeton = { ...operator, jeton: { IDJeton: 1, Nom: 'Un', Portees: [] } };
    await rates.account(jeton);
    await rates.account(jeton);
    await expect(rates.account(jeton)).rejects.toMatchObject({ code: 'too_many' });
    await rates.account(operator);
  });
});

describe.each(engines())('API tokens (%s)', (engine) => {
  let on: TestApp;
  let owner: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    owner = await on.operator();
  });
  afterAll(() => on.close());

  const listOf = async (by: Client) => (await by.call<List>('GET', '/api/jetons')).body;
  const one = async (by: Client, IDJeton: number) => (await listOf(by)).jetons.find((jeton) => jeton.IDJeton === IDJeton);
  const events = () =>
    on.app.database.registry
      .selectFrom('securiteEvenements')
      .select(['Type', 'Resultat', 'Qui', 'IDSession', 'IDJeton', 'IDCustomer', 'Details', 'Appel'])
      .orderBy('IDEvenement', 'desc')
      .execute();
  const sites = async (jeton: string, bdgp?: string) => (await program(on, jeton, bdgp).call('GET', '/api/sites')).status;

  it('is told once, kept as its digest, and both its ends are events', async () => {
    const { IDJeton, Jeton } = await make(owner, { Nom: 'Nuit', Adresses: ['::ffff:127.0.0.1', '192.0.2.77/24'], Clients: ['BDGpUn'] });
    const stored = JSON.stringify(await on.app.database.registry.selectFrom('jetons').selectAll().execute());
    expect(stored).not.toContain(Jeton.slice(8));
    expect(await one(owner, IDJeton)).toMatchObject({
      Nom: 'Nuit',
      Apercu: Jeton.slice(0, 8),
      Etat: 'actif',
      VuLe: null,
      Clients: ['BDGpUn'],
      Adresses: ['127.0.0.1', '192.0.2.0/24'],
    });
    expect(await sites(Jeton, 'BDGpUn')).toBe(200);
    expect((await one(owner, IDJeton))?.VuLe).not.toBeNull();
    expect((await owner.call('DELETE', `/api/jetons/${IDJeton}`)).status).toBe(200);
    expect(await sites(Jeton, 'BDGpUn')).toBe(401);
    expect((await owner.call('DELETE', `/api/jetons/${IDJeton}`)).status).toBe(404);
    expect(await one(owner, IDJeton)).toMatchObject({ Etat: 'coupe', CoupePar: 'op' });
    await on.app.trail.flush({ isLast: true });
    const told = (await events()).filter((event) => event.IDJeton === IDJeton);
    expect(told).toMatchObject([
      { Type: 'jeton', Resultat: 'refus', Qui: 'op', IDSession: null, Details: 'Ce jeton a été coupé.' },
      { Type: 'jeton', Resultat: 'succes', Qui: 'op', Details: `Nuit (${Jeton.slice(0, 8)}…)\u00a0: coupé` },
      { Type: 'jeton', Resultat: 'succes', Qui: 'op', Details: expect.stringContaining('créé, jusqu’au') },
    ]);
  });

  it('names itself in the journal and in the trail, which still verifies', async () => {
    const { IDJeton, Jeton } = await make(owner, { Nom: 'Écrit', Portees: ['structure:*', 'partenaires:secrets', 'historique:lire'] });
    const by = program(on, Jeton, 'BDGpUn');
    expect((await by.call('PUT', '/api/sites/1', { Ville: 'Brest' })).status).toBe(200);
    const { body } = await by.call<{ entries: { Auteur: string; Reel: string | null }[] }>('GET', '/api/journal');
    expect(body.entries[0]).toMatchObject({ Auteur: 'op', Reel: 'le jeton «\u00a0Écrit\u00a0»' });
    expect((await by.call('GET', '/api/interfaces/dbs/config')).status).toBe(200);
    expect((await by.call('POST', '/api/relances', {})).status).toBe(403);
    await on.app.trail.flush({ isLast: true });
    const told = (await events()).filter((event) => event.IDJeton === IDJeton);
    const { IDCustomer } = (await on.app.customers.find('BDGpUn'))!;
    expect(told.map(({ Type, Resultat, IDSession, IDCustomer: where }) => [Type, Resultat, IDSession, where])).toEqual([
      ['droit', 'refus', null, IDCustomer],
      ['secrets', 'succes', null, IDCustomer],
      ['jeton', 'succes', null, null],
    ]);
    await on.app.trail.seal();
    const { registry } = on.app.database;
    expect(await checkTrail(registry)).toMatchObject({ waiting: 0, isCut: false, faults: [] });
    await on.app.database.admin((client) =>
      client.query(`update registry."securiteEvenements" set "IDJeton" = 1 + "IDJeton" where "IDJeton" = $1 and "Type" = 'secrets'`, [
        IDJeton,
      ]),
    );
    expect((await checkTrail(registry)).faults).toMatchObject([{ faults: ['altered'] }]);
  });

  it('gives nothing that its maker does not have', async () => {
    const given = async (by: Client, wanted: object) => {
      const answer = await by.call<{ errors?: object }>('POST', '/api/jetons', { Nom: 'N', Jours: 1, Portees: ['sites:lire'], ...wanted });
      // Of a list the key says which place too.
      return [answer.status, Object.keys(answer.body.errors ?? {}).map((key) => key.split('.')[0])];
    };
    const age = aging(on);
    await age.operator({ Role: 'integration' });
    expect(await given(owner, { Portees: ['partenaires:*'] })).toEqual([200, []]);
    expect(await given(owner, { Portees: ['personnes:ecrire'] })).toEqual([400, ['Portees']]);
    expect(await given(owner, { Portees: ['*:*'] })).toEqual([400, ['Portees']]);
    const { droits } = await listOf(owner);
    expect(droits.find(({ Chapitre }) => Chapitre === 'partenaires')?.Verbes).toEqual(['lire', 'ecrire', 'secrets']);
    expect(droits.find(({ Chapitre }) => Chapitre === 'personnes')?.Verbes).toEqual(['lire']);
    expect(droits.map(({ Chapitre }) => Chapitre)).not.toContain('soi');
    const { IDCustomer } = (await on.app.customers.find('BDGpUn'))!;
    await age.operator({ Role: 'administrateur', Clients: [IDCustomer] });
    expect((await listOf(owner)).clients.map(({ BDGp }) => BDGp)).toEqual(['BDGpUn']);
    expect(await given(owner, { Clients: ['BDGpDeux'] })).toEqual([400, ['Clients']]);
    const { Jeton } = await make(owner, { Portees: ['*:lire'] });
    expect([await sites(Jeton, 'BDGpUn'), await sites(Jeton, 'BDGpDeux')]).toEqual([200, 403]);
    expect((await program(on, Jeton).call<object[]>('GET', '/api/databases')).body).toHaveLength(1);
    await age.operator({ Clients: null });
    expect(await sites(Jeton, 'BDGpDeux')).toBe(200);
    const person = await on.customer();
    expect(await given(person, { Clients: ['BDGpUn'] })).toEqual([400, ['Clients']]);
    for (const wrong of [{ Portees: [] }, { Portees: ['rien:lire'] }, { Jours: 366 }, { Jours: 0 }, { Adresses: ['ici'] }, { Nom: '' }])
      expect(await given(owner, wrong)).toEqual([400, [Object.keys(wrong)[0]]]);
  });

  it('is one’s own: nobody else of the kind, nor of another group, sees or cuts it', async () => {
    const { IDJeton, Jeton } = await make(await on.customer(), { Portees: ['structure:lire'] });
    expect(await sites(Jeton)).toBe(200);
    expect(await sites(Jeton, 'BDGpUn')).toBe(200);
    for (const other of [owner, await on.customer('BDGpDeux')]) {
      expect(await one(other, IDJeton)).toBeUndefined();
      expect((await other.call('DELETE', `/api/jetons/${IDJeton}`)).status).toBe(404);
    }
    const all = await owner.call<{ IDJeton: number; Qui: string; Client: string }[]>('GET', '/api/securite/jetons');
    expect(all.body.find((jeton) => jeton.IDJeton === IDJeton)).toMatchObject({ Qui: 'admin', Client: 'BDGpUn' });
    const { IDCustomer } = (await on.app.customers.find('BDGpDeux'))!;
    await aging(on).operator({ Clients: [IDCustomer] });
    const limited = await on.operator('BDGpDeux');
    expect((await limited.call<object[]>('GET', '/api/securite/jetons')).body).not.toContainEqual(expect.objectContaining({ IDJeton }));
    expect((await limited.call('DELETE', `/api/securite/jetons/${IDJeton}`)).status).toBe(404);
    await aging(on).operator({ Clients: null });
    expect((await owner.call('DELETE', `/api/securite/jetons/${IDJeton}`)).status).toBe(200);
    expect(await sites(Jeton)).toBe(401);
    const [event] = await events();
    expect(event).toMatchObject({ Type: 'jeton', Qui: 'op', IDJeton, Details: expect.stringMatching(/ de admin\u00a0: coupé$/) });
  });

  it('enters where the customer lets operators in', async () => {
    const give = await granting(on);
    const { Jeton } = await make(owner);
    await give.setMode('accorde');
    expect(await sites(Jeton, 'BDGpUn')).toBe(403);
    const { IDAcces } = await give.grant();
    expect(await sites(Jeton, 'BDGpUn')).toBe(200);
    await give.setMode('chaqueFois');
    expect(await sites(Jeton, 'BDGpUn')).toBe(403);
    await give.setMode('annonce');
    expect(await sites(Jeton, 'BDGpUn')).toBe(403);
    await give.setMode('accorde');
    await give.cut(IDAcces);
    expect(await sites(Jeton, 'BDGpUn')).toBe(403);
    await give.setMode('libre');
    expect(await sites(Jeton)).toBe(422);
  });

  it('twenty uses and cuts at once: after the cut none goes through', async () => {
    const { IDJeton, Jeton } = await make(owner);
    expect(await Promise.all(Array.from({ length: 20 }, () => sites(Jeton, 'BDGpUn')))).toEqual(Array(20).fill(200));
    const cuts = await Promise.all(Array.from({ length: 20 }, () => owner.call('DELETE', `/api/jetons/${IDJeton}`)));
    expect(cuts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await Promise.all(Array.from({ length: 20 }, () => sites(Jeton, 'BDGpUn')))).toEqual(Array(20).fill(401));
  });

  it('twenty-five made at once: twenty at most', async () => {
    await aging(on).write((db) => db.deleteFrom('jetons').execute());
    const asked = Array.from({ length: 25 }, () => owner.call('POST', '/api/jetons', { Nom: 'N', Jours: 1, Portees: ['sites:lire'] }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 422).length]).toEqual([20, 5]);
    await aging(on).write((db) => db.deleteFrom('jetons').execute());
  });

  it.each([
    [undefined, 401, 'coupe'],
    [true, 401, 'coupe'],
    [false, 200, 'actif'],
  ])('another password, with the tick %s: %s', async (CouperJetons, status, Etat) => {
    const { IDJeton, Jeton } = await make(owner);
    // One that a suspension has ended before is not brought back.
    const former = await make(owner, { Nom: 'Ancien' });
    await aging(on).jeton(former.IDJeton, { Epoque: sql<number>`"Epoque" - 1` });
    const [Actuel, Nouveau] = [testOperator.password, 'quatre chevaux verts'];
    const change = (from: string, to: string) =>
      owner.call('PUT', '/api/session/motDePasse', { Actuel: from, Nouveau: to, ...(CouperJetons === undefined ? {} : { CouperJetons }) });
    expect((await change(Actuel, Nouveau)).status).toBe(200);
    expect(await sites(Jeton, 'BDGpUn')).toBe(status);
    expect((await one(owner, IDJeton))?.Etat).toBe(Etat);
    expect(await sites(former.Jeton, 'BDGpUn')).toBe(401);
    expect((await one(owner, former.IDJeton))?.Etat).toBe('caduc');
    expect((await change(Nouveau, Actuel)).status).toBe(200);
    await aging(on).write((db) => db.deleteFrom('jetons').execute());
  });

  it('goes with its person: suspended, without the back office, or with another password', async () => {
    const { Jeton } = await make(await on.customer('BDGpDeux'));
    expect(await sites(Jeton)).toBe(200);
    const customer = (await on.app.customers.find('BDGpDeux'))!;
    const { database } = await on.app.customers.open(customer);
    const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'x', Groupe: 'x' };
    const set = (Actif: boolean) =>
      database.write(customer, author, (db) => db.updateTable('utilisateurs').set({ Actif }).where('LoginWEB', '=', 'admin').execute());
    await set(false);
    expect(await sites(Jeton)).toBe(401);
    await set(true);
    expect(await sites(Jeton)).toBe(401);
  });
});
