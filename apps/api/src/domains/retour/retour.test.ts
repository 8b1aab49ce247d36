import type { planRetour } from '@comptoir/contract/domains/retour/retour-plan';
import type { z } from 'zod';
import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { operationOf } from '../../../test/retour/retour.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

interface Entry {
  Groupe: string;
  Action: string;
  Cause: string | null;
  NomTable: string;
}
type PlanRetour = z.output<typeof planRetour>;
interface Refused {
  message: string;
  code: string;
}

const annuler = (by: Client, operation: string) =>
  by.call<{ Groupe: string; nbLignes: number } & Refused>('POST', '/api/retour', { portee: { operation }, verbe: 'annuler' });

describe.each(engines())('an operation that is undone (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const user = async () => (await operator.call<Utilisateur>('GET', '/api/utilisateurs/2')).body;
  const suspend = (by: Client, Actif = false) => by.call('PUT', '/api/utilisateurs/2', { Actif });
  const journal = async () => (await operator.call<{ entries: Entry[]; total: number }>('GET', '/api/journal')).body;

  test('leaves the record as before; the journal has both, and the undoing can be undone', async () => {
    const before = await user();
    const act = operationOf(await suspend(operator));
    expect((await user()).Actif).toBe(false);
    const undone = await annuler(operator, act);
    expect(undone.body).toEqual({ Groupe: operationOf(undone), nbLignes: 1, nbRestent: 0, retenues: [] });
    expect(await user()).toEqual(before);
    const { entries } = await journal();
    expect(entries.slice(0, 2)).toMatchObject([
      { Groupe: undone.body.Groupe, Action: 'Annuler une opération', Cause: `annulation ${act}`, NomTable: 'utilisateurs' },
      { Groupe: act, Action: 'Modifier un utilisateur', Cause: null },
    ]);
    const again = operationOf(await annuler(operator, undone.body.Groupe));
    expect((await user()).Actif).toBe(false);
    expect((await annuler(operator, again)).status).toBe(200);
    expect(await user()).toEqual(before);
  });

  test('takes back rows that were added and removed', async () => {
    const sites = async () => (await operator.call<number[]>('GET', '/api/utilisateurs/2/sites')).body;
    const before = await sites();
    const act = operationOf(await operator.call('PUT', '/api/utilisateurs/2/sites', before.includes(2) ? [1] : [2]));
    expect(await sites()).not.toEqual(before);
    expect((await annuler(operator, act)).status).toBe(200);
    expect(await sites()).toEqual(before);
  });

  test('is refused once somebody has changed what it wrote: nothing is written', async () => {
    const act = operationOf(await operator.call('PUT', '/api/utilisateurs/2', { PhoneNumber: '0298000001', Initial: 'XY' }));
    await operator.call('PUT', '/api/utilisateurs/2', { PhoneNumber: '0298000002' });
    const [before, { total }] = [await user(), await journal()];
    const { status, body } = await annuler(operator, act);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.message).toContain('a été modifié depuis (Utilisateurs)\u00a0: rien n’a été annulé.');
    expect(await user()).toEqual(before);
    expect((await journal()).total).toBe(total);
  });

  test('is done once where two people ask for it at the same moment', async () => {
    const before = await user();
    const act = operationOf(await suspend(operator));
    const both = await Promise.all([annuler(operator, act), annuler(await on.operator(), act)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await user()).toEqual(before);
  });

  test('keeps what came after it in other fields of the same row', async () => {
    const before = await user();
    const act = operationOf(await suspend(operator));
    await operator.call('PUT', '/api/utilisateurs/2', { MobilePhone: '0600000001' });
    expect((await annuler(operator, act)).status).toBe(200);
    expect(await user()).toEqual({ ...before, MobilePhone: '0600000001' });
    await operator.call('PUT', '/api/utilisateurs/2', { MobilePhone: before.MobilePhone });
  });

  test('of a field that was changed since, is what somebody chooses', async () => {
    const before = await user();
    const act = operationOf(await operator.call('PUT', '/api/utilisateurs/2', { PhoneNumber: '0298000011', Initial: 'XZ' }));
    await operator.call('PUT', '/api/utilisateurs/2', { PhoneNumber: '0298000012' });
    const asked = { portee: { operation: act }, verbe: 'annuler' };
    const plan = await operator.call<PlanRetour>('POST', '/api/retour/plan', asked);
    expect(plan.body).toMatchObject({ nbLignes: 1, parEtat: { conflit: 1, pret: 0 } });
    const field = { champ: 'PhoneNumber', mot: 'Téléphone', present: '0298000012', laisse: '0298000011', remis: before.PhoneNumber };
    expect(plan.body.lignes[0]!.champs).toContainEqual({ ...field, etat: 'conflit' });
    const choose = (choix: string) =>
      operator.call('POST', '/api/retour', { ...asked, choix: [{ table: 'utilisateurs', id: 2, champ: 'PhoneNumber', choix }] });
    const kept = operationOf(await choose('garder'));
    expect(await user()).toEqual({ ...before, PhoneNumber: '0298000012' });
    await annuler(operator, kept);
    expect((await choose('remettre')).status).toBe(200);
    expect(await user()).toEqual(before);
  });

  test('is refused where what has come since needs it', async () => {
    const origine = async (given: object) => operationOf(await operator.call('PUT', '/api/origines/1', given));
    const read = async () =>
      (await operator.call<{ IDOrigineAction: number; EstInactif: boolean }[]>('GET', '/api/origines')).body.find(
        ({ IDOrigineAction }) => IDOrigineAction === 1,
      );
    await writeIn(on, async (db) => {
      await db.deleteFrom('workflowsLeads').where('IDOrigineAction', '=', 1).execute();
      await db.deleteFrom('origineDefault').where('IDOrigineAction', '=', 1).execute();
      await db.updateTable('origines').set({ EstInactif: true }).where('IDOrigineAction', '=', 1).execute();
    });
    const act = await origine({ EstInactif: false });
    await writeIn(on, (db) =>
      db
        .insertInto('origineDefault')
        .values({ Contexte: 'VN', IDOrigineAction: 1 })
        .onConflict((one) => one.column('Contexte').doUpdateSet({ IDOrigineAction: 1 }))
        .execute(),
    );
    const { status, body } = await annuler(operator, act);
    expect([status, body.message]).toEqual([409, expect.stringContaining('ne peut pas devenir inactive')]);
    expect((await read())?.EstInactif).toBe(false);
  });

  test('does not take what others have hung on a row that it added', async () => {
    const added = await operator.call<{ IDPlaque: number }>('POST', '/api/societes', { Libelle: 'Société passagère', IDActivite: 1 });
    const { IDPlaque } = added.body;
    const site = await operator.call<{ IDSite: number }>('POST', '/api/sites', {
      Descr: 'Site passager',
      Code: 'P1',
      IDPlaque,
      IDTypeSite: 1,
      IDActivite: null,
    });
    const [act, hung] = [operationOf(added), operationOf(site)];
    expect((await annuler(operator, act)).status).toBe(409);
    expect((await operator.call('GET', `/api/sites/${site.body.IDSite}`)).status).toBe(200);
    expect((await annuler(operator, hung)).status).toBe(200);
    expect((await operator.call('GET', `/api/sites/${site.body.IDSite}`)).status).toBe(404);
    expect((await annuler(operator, act)).status).toBe(200);
    expect((await operator.call('GET', `/api/societes/${IDPlaque}`)).status).toBe(404);
  });

  test('is nobody else’s: another customer’s is unknown', async () => {
    const act = operationOf(await suspend(operator));
    const others = await on.operator('BDGpDeux');
    expect((await annuler(others, act)).status).toBe(404);
    expect((await user()).Actif).toBe(false);
    await annuler(operator, act);
    expect((await annuler(operator, 'aucune')).status).toBe(404);
  });

  test('of customer access is undone by it, and an operator’s where it could have written it', async () => {
    const before = await user();
    const own = operationOf(await suspend(customer));
    expect((await annuler(customer, own)).status).toBe(200);
    expect(await user()).toEqual(before);
    const foreign = operationOf(await suspend(operator));
    expect((await annuler(customer, foreign)).status).toBe(200);
    expect(await user()).toEqual(before);
    const site = operationOf(await operator.call('PUT', '/api/sites/1', { Ville: 'Vitré' }));
    const { status, body } = await annuler(customer, site);
    expect([status, body.message]).toEqual([403, expect.stringContaining('Seul un opérateur')]);
    await annuler(operator, site);
  });

  test('customer access puts nothing back that its form locks by now', async () => {
    const act = operationOf(await customer.call('PUT', '/api/utilisateurs/2', { AccesCRMeSeller: !(await user()).AccesCRMeSeller }));
    await writeIn(on, (db) => db.updateTable('utilisateurs').set({ IsAccountOpened: true }).where('IDPeople', '=', 2).execute());
    const before = await user();
    const { status, body } = await annuler(customer, act);
    expect([status, body.message]).toEqual([422, expect.stringContaining('compte eSeller')]);
    expect(await user()).toEqual(before);
    await writeIn(on, (db) => db.updateTable('utilisateurs').set({ IsAccountOpened: false }).where('IDPeople', '=', 2).execute());
    const { DRPROFILE_ID } = await writeIn(on, (db) =>
      db.insertInto('profilsESellerTeam').values({ DESCR: 'Chef de région Nissan' }).returning('DRPROFILE_ID').executeTakeFirstOrThrow(),
    );
    await operator.call('PUT', '/api/utilisateurs/2', { drprofile_id: DRPROFILE_ID });
    expect((await annuler(customer, act)).status).toBe(404);
    await operator.call('PUT', '/api/utilisateurs/2', { drprofile_id: before.drprofile_id });
    expect((await annuler(customer, act)).status).toBe(200);
  });

  test.each([['what happened', 'POST', '/api/utilisateurs/eseller/open', [2], 'ne s’efface pas']] as const)(
    '%s stays: a sentence says why',
    async (_, method, path, given, why) => {
      const act = operationOf(await operator.call(method, path, given));
      const { status, body } = await annuler(operator, act);
      expect([status, body.code]).toEqual([422, 'rule']);
      expect(body.message).toContain(why);
    },
  );

  test('a body that says nothing is refused', async () => {
    expect((await annuler(operator, '')).status).toBe(400);
    const { body } = await operator.call<Refused>('POST', '/api/retour', { portee: { operation: 'x' }, verbe: 'refaire' });
    expect(body.message).toBe('Verbe\u00a0: le verbe attendu est «\u00a0annuler\u00a0» ou «\u00a0revenir\u00a0».');
  });
});
