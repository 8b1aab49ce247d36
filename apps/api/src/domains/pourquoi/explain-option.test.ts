import type { OptionDuGroupe } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import type { Essai } from '@comptoir/contract/essai';
import type { Pourquoi } from '@comptoir/contract/pourquoi';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RegistryTables } from '../../db/tables.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('what an option of the group stands on (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    [operator, customer] = [await on.operator(), await on.customer()];
  });
  afterAll(() => on.close());

  const explain = async (by: Client, option: OptionDuGroupe) =>
    (await by.call<Pourquoi>('GET', `/api/pourquoi/options?option=${option}`)).body;
  const setUp = (values: { GRP_BDCTraitementLeadAmontChefVente?: boolean; IDClient?: string; eSellerLeadActif?: boolean }) =>
    writeIn(on, (db) => db.updateTable('gpParametres').set(values).execute());
  const inRegistry = (work: (db: Kysely<RegistryTables>) => Promise<unknown>) =>
    on.app.database.write(
      'registry',
      { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'test' },
      work,
    );
  const missing = ({ raisons }: Pourquoi) => raisons.filter(({ tient }) => !tient).map(({ code }) => code);

  test('workflows stand on the choice of the group, and the change makes it', async () => {
    await setUp({ GRP_BDCTraitementLeadAmontChefVente: false });
    const { verdict, raisons } = await explain(operator, 'workflowsLeads');
    const { change } = raisons[0]!;
    expect([verdict, raisons.length, change?.chemin]).toEqual([false, 1, '/api/gpParametres']);
    const tried = await operator.call<Essai>(change!.methode, change!.chemin, change!.corps as object, { 'X-Essai': '1' });
    expect(tried.body.nbChangements).toBe(1);
    expect((await operator.call(change!.methode, change!.chemin, change!.corps as object)).status).toBe(200);
    const after = await explain(operator, 'workflowsLeads');
    expect([after.verdict, after.raisons[0]!.change, after.raisons[0]!.depuis?.Auteur]).toEqual([true, null, 'op']);
  });

  test('eSeller Lead stands on its address, its identifier and its switch', async () => {
    const { IDCustomer } = (await on.app.customers.find('BDGpUn'))!;
    await setUp({ IDClient: ' ', eSellerLeadActif: false });
    await inRegistry((db) => db.deleteFrom('urls').execute());
    const none = await explain(operator, 'esellerLead');
    expect([none.verdict, missing(none)]).toEqual([false, ['adresse', 'IDClient', 'eSellerLeadActif']]);
    // Without the identifier the switch would be refused.
    expect(none.raisons.map(({ change }) => change)).toEqual([null, null, null]);
    await inRegistry((db) =>
      db.insertInto('urls').values({ IDCustomer, product: 'lead', URL: 'https://un.example', IDGroupements: null }).execute(),
    );
    await setUp({ IDClient: 'UN' });
    const off = await explain(operator, 'esellerLead');
    expect(missing(off)).toEqual(['eSellerLeadActif']);
    const { change } = off.raisons.at(-1)!;
    expect((await operator.call(change!.methode, change!.chemin, change!.corps as object)).status).toBe(200);
    expect((await explain(operator, 'esellerLead')).verdict).toBe(true);
  });

  test('customer access is told what holds, and neither led nor offered what is not its', async () => {
    await setUp({ GRP_BDCTraitementLeadAmontChefVente: false, IDClient: 'UN', eSellerLeadActif: false });
    for (const option of ['workflowsLeads', 'esellerLead'] as const) {
      const [own, all] = [await explain(customer, option), await explain(operator, option)];
      expect(missing(own)).toEqual(missing(all));
      for (const { lien, change, depuis } of own.raisons) expect([lien, change, depuis]).toEqual([null, null, null]);
      for (const { code, lien } of all.raisons) expect([code, lien === null]).toEqual([code, code === 'adresse']);
    }
  });
});
