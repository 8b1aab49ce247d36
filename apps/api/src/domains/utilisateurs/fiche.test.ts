import type { Right } from '@comptoir/contract/domains/profils/profils.calls';
import type { FicheUtilisateur, Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { Simulation } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('what stands around a user (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
    await writeIn(on, async (db) => {
      const site = { IDPlaque: 1, Code: 'V1', EstVN: true, Est_eSellerLeadActif: true };
      await db
        .insertInto('sites')
        .values([
          { ...site, IDSite: 11, Descr: 'Vannes' },
          { ...site, IDSite: 12, Descr: 'Hub', EstFictif: true },
        ])
        .execute();
      await db
        .insertInto('utilisateursSites')
        .values([11, 12].map((IDSite) => ({ IDPeople: 2, IDSite })))
        .execute();
    });
  });
  afterAll(() => on.close());

  const read = async (id: number, by = operator) => (await by.call<FicheUtilisateur>('GET', `/api/utilisateurs/${id}/fiche`)).body;
  const setPerson = (change: object) =>
    writeIn(on, (db) =>
      db
        .updateTable('utilisateurs')
        .set({ TypeVN: true, TypeVO: true, TypeVDL: true, AccesLeadVNVO: true, HorsTraitementLeads: false, ...change })
        .where('IDPeople', '=', 2)
        .execute(),
    );

  it('the leads that reach them on each of their sites, as the simulation says', async () => {
    for (const IDDRProfileEsellerLead of [2, 3]) {
      await setPerson({ IDDRProfileEsellerLead });
      const leads = (await read(2)).leads;
      for (const { IDSite, type, IDOrigineAction } of leads?.recus ?? []) {
        const query = `IDOrigineAction=${IDOrigineAction}&IDSite=${IDSite}&type=${type}`;
        const { etapes } = (await operator.call<Simulation>('GET', `/api/workflowsLeads/simulation?${query}`)).body;
        expect(etapes.at(-1)?.retenus.map(({ IDPeople }) => IDPeople)).toContain(2);
      }
      expect(leads?.recus.map(({ IDSite }) => IDSite)).not.toContain(12);
    }
    expect((await read(2)).leads?.recus.length).toBeGreaterThan(0);
  });

  it('their sites, those that customer access may see, and the rights of their profile', async () => {
    const { sites, droits } = await read(2);
    expect(sites.premiers.map(({ IDSite }) => IDSite)).toEqual(expect.arrayContaining([11, 12]));
    const seen = (await read(2, customer)).sites;
    expect([seen.nb, seen.premiers.some(({ IDSite }) => IDSite === 12)]).toEqual([sites.nb - 1, false]);
    const { drprofile_id } = (await operator.call<Utilisateur>('GET', '/api/utilisateurs/2')).body;
    const rights = (await operator.call<Right[]>('GET', `/api/profils/eSellerTeam/${drprofile_id}/rights`)).body;
    const held = rights.filter((right) => right.DRPROFILE_PRIVILEGE_CHECKED && right.DRPRIVILEGE_FUNCTION_ENABLED);
    expect(droits).toEqual({ nb: held.length, total: rights.length });
    // A tick whose right is switched off gives nobody anything, here as where each right is explained.
    const [{ DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }] = held as [Right];
    await writeIn(on, (db) =>
      db
        .updateTable('DRPRIVILEGE_FUNCTION')
        .set({ DRPRIVILEGE_FUNCTION_ENABLED: false })
        .where('DRFUNCTION_ID', '=', DRFUNCTION_ID)
        .where('DRTYPE_PRIVILEGE_ID', '=', DRTYPE_PRIVILEGE_ID)
        .execute(),
    );
    await setPerson({ Actif: true });
    const explained = (await operator.call<{ peut: boolean }[]>('GET', '/api/pourquoi/utilisateurs/2/fonctions')).body;
    const { nb } = (await read(2)).droits!;
    expect([nb, nb]).toEqual([held.length - 1, explained.filter(({ peut }) => peut).length]);
  });

  it('why none reaches them anywhere', async () => {
    await setPerson({ IDDRProfileEsellerLead: 3, HorsTraitementLeads: true, AccesLeadVNVO: false });
    expect((await read(2)).leads).toEqual({ bdc: false, recus: [], raisons: ['horsTraitement', 'sansAcces'] });
    await writeIn(on, (db) => db.updateTable('gpParametres').set({ GRP_BDCTraitementLeadAmontChefVente: false }).execute());
    expect((await read(2)).leads).toBeNull();
  });

  it('who changed them last, for those who may read the journal, and nothing of those whom the session may not see', async () => {
    await operator.call('PUT', '/api/utilisateurs/2', { Lastname: 'Autre' });
    expect((await read(2)).modification?.Auteur).toBe('op');
    expect((await read(2, customer)).modification).toBeNull();
    expect((await operator.call('GET', '/api/utilisateurs/9999/fiche')).status).toBe(404);
  });
});
