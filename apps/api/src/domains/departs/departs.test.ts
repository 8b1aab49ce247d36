import type { PlanDepart } from '@comptoir/contract/domains/departs/departs.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Answer, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, putSites, readUser, writeIn } from '../../../test/rows/utilisateurs.ts';

interface Refused {
  message: string;
  code: string;
}

describe.each(engines())('the departure of a person (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  let heir: number;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
    const taker = await createUser(operator, { Lastname: 'Le Bihan', EMail: 'lebihan@test.fr' });
    heir = taker.IDPeople;
    await putSites(operator, heir, [1]);
  });
  afterAll(() => on.close());

  const plan = (by: Client, id: number) => by.call<PlanDepart & Refused>('GET', `/api/utilisateurs/${id}/depart`);
  const leave = (by: Client, id: number, body: object) =>
    by.call<{ faits: { cle: string; nb: number }[] } & Refused>('POST', `/api/utilisateurs/${id}/depart`, body);
  const undo = (by: Client, { headers }: Answer) =>
    by.call<{ nbLignes: number } & Refused>('POST', '/api/retour', {
      portee: { operation: String(headers['x-request-id']) },
      verbe: 'annuler',
    });
  const clesOf = ({ etapes }: PlanDepart) => etapes.map(({ cle }) => cle);

  /** A person whom everything names. */
  const leaver = async () => {
    const { IDPeople } = await createUser(operator, { Lastname: 'Corre', Firstname: 'Anne', EMail: 'corre@test.fr' });
    await putSites(operator, IDPeople, [1, 2]);
    await operator.call('POST', '/api/utilisateurs/eseller/open', [IDPeople]);
    await operator.call('POST', '/api/interfaces/renault/csb/utilisateur', { IDPeople, Username: 'p1', Password: 'Secret-29' });
    await writeIn(on, async (db) => {
      await db.insertInto('planetvoUtilisateurs').values({ IDPeople, BasePVO: 'B1' }).execute();
      await db.insertInto('devices').values({ IDPeople, Modele: 'Pixel' }).execute();
      await db.insertInto('rapports').values({ IDPeople, DateRapport: '2026-01-05' }).execute();
      await db.insertInto('estimationsReprise').values({ IDPlaque: 1, IDPeople }).execute();
      await db.updateTable('societes').set({ EMailsContacts: 'a@test.fr;Corre@test.fr' }).where('IDPlaque', '=', 1).execute();
    });
    return IDPeople;
  };
  const namedIn = (IDPeople: number) =>
    writeIn(on, async (db) => {
      const rapport = await db.selectFrom('rapports').select('IDRapport').where('IDPeople', '=', IDPeople).execute();
      const responsable = await db.selectFrom('estimationsReprise').select('IDPlaque').where('IDPeople', '=', IDPeople).execute();
      const societe = await db.selectFrom('societes').select('EMailsContacts').where('IDPlaque', '=', 1).executeTakeFirstOrThrow();
      return { rapports: rapport.length, responsable: responsable.length, contacts: societe.EMailsContacts };
    });

  it('is planned by reading alone, then done in one act that the journal holds with its reason', async () => {
    const id = await leaver();
    const [{ body: planned }, before] = [await plan(operator, id), await namedIn(id)];
    expect(clesOf(planned)).toEqual(
      expect.arrayContaining(['suspendre', 'eseller', 'planetvo', 'csb', 'appareils', 'rapports', 'adresses', 'sites']),
    );
    expect(planned.remplacants.map(({ IDPeople }) => IDPeople)).toContain(heir);
    expect(await namedIn(id)).toEqual(before);
    const act = await leave(operator, id, { etapes: clesOf(planned), remplacant: heir, motif: 'Retraite' });
    expect(act.status, act.text).toBe(200);
    const user = (await readUser(operator, id)).body;
    expect([user.Actif, user.IsAccountOpened, user.Devices]).toEqual([false, false, []]);
    expect(await namedIn(id)).toMatchObject({ rapports: 0, contacts: 'a@test.fr;lebihan@test.fr' });
    expect((await namedIn(heir)).rapports).toBe(1);
    expect((await readUser(operator, heir)).body.Sites.map(({ IDSite }) => IDSite)).toEqual([1, 2]);
    const groupe = String(act.headers['x-request-id']);
    const { body } = await operator.call<{ entries: { Motif: string; Action: string }[] }>('GET', `/api/journal?groupe=${groupe}`);
    expect(new Set(body.entries.map(({ Motif, Action }) => `${Action} ${Motif}`))).toEqual(
      new Set(['Faire le départ d’une personne Retraite']),
    );
    expect(clesOf((await plan(operator, id)).body)).toEqual(['sites']);

    // What is known outside stays; the rest is as before.
    expect((await undo(operator, act)).status).toBe(200);
    const back = (await readUser(operator, id)).body;
    expect([back.Actif, back.IsAccountOpened, back.Devices]).toEqual([true, false, []]);
    expect(await namedIn(id)).toEqual(before);
    expect((await readUser(operator, heir)).body.Sites.map(({ IDSite }) => IDSite)).toEqual([1]);
  });

  it('is not undone where nothing of it comes back', async () => {
    const id = await leaver();
    const act = await leave(operator, id, { etapes: ['eseller', 'csb', 'appareils'] });
    const { status, body } = await undo(operator, act);
    expect([status, body.message]).toEqual([422, expect.stringContaining('connu ailleurs')]);
  });

  it('offers customer access what it may do, and no more', async () => {
    const id = await leaver();
    expect(clesOf((await plan(customer, id)).body)).toEqual(['suspendre', 'eseller', 'appareils', 'sites']);
    expect((await leave(customer, id, { etapes: ['suspendre', 'csb'] })).status).toBe(403);
    expect((await readUser(operator, id)).body.Actif).toBe(true);
    const act = await leave(customer, id, { etapes: ['suspendre'] });
    expect(act.status, act.text).toBe(200);
    expect((await undo(customer, act)).status).toBe(200);
    expect((await readUser(operator, id)).body.Actif).toBe(true);
  });

  it('hands nothing to nobody, to the leaver, or to somebody who is suspended; nothing is written then', async () => {
    const id = await leaver();
    const { IDPeople: gone } = await createUser(operator, { Actif: false });
    for (const remplacant of [null, id, gone]) {
      const { status, body } = await leave(operator, id, { etapes: ['suspendre', 'rapports'], remplacant });
      expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([422, ['remplacant']]);
    }
    expect((await leave(operator, id, { etapes: ['rapports'], remplacant: 9999 })).status).toBe(404);
    expect([(await readUser(operator, id)).body.Actif, (await namedIn(id)).rapports]).toEqual([true, 1]);
  });

  it('warns of the site that would have no head of sales, as long as there is no other', async () => {
    await writeIn(on, (db) =>
      db.updateTable('sites').set({ Est_eSellerLeadActif: true, EstVN: true, EstFictif: false }).where('IDSite', '=', 1).execute(),
    );
    const chef = { IDDRProfileEsellerLead: 3, TypeVN: true, AccesLeadVNVO: true };
    const { IDPeople } = await createUser(operator, chef);
    await putSites(operator, IDPeople, [1]);
    const alerted = async () =>
      (await plan(operator, IDPeople)).body.alertes.filter(({ IDSite, chef: lost }) => IDSite === 1 && lost).length;
    const others = (await operator.call<{ IDPeople: number; IDDRProfileEsellerLead: number | null }[]>('GET', '/api/utilisateurs')).body;
    for (const one of others)
      if (one.IDPeople !== IDPeople && one.IDDRProfileEsellerLead === 3)
        await operator.call('PUT', `/api/utilisateurs/${one.IDPeople}`, { Actif: false });
    expect(await alerted()).toBe(1);
    const second = await createUser(operator, chef);
    await putSites(operator, second.IDPeople, [1]);
    expect(await alerted()).toBe(0);
  });
});
