import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import type { CustomerTables } from '../../db/tables.ts';

type Site = Updateable<CustomerTables['sites']>;

const healthy: Site = {
  Libelle: 'Rennes',
  EstVN: true,
  EstVO: false,
  Est_eSellerLeadActif: true,
  OpelVNToolbox: true,
  CodeConstructeur: '123',
};

describe.each(engines())('the cards of sites on the dashboard (%s)', (engine) => {
  let on: TestApp;
  let client: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    client = await on.customer();
  });
  afterAll(() => on.close());

  const change = (IDSite: number, changes: Site) =>
    writeIn(on, (db) => db.updateTable('sites').set(changes).where('IDSite', '=', IDSite).execute());
  /** One real site and a fictitious one stand in both interfaces, another real site in none. */
  beforeEach(async () => {
    await change(1, healthy);
    await change(2, { Est_eSellerLeadActif: false, OpelVNToolbox: false, Libelle: '', CodeConstructeur: '' });
    await change(3, { ...healthy, EstFictif: true });
  });

  const card = async (name: string) =>
    (await client.call<{ Warning: boolean; CountSites: number; CountSitesActif: number }>('GET', `/api/interfaces/${name}/dashboard`)).body;

  it.each(['esellerLead', 'opelvn'])('%s: counts real sites, without a warning if all is well', async (name) => {
    expect(await card(name)).toMatchObject({ Warning: false, CountSites: 2, CountSitesActif: 1 });
  });

  it.each<[string, string, Site]>([
    ['esellerLead', 'no label', { Libelle: '' }],
    ['esellerLead', 'a label of spaces', { Libelle: ' ' }],
    ['esellerLead', 'no stock kind', { EstVN: false }],
    ['opelvn', 'no manufacturer code', { CodeConstructeur: '' }],
    ['opelvn', 'a code of spaces', { CodeConstructeur: ' ' }],
  ])('%s: warns of %s, but not on a fictitious site', async (name, _, fault) => {
    await change(3, fault);
    expect((await card(name)).Warning).toBe(false);
    await change(1, fault);
    expect((await card(name)).Warning).toBe(true);
  });
});
