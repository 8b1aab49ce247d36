import type { FicheSite } from '@comptoir/contract/domains/sites/sites.calls';
import type { Simulation } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('what stands around a site (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
    await writeIn(on, async (db) => {
      await db
        .insertInto('sites')
        .values([
          { IDSite: 11, IDPlaque: 1, Descr: 'Vannes', Code: 'V1', EstVN: true, Est_eSellerLeadActif: true },
          { IDSite: 12, IDPlaque: 1, Descr: 'Hub', Code: 'H1', EstFictif: true, Est_eSellerLeadActif: true },
        ])
        .execute();
      const lead = { TypeVN: true, AccesLeadVNVO: true, IDDRProfileEsellerLead: 2 };
      await db.updateTable('utilisateurs').set(lead).where('IDPeople', '=', 2).execute();
      await db
        .insertInto('utilisateursSites')
        .values([2, 3].map((IDPeople) => ({ IDPeople, IDSite: 11 })))
        .execute();
      await db.updateTable('utilisateurs').set({ Actif: false }).where('IDPeople', '=', 3).execute();
    });
  });
  afterAll(() => on.close());

  const read = async (id: number, by = operator) => (await by.call<FicheSite>('GET', `/api/sites/${id}/fiche`)).body;

  it('its people, active ones first, and who of them would get its leads', async () => {
    const { personnes, leads } = await read(11);
    expect([personnes.nb, personnes.nbActives]).toEqual([2, 1]);
    expect(personnes.premieres.map(({ IDPeople, Actif }) => [IDPeople, Actif])).toEqual([
      [2, true],
      [3, false],
    ]);
    expect(leads?.length).toBeGreaterThan(0);
    for (const { type, IDOrigineAction, regle, atteint, nbDestinataires } of leads ?? []) {
      const query = `IDOrigineAction=${IDOrigineAction}&IDSite=11&type=${type}`;
      const simulation = (await operator.call<Simulation>('GET', `/api/workflowsLeads/simulation?${query}`)).body;
      expect([regle, atteint, nbDestinataires]).toEqual([simulation.regle, simulation.atteint, simulation.etapes.at(-1)?.nbRetenus]);
    }
  });

  it('no leads where workflows do not apply', async () => {
    expect((await read(1)).leads).not.toBeNull();
    await writeIn(on, (db) => db.updateTable('gpParametres').set({ GRP_BDCTraitementLeadAmontChefVente: false }).execute());
    expect((await read(1)).leads).toBeNull();
    await writeIn(on, (db) => db.updateTable('gpParametres').set({ GRP_BDCTraitementLeadAmontChefVente: true }).execute());
    expect((await read(12)).leads).toBeNull();
  });

  it('its own faults alone, as the checks of the configuration find them', async () => {
    const own = (await read(11)).anomalies.map(({ cle }) => cle);
    expect(own).toContain('siteLeadSansLibelle');
    await operator.call('PUT', '/api/sites/11', { Libelle: 'Vannes' });
    expect((await read(11)).anomalies.map(({ cle }) => cle)).toEqual(own.filter((cle) => cle !== 'siteLeadSansLibelle'));
  });

  it('who changed it last, for those who may read the journal', async () => {
    await operator.call('PUT', '/api/sites/11', { Ville: 'Vannes' });
    expect((await read(11)).modification?.Auteur).toBe('op');
    expect((await read(11, customer)).modification).toBeNull();
  });

  it('the template of each category, and where it was chosen', async () => {
    await writeIn(on, async (db) => {
      await db.insertInto('templatesImpressionGroupe').values({ Categorie: 'bonEssai', IDTemplateImpression: 3 }).execute();
      await db.insertInto('templatesImpressionSites').values({ IDSite: 11, Categorie: 'offre', IDTemplateImpression: 2 }).execute();
    });
    expect((await read(11)).modeles).toEqual([
      { Categorie: 'offre', Description: 'Compact', niveau: 'site' },
      { Categorie: 'bonEssai', Description: 'Essai', niveau: 'groupe' },
    ]);
    expect((await read(11, customer)).modeles).toBeNull();
  });

  it("the ceilings that count: the company's before the group's", async () => {
    await writeIn(on, async (db) => {
      await db.deleteFrom('plafondsRemise').execute();
      await db.updateTable('gpParametres').set({ GRP_PlafondsRemise: false }).execute();
    });
    expect((await read(11)).plafonds).toBeNull();
    const ceiling = (IDPlaque: number | null, IDDRProfileEsellerLead: 2 | 3, Plafond: number | null) => ({
      IDPlaque,
      IDDRProfileEsellerLead,
      Plafond,
    });
    await writeIn(on, async (db) => {
      await db.updateTable('gpParametres').set({ GRP_PlafondsRemise: true }).execute();
      await db
        .insertInto('plafondsRemise')
        .values([ceiling(null, 2, 4), ceiling(null, 3, 8), ceiling(1, 2, 2.5), ceiling(1, 3, null)])
        .execute();
    });
    expect((await read(11)).plafonds).toEqual([
      { IDDRProfileEsellerLead: 2, Plafond: 2.5, niveau: 'societe' },
      { IDDRProfileEsellerLead: 3, Plafond: 8, niveau: 'groupe' },
    ]);
  });

  it('nothing of a site that the session may not see', async () => {
    expect((await operator.call('GET', '/api/sites/12/fiche')).status).toBe(200);
    expect((await customer.call('GET', '/api/sites/12/fiche')).status).toBe(404);
    expect((await operator.call('GET', '/api/sites/999/fiche')).status).toBe(404);
  });
});
