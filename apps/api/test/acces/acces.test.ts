import type { acces } from '@comptoir/contract/domains/acces/acces.calls';
import type { Answer } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { writeIn } from '../rows/utilisateurs.ts';
import { granting, signedIn } from './granting.ts';

type Read = Answer<typeof acces.read>;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe.each(engines())('what a group grants to operators (%s)', (engine) => {
  let on: TestApp;
  let give: Awaited<ReturnType<typeof granting>>;
  let group: Client;
  let others: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    give = await granting(on);
    group = await on.customer();
    others = await on.customer('BDGpDeux');
    await writeIn(on, async (db) => {
      await db.updateTable('utilisateurs').set({ EMail: 'admin@groupe.example' }).where('LoginWEB', '=', 'admin').execute();
    });
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    await give.forget();
    await give.setMode('libre');
  });

  const read = async (client: Client) => (await client.call<Read>('GET', '/api/acces')).body;
  const choose = async (own: Client, body?: object) => {
    const answer = await own.call<{ token: string }>('POST', '/api/adminSelectDatabase', body, { bdgp: 'BDGpUn' });
    return answer.status === 200 ? on.client(answer.body.token) : answer.status;
  };
  const entered = async (own: Client, body?: object) => {
    const client = await choose(own, body);
    if (typeof client === 'number') throw new Error(`not let in: ${client}`);
    return client;
  };
  const setMode = (ModeAcces: string, client = group) => client.call('PUT', '/api/acces/mode', { ModeAcces });
  const mails = () =>
    writeIn(on, (db) => db.selectFrom('outbox').select(['destinataires', 'objet', 'texte']).orderBy('IDMessage').execute());
  const events = async () =>
    on.app.database.registry
      .selectFrom('securiteEvenements')
      .select(['Type', 'Qui', 'Details'])
      .orderBy('IDEvenement', 'desc')
      .limit(3)
      .execute();

  const role = (Role: string) =>
    on.app.database.write('registry', { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'x', Groupe: 'x' }, (db) =>
      db
        .updateTable('operators')
        .set({ Role: Role as 'support' })
        .where('login', '=', 'op')
        .execute(),
    );

  it('sets its mode; an operator only makes it stricter', async () => {
    expect((await setMode('annonce')).status).toBe(200);
    expect((await read(group)).ModeAcces).toBe('annonce');
    const operator = await entered(await signedIn(on), { Motif: 'Voir' });
    expect((await setMode('accorde', operator)).status).toBe(200);
    for (const looser of ['annonce', 'libre']) expect((await setMode(looser, operator)).status).toBe(403);
    expect((await read(group)).ModeAcces).toBe('accorde');
    expect((await events())[0]).toMatchObject({ Type: 'acces', Qui: 'op', Details: 'Mode d’accès\u00a0: Annoncé → Accordé' });
    expect((await setMode('libre')).status).toBe(200);
    expect((await read(others)).ModeAcces).toBe('libre');
  });

  it('keeps its mode from operators whose role does not hold what is about security', async () => {
    const operator = await entered(await signedIn(on));
    for (const other of ['lecture', 'support', 'integration'] as const) {
      await role(other);
      expect((await setMode('annonce', operator)).status).toBe(403);
    }
    await role('administrateur');
    expect((await read(group)).ModeAcces).toBe('libre');
  });

  it('grants by name or login, from an hour to 30 days, and cuts', async () => {
    await setMode('accorde');
    const own = await signedIn(on);
    expect(await choose(own)).toBe(403);
    const grant = (more: object) =>
      group.call<{ IDAcces: number; errors?: object }>('POST', '/api/acces', { Operateur: 'op', Motif: 'Passerelle', ...more });
    for (const [more, field] of [
      [{ Operateur: 'personne', Au: inHours(2) }, 'Operateur'],
      [{ Au: inHours(0.5) }, 'Au'],
      [{ Au: inHours(-1) }, 'Au'],
      [{ Au: inHours(24 * 31) }, 'Au'],
      [{ Du: inHours(5), Au: inHours(5.5) }, 'Au'],
    ] as const) {
      const { status, body } = await grant(more);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    }
    for (const hours of [1, 24 * 30]) expect((await grant({ Au: inHours(hours + 0.001 * (hours === 1 ? 1 : -1)) })).status).toBe(200);
    await give.forget();
    const { body } = await grant({ Operateur: 'OPÉRATRICE de test', Au: inHours(2), Ticket: 'T-9' });
    const operator = await entered(own);
    expect((await operator.call('GET', '/api/fonctions')).status).toBe(200);
    expect((await read(group)).accordes).toMatchObject([
      { Operateur: 'Opératrice de test', Ticket: 'T-9', AccordePar: 'admin', CoupeLe: null },
    ]);
    expect((await others.call('DELETE', `/api/acces/${body.IDAcces}`)).status).toBe(404);
    expect((await group.call('DELETE', `/api/acces/${body.IDAcces}`)).status).toBe(200);
    expect((await group.call('DELETE', `/api/acces/${body.IDAcces}`)).status).toBe(404);
    expect((await operator.call('GET', '/api/fonctions')).status).toBe(403);
    expect((await events()).map(({ Type, Details }) => [Type, Details])).toContainEqual(['acces', 'Opératrice de test\u00a0: accès coupé']);
  });

  it('grants to all of a role, while they have it', async () => {
    await setMode('accorde');
    const grant = (given: object) =>
      group.call<{ IDAcces: number; errors?: object }>('POST', '/api/acces', { Motif: 'Reprise', Au: inHours(2), ...given });
    for (const given of [{}, { Operateur: 'op', Role: 'support' }, { Role: 'chef' }])
      expect((await grant(given)).status, JSON.stringify(given)).toBe(400);
    const own = await signedIn(on);
    const { body } = await grant({ Role: 'support' });
    expect(await choose(own)).toBe(403);
    await role('support');
    const operator = await entered(own);
    expect((await operator.call('GET', '/api/fonctions')).status).toBe(200);
    expect((await read(group)).accordes[0]).toMatchObject({ Operateur: 'Rôle Support', ParSession: false });
    await role('lecture');
    expect((await operator.call<{ code: string }>('GET', '/api/fonctions')).body.code).toBe('acces');
    await role('support');
    expect((await operator.call('GET', '/api/fonctions')).status).toBe(200);
    await group.call('DELETE', `/api/acces/${body.IDAcces}`);
    expect((await operator.call('GET', '/api/fonctions')).status).toBe(403);
    await role('administrateur');
  });

  it('answers what an operator asked for, once', async () => {
    await setMode('chaqueFois');
    const own = await signedIn(on);
    const asked = { BDGp: 'bdgpun', Motif: 'Import arrêté', Ticket: 'T-3', Heures: 2 };
    const before = (await mails()).length;
    const two = await Promise.all([1, 2].map(() => own.call('POST', '/api/acces/demandes', asked)));
    expect(two.map(({ status }) => status)).toContain(200);
    expect((await own.call('POST', '/api/acces/demandes', asked)).status).toBe(409);
    expect((await mails()).slice(before)[0]).toMatchObject({
      destinataires: ['admin@groupe.example'],
      objet: 'Opératrice de test demande un accès',
    });
    const [demande, ...more] = (await read(group)).demandes;
    expect(more).toEqual([]);
    expect(demande).toMatchObject({ Motif: 'Import arrêté', Heures: 2 });
    const answer = (client: Client, Accord: boolean) =>
      client.call('POST', `/api/acces/demandes/${demande!.IDDemande}/reponse`, { Accord });
    expect((await answer(others, true)).status).toBe(404);
    const answers = await Promise.all([answer(group, true), answer(group, true), answer(group, false)]);
    expect([answers.filter(({ status }) => status === 200).length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 2]);
    const given = (await read(group)).accordes;
    const { notifications } = (await own.call<{ notifications: object[] }>('GET', '/api/notifications')).body;
    expect(notifications).toContainEqual(
      expect.objectContaining({
        Nature: 'acces',
        Texte: `${given.length > 0 ? 'Accordé' : 'Refusé'}\u00a0: Import arrêté`,
        Ecran: '/acces',
        client: expect.objectContaining({ BDGp: 'BDGpUn' }) as unknown,
      }),
    );
    if (given.length === 0) return;
    expect(given).toMatchObject([{ ParSession: true, Motif: 'Import arrêté' }]);
    expect(typeof (await choose(own))).toBe('object');
    // Who says nothing more comes for that.
    expect((await read(group)).visites[0]).toMatchObject({ Motif: 'Import arrêté', Ticket: 'T-3' });
    // For that session alone.
    expect(await choose(await signedIn(on))).toBe(403);
  });

  it('is told of an emergency, which ends by itself and can be cut', async () => {
    await setMode('accorde');
    const own = await signedIn(on);
    const before = (await mails()).length;
    on.app.config.securityEmail.push('securite@comptoir.example');
    const body = { BDGp: 'BDGpUn', Motif: 'Panne', Ticket: 'T-1' };
    expect((await own.call('POST', '/api/acces/urgence', { ...body, Ticket: '' })).status).toBe(400);
    expect((await own.call('POST', '/api/acces/urgence', body)).status).toBe(200);
    expect((await mails()).slice(before)).toMatchObject([
      { destinataires: ['admin@groupe.example'], objet: 'Accès d’urgence d’Opératrice de test', texte: expect.stringContaining('Panne') },
    ]);
    expect((await events())[0]).toMatchObject({ Type: 'urgence', Qui: 'op' });
    const told = await on.app.database.registry.selectFrom('outbox').select(['destinataires', 'objet', 'texte']).execute();
    expect(told).toMatchObject([{ destinataires: ['securite@comptoir.example'], objet: expect.stringContaining('Accès d’urgence') }]);
    expect(told[0]?.texte).not.toContain('Panne');
    on.app.config.securityEmail.pop();
    const operator = await entered(own);
    const [taken] = (await read(group)).accordes;
    expect(taken).toMatchObject({ Urgence: true, AccordePar: 'op' });
    expect(Date.parse(taken!.Au) - Date.parse(taken!.Du)).toBe(4 * 3_600_000);
    await group.call('DELETE', `/api/acces/${taken!.IDAcces}`);
    expect((await operator.call('GET', '/api/fonctions')).status).toBe(403);
    // It asks who somebody is.
    await on.app.database.write('registry', { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'x', Groupe: 'x' }, (db) =>
      db
        .updateTable('sessions')
        .set({ PreuveLe: sql<string>`now() - interval '1 hour'` })
        .execute(),
    );
    const again = await own.call<{ code: string }>('POST', '/api/acces/urgence', body);
    expect([again.status, again.body.code]).toEqual([403, 'preuve']);
  });

  it('is kept from an emergency of an operator who only reads, and told of nothing', async () => {
    await setMode('accorde');
    const own = await signedIn(on);
    const before = (await mails()).length;
    const take = () =>
      own.call<{ code: string; message: string }>('POST', '/api/acces/urgence', { BDGp: 'BDGpUn', Motif: 'Panne', Ticket: 'T-1' });
    await role('lecture');
    expect(await take()).toMatchObject({
      status: 403,
      body: { code: 'portee', message: 'Votre rôle «\u00a0Lecture seule\u00a0» ne permet pas de prendre un accès d’urgence.' },
    });
    expect([(await mails()).length, (await read(group)).accordes]).toEqual([before, []]);
    expect(await choose(own)).toBe(403);
    for (const other of ['support', 'integration', 'administrateur'] as const) {
      await role(other);
      expect((await take()).status, other).toBe(200);
    }
  });

  it('sees who came and what they changed, and undoes what it could write itself', async () => {
    const operator = await entered(await signedIn(on), { Motif: 'Corriger une personne' });
    await operator.call('PUT', '/api/utilisateurs/2', { Actif: false });
    await operator.call('PUT', '/api/sites/1', { Ville: 'Vitré' });
    const { visites } = await read(group);
    expect(visites[0]).toMatchObject({ Operateur: 'Opératrice de test', Motif: 'Corriger une personne', Fin: null });
    expect((await read(others)).visites.map(({ IDSession }) => IDSession)).not.toContain(visites[0]!.IDSession);
    const path = `/api/acces/visites/${visites[0]!.IDSession}/changements`;
    expect((await others.call('GET', path)).status).toBe(404);
    const changes = async () => (await group.call<Answer<typeof acces.changements>>('GET', path)).body.changements;
    const [site, person] = await changes();
    expect(site).toMatchObject({ Action: 'Modifier un site', EstAnnulable: false, lignes: [{ Operation: 'U', Champs: ['Ville'] }] });
    expect(person).toMatchObject({ EstAnnule: false, EstAnnulable: true, lignes: [{ Operation: 'U' }] });
    const undo = (operation: string) => group.call<{ Groupe: string }>('POST', '/api/retour', { portee: { operation }, verbe: 'annuler' });
    const isUndone = async () => (await changes()).find(({ Groupe }) => Groupe === person!.Groupe)?.EstAnnule;
    expect((await undo(site!.Groupe)).status).toBe(403);
    const undone = await undo(person!.Groupe);
    expect([undone.status, await isUndone()]).toEqual([200, true]);
    // What undoes the undoing makes it stand again, and it may be undone anew.
    expect([(await undo(undone.body.Groupe)).status, await isUndone()]).toEqual([200, false]);
    expect([(await undo(person!.Groupe)).status, await isUndone()]).toEqual([200, true]);
  });

  it.each(['accesAccordes', 'accesDemandes', 'sessionJetons', 'securiteEvenements'] as const)(
    'reads of %s the named customer’s rows alone, whatever the statement says',
    async (table) => {
      await give.grant({}, 'BDGpDeux');
      await give.grant();
      await give.answered({ IDDemande: 5000 + Math.floor(Math.random() * 100_000), IDOperator: give.IDOperator }, 'BDGpDeux');
      await entered(await signedIn(on));
      const ids = async (db: typeof on.app.database.registry) => [
        ...new Set((await db.selectFrom(table).select('IDCustomer').execute()).map(({ IDCustomer }) => IDCustomer)),
      ];
      const { IDCustomer } = (await on.app.customers.find('BDGpDeux'))!;
      expect((await ids(on.app.database.registryOf(IDCustomer))).filter((id) => id !== IDCustomer)).toEqual([]);
      expect((await ids(on.app.database.registry)).length).toBeGreaterThan(table === 'accesDemandes' ? 0 : 1);
    },
  );
});
