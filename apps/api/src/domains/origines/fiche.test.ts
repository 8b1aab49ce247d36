import type { FicheOrigine } from '@comptoir/contract/domains/origines/origines.calls';
import type { Simulation } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('what stands around an origin (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let id: number;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    await writeIn(on, async (db) => {
      await db
        .insertInto('sites')
        .values([
          { IDSite: 51, IDPlaque: 1, Descr: 'Auray', Code: 'A5', EstVN: true, EstVO: true, Est_eSellerLeadActif: true },
          { IDSite: 52, IDPlaque: 1, Descr: 'Vannes', Code: 'V5', EstVN: true, EstVO: true, Est_eSellerLeadActif: true },
        ])
        .execute();
      const lead = { Actif: true, TypeVN: true, TypeVO: true, AccesLeadVNVO: true, HorsTraitementLeads: false, IDDRProfileEsellerLead: 2 };
      await db.updateTable('utilisateurs').set(lead).where('IDPeople', '=', 2).execute();
      await db.insertInto('utilisateursSites').values({ IDPeople: 2, IDSite: 52 }).execute();
    });
    const body = { IDFamille: 1, IDSousFamille: 2, Libelle: 'Comparateur', IDType: 2 };
    id = (await operator.call<{ IDOrigineAction: number }>('POST', '/api/origines', body)).body.IDOrigineAction;
    const workflow = { IDOrigineAction: id, IDSite: 52, ReceptionLeads: 'VEND' };
    await operator.call('PATCH', '/api/workflowsLeads', { workflows: [workflow] });
  });
  afterAll(() => on.close());

  const read = async () => (await operator.call<FicheOrigine>('GET', `/api/origines/${id}/fiche`)).body;

  it('itself as the list shows it, and who added it', async () => {
    const listed = (await operator.call<{ IDOrigineAction: number }[]>('GET', '/api/origines')).body;
    const { origine, modification } = await read();
    expect(origine).toEqual(listed.find(({ IDOrigineAction }) => IDOrigineAction === id));
    expect(modification?.Auteur).toBe('op');
  });

  it('who receives its leads on each site, as the simulation says, where nobody does first', async () => {
    const recus = (await read()).recus!;
    const type = (await read()).origine.type!.Description;
    expect(recus.premiers.map(({ IDSite }) => IDSite)).toEqual(expect.arrayContaining([51, 52]));
    for (const { IDSite, source, nbPersonnes } of recus.premiers) {
      const query = `IDOrigineAction=${id}&IDSite=${IDSite}&type=${type}`;
      const simulation = (await operator.call<Simulation>('GET', `/api/workflowsLeads/simulation?${query}`)).body;
      expect([source, nbPersonnes]).toEqual([simulation.regle.source, simulation.etapes.at(-1)?.nbRetenus]);
    }
    const own = recus.premiers.find(({ IDSite }) => IDSite === 52);
    expect([own?.source, own?.nbPersonnes]).toEqual(['site', 1]);
    const reached = recus.premiers.map(({ nbPersonnes }) => nbPersonnes > 0);
    expect(reached).toEqual(reached.toSorted((a, b) => Number(a) - Number(b)));
    expect(recus.nbSansPersonne).toBeGreaterThan(0);
  });

  it('no recipients where workflows do not decide', async () => {
    const set = (on_: boolean) =>
      writeIn(on, (db) => db.updateTable('gpParametres').set({ GRP_BDCTraitementLeadAmontChefVente: on_ }).execute());
    await set(false);
    expect((await read()).recus).toBeNull();
    await set(true);
  });

  it('its leads of 30 days, what uses it, and where it is the default', async () => {
    expect(await read()).toMatchObject({ nbLeads: 0, contextes: [], uses: [{ table: 'workflowsLeads', nb: 1 }] });
    await operator.call('PUT', '/api/origineDefault/alerteVehicule', { VO: id });
    await writeIn(on, async (db) => {
      const opened = (days: number) => sql<string>`now() - make_interval(days => ${days}::int)`;
      await db
        .insertInto('affaires')
        .values([2, 29, 40].map((days) => ({ IDOrigineAction: id, DateOuvertureLead: opened(days) })))
        .execute();
    });
    const { nbLeads, contextes, uses } = await read();
    expect([nbLeads, contextes]).toEqual([2, ['VO']]);
    expect(uses).toEqual([
      { table: 'affaires', nb: 3 },
      { table: 'origineDefault', nb: 1 },
      { table: 'workflowsLeads', nb: 1 },
    ]);
  });

  it('nothing of an origin that is not there', async () => {
    expect((await operator.call('GET', '/api/origines/99999/fiche')).status).toBe(404);
  });
});
