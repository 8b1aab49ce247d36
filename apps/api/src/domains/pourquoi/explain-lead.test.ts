import type { Essai } from '@comptoir/contract/essai';
import type { Pourquoi } from '@comptoir/contract/pourquoi';
import { typesLead } from '@comptoir/contract/domains/workflows-leads/suivi';
import type { Simulation } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { seeded } from '../../../test/seeded.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

const ticks = ['Actif', 'HorsTraitementLeads', 'HorsTraitementLeadsAPV', 'TypeVN', 'TypeVO', 'TypeVDL', 'TypeConseiller'] as const;
const accesses = ['AccesLeadVNVO', 'AccesLeadAPV'] as const;

describe.each(engines())('why somebody gets a lead (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  let people: number[];
  beforeAll(async () => {
    on = await testApp(engine);
    [operator, customer] = [await on.operator(), await on.customer()];
    people = await writeIn(on, async (db) =>
      (await db.selectFrom('utilisateurs').select('IDPeople').where('IDPeople', '<>', 1).orderBy('IDPeople').execute()).map(
        ({ IDPeople }) => IDPeople,
      ),
    );
  });
  afterAll(() => on.close());

  const query = (IDOrigineAction: number, type: string) => `IDOrigineAction=${IDOrigineAction}&IDSite=1&type=${type}`;
  const explain = async (by: Client, id: number, asked: string) =>
    (await by.call<Pourquoi>('GET', `/api/pourquoi/leads/${id}?${asked}`)).body;
  const simulation = async (asked: string) => (await operator.call<Simulation>('GET', `/api/workflowsLeads/simulation?${asked}`)).body;

  test('is what the simulation says, step by step, and each change flips its reason', async () => {
    const next = seeded(11);
    const half = () => next(2) === 0;
    const flipped = new Set<string>();
    for (let turn = 0; turn < 8; turn += 1) {
      const id = people[next(people.length)]!;
      await writeIn(on, async (db) => {
        const values = Object.fromEntries([...ticks, ...accesses].map((tick) => [tick, half()]));
        await db
          .updateTable('utilisateurs')
          .set({ ...values, IDDRProfileEsellerLead: [2, 3, 4, null][next(4)]! })
          .where('IDPeople', '=', id)
          .execute();
        await db.deleteFrom('utilisateursSites').where('IDPeople', '=', id).execute();
        if (half()) await db.insertInto('utilisateursSites').values({ IDPeople: id, IDSite: 1 }).execute();
      });
      const asked = query([1, 3][next(2)]!, typesLead[next(typesLead.length)]!);
      const { length } = (await simulation(asked)).etapes;
      for (let nth = 0; nth < length; nth += 1) {
        const step = `${asked}&etape=${nth}`;
        const etape = (await simulation(asked)).etapes[nth]!;
        const { verdict, raisons } = await explain(operator, id, step);
        expect([step, verdict]).toEqual([step, etape.retenus.some(({ IDPeople }) => IDPeople === id)]);
        expect(raisons.filter(({ tient }) => !tient).map(({ code }) => code)).toEqual(
          etape.ecartes.find(({ IDPeople }) => IDPeople === id)?.raisons ?? [],
        );
        for (const { code, change, tient } of raisons) {
          if (tient) expect(change).toBeNull();
          if (!change) continue;
          const tried = await operator.call<Essai>(change.methode, change.chemin, change.corps as object, { 'X-Essai': '1' });
          expect([code, tried.status, tried.body.nbChangements]).toEqual([code, 200, 1]);
          expect((await operator.call(change.methode, change.chemin, change.corps as object)).status).toBe(200);
          const after = (await explain(operator, id, step)).raisons.find((same) => same.code === code);
          expect([code, after?.tient, after?.depuis?.Auteur]).toEqual([code, true, 'op']);
          flipped.add(code);
        }
      }
    }
    expect([...flipped].toSorted()).toEqual(['autreSite', 'autreType', 'horsTraitement', 'inactif', 'sansAcces']);
  });

  test('says since when somebody has not been on a site any more, and since when the rule is so', async () => {
    const asked = query(1, 'VN');
    const since = async (by: Client, code: string) => (await explain(by, 2, asked)).raisons.find((one) => one.code === code)!.depuis;
    await writeIn(on, (db) => db.deleteFrom('utilisateursSites').where('IDPeople', '=', 2).execute());
    await operator.call('PUT', '/api/utilisateurs/2/sites', [1]);
    const added = await since(operator, 'autreSite');
    await operator.call('PUT', '/api/utilisateurs/2/sites', []);
    const removed = await since(operator, 'autreSite');
    expect([added?.Auteur, removed?.Auteur, added?.Groupe === removed?.Groupe]).toEqual(['op', 'op', false]);
    expect((await operator.call('PATCH', '/api/workflowsLeads/gpConfig', { GRP_ReceptionLeads: 'VEND' })).status).toBe(200);
    expect(await since(operator, 'regle')).toMatchObject({ Auteur: 'op' });
    // The rule is the group's, which the operator changed: not told to customer access.
    expect(await since(customer, 'regle')).toBeNull();
  });

  test('is told of people, sites and steps that there are for whoever asks', async () => {
    const status = async (by: Client, id: number, asked: string) => (await by.call('GET', `/api/pourquoi/leads/${id}?${asked}`)).status;
    const asked = query(1, 'VN');
    expect([await status(operator, 2, asked), await status(customer, 2, asked)]).toEqual([200, 200]);
    expect([await status(operator, 99_999, asked), await status(operator, 2, `${asked}&etape=1`)]).toEqual([404, 404]);
    await writeIn(on, (db) => db.updateTable('sites').set({ EstFictif: true }).where('IDSite', '=', 1).execute());
    expect([await status(operator, 2, asked), await status(customer, 2, asked)]).toEqual([200, 404]);
  });
});
