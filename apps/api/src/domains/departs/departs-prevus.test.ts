import type { PlanDepart } from '@comptoir/contract/domains/departs/departs.calls';
import type { Notification } from '@comptoir/contract/domains/notifications/notifications.calls';
import type { FicheUtilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Answer, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, putSites, putUser, readUser, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import { departsClock } from './departs-clock.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();

describe.each(engines())('a departure that is planned (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  let heir: number;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
    heir = (await createUser(operator, { Lastname: 'Le Bihan', EMail: 'lebihan@test.fr' })).IDPeople;
  });
  afterAll(() => on.close());

  const address = (id: number) => `/api/utilisateurs/${id}/depart`;
  const planned = async (by: Client, id: number) => (await by.call<PlanDepart>('GET', address(id))).body.prevu;
  const prevoir = (by: Client, id: number, body: object = {}) =>
    by.call<{ DateH: string } & Refused>('PUT', address(id), { DateH: inHours(24), etapes: ['suspendre'], ...body });
  const renoncer = (by: Client, id: number) => by.call<Refused>('DELETE', address(id));
  const undo = (by: Client, { headers }: Answer) =>
    by.call<Refused>('POST', '/api/retour', { portee: { operation: String(headers['x-request-id']) }, verbe: 'annuler' });
  const isActif = async (id: number) => (await readUser(operator, id)).body.Actif;
  const leaver = async () => {
    const { IDPeople } = await createUser(operator, { Lastname: 'Corre', Firstname: 'Anne', EMail: 'corre@test.fr' });
    await putSites(operator, IDPeople, [1]);
    await writeIn(on, (db) => db.insertInto('rapports').values({ IDPeople, DateRapport: '2026-01-05' }).execute());
    return IDPeople;
  };
  const rapportsOf = (IDPeople: number) =>
    writeIn(on, async (db) => (await db.selectFrom('rapports').select('IDRapport').where('IDPeople', '=', IDPeople).execute()).length);
  const bringForward = (IDPeople: number) =>
    writeIn(on, (db) =>
      db
        .updateTable('departsPrevus')
        .set({ DateH: inHours(-1) })
        .where('IDPeople', '=', IDPeople)
        .execute(),
    );
  /** Like another process: the same database. */
  const tick = () =>
    departsClock(on.app, (error) => {
      throw error;
    }).runDue();
  const linesOf = async (id: number) => {
    const { body } = await operator.call<{ entries: { Motif: string; Auteur: string; Reel: string; Action: string; Kind: string }[] }>(
      'GET',
      `/api/journal?table=utilisateurs&ligne=${id}&operation=U`,
    );
    return body.entries;
  };

  it('does nothing yet, is told to whoever looks, and is replaced by another one', async () => {
    const id = await leaver();
    const DateH = inHours(48);
    expect((await prevoir(operator, id, { DateH, etapes: ['suspendre', 'rapports'], remplacant: heir, motif: 'Retraite' })).status).toBe(
      200,
    );
    expect([await isActif(id), await rapportsOf(id)]).toEqual([true, 1]);
    expect(await tick()).toBe(0);
    const prevu = await planned(operator, id);
    expect(prevu).toMatchObject({ etapes: ['suspendre', 'rapports'], remplacant: { IDPeople: heir }, motif: 'Retraite', Modifiable: true });
    expect(Date.parse(prevu?.DateH ?? '')).toBe(Date.parse(DateH));
    expect((await operator.call<PlanDepart>('GET', address(heir))).body.restes).toContainEqual({ cle: 'departsPrevus', nb: 1 });
    const { body: fiche } = await operator.call<FicheUtilisateur>('GET', `/api/utilisateurs/${id}/fiche`);
    expect(fiche.depart).toMatchObject({ Auteur: prevu?.Auteur, Refus: null });

    const second = await prevoir(operator, id);
    expect(await planned(operator, id)).toMatchObject({ etapes: ['suspendre'], remplacant: null, motif: '' });
    expect((await undo(operator, second)).status).toBe(200);
    expect(await planned(operator, id)).toEqual(prevu);
  });

  it('is called off, and planned again by undoing that while its moment has not come', async () => {
    const id = await leaver();
    expect((await renoncer(operator, id)).status).toBe(404);
    await prevoir(operator, id);
    const off = await renoncer(operator, id);
    expect(await planned(operator, id)).toBeNull();
    expect((await undo(operator, off)).status).toBe(200);
    expect(await planned(operator, id)).not.toBeNull();
    await bringForward(id);
    const late = await undo(operator, await renoncer(operator, id));
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('moment de ce départ est passé')]);
  });

  it('comes at a moment within the year that comes', async () => {
    const id = await leaver();
    for (const DateH of [inHours(-1), inHours(24 * 400), '22/11/2026', '', null]) {
      const { status, body } = await prevoir(operator, id, { DateH });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['DateH']]);
      expect(body.message).toMatch(/^Date du départ\u00a0: /);
    }
    expect(await planned(operator, id)).toBeNull();
  });

  it('is carried out once by two clocks at once, in the name of who planned it, and undone without coming back', async () => {
    const id = await leaver();
    await prevoir(operator, id, { etapes: ['suspendre', 'rapports'], remplacant: heir, motif: 'Retraite' });
    await bringForward(id);
    const before = await rapportsOf(heir);
    await Promise.all([tick(), tick(), tick()]);
    expect([await isActif(id), await rapportsOf(heir), await planned(operator, id)]).toEqual([false, before + 1, null]);
    const lines = (await linesOf(id)).filter(({ Action }) => Action === 'Faire le départ d’une personne');
    expect(lines).toMatchObject([{ Auteur: 'op', Kind: 'operator', Reel: 'comptoir', Motif: 'Retraite' }]);
    const { Groupe } = await writeIn(on, (db) =>
      db.selectFrom('journal').select('Groupe').where('NomTable', '=', 'rapports').orderBy('IDJournal', 'desc').executeTakeFirstOrThrow(),
    );
    expect((await undo(operator, { headers: { 'x-request-id': Groupe } } as unknown as Answer)).status).toBe(200);
    expect([await isActif(id), await rapportsOf(id), await planned(operator, id)]).toEqual([true, 1, null]);
    expect(await tick()).toBe(0);
  });

  it('leaves out what no longer has anything to do', async () => {
    const id = await leaver();
    await prevoir(operator, id, { etapes: ['suspendre', 'rapports'], remplacant: heir });
    await putUser(operator, id, { Actif: false });
    await bringForward(id);
    await tick();
    expect([await rapportsOf(id), await planned(operator, id)]).toEqual([0, null]);
  });

  it('is refused once where the heir was suspended; its author is told, and may plan it anew', async () => {
    const id = await leaver();
    const { IDPeople: gone } = await createUser(operator, { Lastname: 'Morvan' });
    await prevoir(operator, id, { etapes: ['suspendre', 'rapports'], remplacant: gone });
    await putUser(operator, gone, { Actif: false });
    await bringForward(id);
    await Promise.all([tick(), tick()]);
    expect([await isActif(id), await rapportsOf(id)]).toEqual([true, 1]);
    expect(await planned(operator, id)).toMatchObject({ Refus: 'Le remplaçant est suspendu.' });
    expect(await tick()).toBe(0);
    const told = async (by: Client) =>
      (await by.call<{ notifications: Notification[] }>('GET', '/api/notifications')).body.notifications.filter(
        ({ Nature }) => Nature === 'depart',
      );
    expect(await told(operator)).toMatchObject([
      { Quoi: 'Corre Anne', Texte: 'Le remplaçant est suspendu.', Ecran: `/utilisateurs/${id}?section=depart`, client: { BDGp: 'BDGpUn' } },
    ]);
    expect(await told(customer)).toEqual([]);
    expect((await prevoir(operator, id)).status).toBe(200);
    expect([(await planned(operator, id))?.Refus, await told(operator)]).toEqual([null, []]);
  });

  it('is refused where nothing of it is left, and gone with a departure that was made at once', async () => {
    const id = await leaver();
    await prevoir(operator, id);
    await putUser(operator, id, { Actif: false });
    await bringForward(id);
    await tick();
    expect((await planned(operator, id))?.Refus).toBe('Il ne reste rien à faire de ce qui était prévu.');
    await putUser(operator, id, { Actif: true });
    await prevoir(operator, id);
    await operator.call('POST', address(id), { etapes: ['suspendre'] });
    expect(await planned(operator, id)).toBeNull();
  });

  it('customer access plans what it may do, and leaves what operators planned beyond that', async () => {
    const id = await leaver();
    expect((await prevoir(customer, id, { etapes: ['suspendre', 'rapports'], remplacant: heir })).status).toBe(403);
    await prevoir(operator, id, { etapes: ['suspendre', 'rapports'], remplacant: heir, motif: 'Entre nous' });
    expect(await planned(customer, id)).toMatchObject({ Auteur: '', etapes: ['suspendre'], motif: '', Modifiable: false });
    expect([(await prevoir(customer, id)).status, (await renoncer(customer, id)).status]).toEqual([403, 403]);
    await renoncer(operator, id);

    const own = await prevoir(customer, id, { motif: 'Mutation' });
    expect(await planned(customer, id)).toMatchObject({ motif: 'Mutation', Modifiable: true });
    expect((await undo(customer, own)).status).toBe(200);
    expect(await planned(customer, id)).toBeNull();
    await prevoir(customer, id);
    await bringForward(id);
    await tick();
    expect(await isActif(id)).toBe(false);
    expect(await linesOf(id)).toContainEqual(expect.objectContaining({ Kind: 'customer', Auteur: 'admin', Reel: 'comptoir' }));
  });
});
