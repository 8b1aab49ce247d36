import type { FicheSite } from '@comptoir/contract/domains/sites/sites.calls';
import type { FicheSociete } from '@comptoir/contract/domains/societes/societes.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('what stands around a company (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
    await writeIn(on, async (db) => {
      await db
        .insertInto('societes')
        .values([
          { IDPlaque: 41, Libelle: 'Ouest' },
          { IDPlaque: 42, Libelle: 'Vide' },
        ])
        .execute();
      await db
        .insertInto('sites')
        .values([
          { IDSite: 41, IDPlaque: 41, Descr: 'Vannes', Code: 'V4', Ville: 'Vannes', Est_eSellerLeadActif: true },
          { IDSite: 42, IDPlaque: 41, Descr: 'Auray', Code: 'A4', Libelle: 'Auray' },
          { IDSite: 43, IDPlaque: 41, Descr: 'Hub', Code: 'H4', EstFictif: true },
        ])
        .execute();
      // One of them works on both.
      await db
        .insertInto('utilisateursSites')
        .values([
          { IDPeople: 2, IDSite: 41 },
          { IDPeople: 2, IDSite: 42 },
          { IDPeople: 3, IDSite: 42 },
        ])
        .execute();
      await db.updateTable('utilisateurs').set({ Actif: false }).where('IDPeople', '=', 3).execute();
    });
  });
  afterAll(() => on.close());

  const read = async (id: number, by = operator) => (await by.call<FicheSociete>('GET', `/api/societes/${id}/fiche`)).body;
  const names = ({ sites }: FicheSociete) => sites.premiers.map(({ Descr }) => Descr);

  it('its sites by name, those that the session may see', async () => {
    expect(names(await read(41))).toEqual(['Auray', 'Hub', 'Vannes']);
    expect(names(await read(41, customer))).toEqual(['Auray', 'Vannes']);
    expect((await read(42)).sites).toEqual({ nb: 0, premiers: [] });
  });

  it('who works on them, each once, active ones first', async () => {
    const { nb, nbActives, premieres } = (await read(41)).personnes;
    expect([nb, nbActives]).toEqual([2, 1]);
    expect(premieres.map(({ IDPeople }) => IDPeople)).toEqual([2, 3]);
    expect((await read(42)).personnes).toEqual({ nb: 0, nbActives: 0, premieres: [] });
  });

  it('its own faults and those of its sites, of no other company', async () => {
    const found = async () => (await read(41)).anomalies.map(({ cle }) => cle);
    expect(await found()).toEqual(expect.arrayContaining(['societeSansMarque', 'siteLeadSansLibelle']));
    expect((await read(42)).anomalies.map(({ cle }) => cle)).toEqual(['societeSansMarque', 'societeSansSite']);
    await writeIn(on, (db) => db.updateTable('societes').set({ JoursRapportAuto: '9;' }).where('IDPlaque', '=', 41).execute());
    expect(await found()).toContain('societeJoursRapportIllisibles');
    expect((await read(41, customer)).anomalies.map(({ cle }) => cle)).not.toContain('societeJoursRapportIllisibles');
  });

  it('that an SMS account is wanted, as soon as it is made', async () => {
    await writeIn(on, (db) => db.updateTable('gpParametres').set({ GRP_ModuleEmailSMS: true }).execute());
    const made = await operator.call<{ IDPlaque: number }>('POST', '/api/societes', { Libelle: 'Toute neuve', IDActivite: 1 });
    const found = async (by = operator) => (await read(made.body.IDPlaque, by)).anomalies.map(({ cle }) => cle);
    expect(await found()).toContain('emailSmsSocieteIncomplete');
    const { IDPlaque } = made.body;
    const account = { societes: [{ IDPlaque, client_id: 'neuve', client_secret: 'Secret-Neuf-1' }] };
    expect((await operator.call('PUT', '/api/interfaces/emailSMS/config', account)).status).toBe(200);
    expect(await found()).not.toContain('emailSmsSocieteIncomplete');
    await writeIn(on, (db) => db.updateTable('gpParametres').set({ GRP_ModuleEmailSMS: false }).execute());
  });

  it('the interfaces of its sites, as each site names them', async () => {
    const ofSites = async (id: number) => (await operator.call<FicheSite>('GET', `/api/sites/${id}/fiche`)).body.interfaces!;
    const interfaces = (await read(1)).interfaces!.map(({ Interface }) => Interface);
    const sites = (await read(1)).sites.premiers.map(({ IDSite }) => IDSite);
    const each = (await Promise.all(sites.map(ofSites))).flat().map(({ Interface }) => Interface);
    expect(new Set(interfaces)).toEqual(new Set(each));
    expect((await read(1, customer)).interfaces).toBeNull();
  });

  it('the templates of the group, and how many of its sites have another', async () => {
    await writeIn(on, async (db) => {
      await db.deleteFrom('templatesImpressionGroupe').execute();
      await db.insertInto('templatesImpressionGroupe').values({ Categorie: 'bonEssai', IDTemplateImpression: 3 }).execute();
      await db.insertInto('templatesImpressionSites').values({ IDSite: 41, Categorie: 'bonEssai', IDTemplateImpression: 3 }).execute();
      await db.insertInto('templatesImpressionSites').values({ IDSite: 42, Categorie: 'offre', IDTemplateImpression: 2 }).execute();
    });
    expect((await read(41)).modeles).toEqual([
      { Categorie: 'offre', Description: null, nbSitesPropres: 1 },
      { Categorie: 'bonEssai', Description: 'Essai', nbSitesPropres: 1 },
    ]);
    expect((await read(42)).modeles).toEqual([{ Categorie: 'bonEssai', Description: 'Essai', nbSitesPropres: 0 }]);
    expect((await read(41, customer)).modeles).toBeNull();
  });

  it('its ceilings with their level, and who changed it last', async () => {
    await writeIn(on, async (db) => {
      await db.updateTable('gpParametres').set({ GRP_PlafondsRemise: true }).execute();
      await db.deleteFrom('plafondsRemise').execute();
      await db
        .insertInto('plafondsRemise')
        .values([
          { IDPlaque: null, IDDRProfileEsellerLead: 2, Plafond: 4 },
          { IDPlaque: 41, IDDRProfileEsellerLead: 2, Plafond: 2.5 },
        ])
        .execute();
    });
    expect((await read(41)).plafonds).toEqual([{ IDDRProfileEsellerLead: 2, Plafond: 2.5, niveau: 'societe' }]);
    expect((await read(42)).plafonds).toEqual([{ IDDRProfileEsellerLead: 2, Plafond: 4, niveau: 'groupe' }]);
    await operator.call('PUT', '/api/societes/41', { DureeValid: 9 });
    expect((await read(41)).modification?.Auteur).toBe('op');
    expect((await read(41, customer)).modification).toBeNull();
  });

  it('nothing of a company that is not there', async () => {
    expect((await operator.call('GET', '/api/societes/999/fiche')).status).toBe(404);
  });
});
