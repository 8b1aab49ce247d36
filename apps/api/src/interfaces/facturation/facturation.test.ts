import type { FacturationPeriode, FacturationProduit } from '@comptoir/contract/interfaces/facturation/facturation.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { recordOf } from '../../../test/rows/structure.ts';
import { changeFacturation } from './change-facturation.ts';

const base = '/api/interfaces/facturation';

describe.each(engines())('what a customer is billed (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const set = (product: string, actif: unknown, by = operator) => by.call<{ message: string }>('POST', `${base}/${product}`, { actif });
  const state = async (by = operator) => (await by.call('GET', `${base}/dashboard`)).body;
  const periodes = async (by = operator) => (await by.call<FacturationPeriode[]>('GET', `${base}/periodes`)).body;

  it('is the same flag for the card and the banner', async () => {
    expect(await state()).toEqual({ eSellerActif: true, eDataVoiceActif: false });
    expect((await set('eseller', false)).body).toEqual({ eSellerActif: false, eDataVoiceActif: false });
    expect(await state()).toEqual({ eSellerActif: false, eDataVoiceActif: false });
    expect((await operator.call('GET', '/api/bdref3/facturation')).body).toEqual({ FAM_FactureeSeller: false });
    expect((await set('edatavoice', '1')).body).toEqual({ eSellerActif: false, eDataVoiceActif: true });
  });

  it('is kept in periods: one without a known start only has an end', async () => {
    expect(await periodes()).toMatchObject([
      { Produit: 'edatavoice', OuvertPar: 'op', FactureDu: expect.stringMatching(/-01$/) as unknown, DateHCloture: null },
      { Produit: 'eseller', DateHOuverture: null, FactureDu: null, CloturePar: 'op', FactureAu: expect.any(String) as unknown },
    ]);
    await set('edatavoice', true);
    expect(await periodes()).toHaveLength(2);
    await set('edatavoice', false);
    expect(await periodes()).toMatchObject([{ Produit: 'edatavoice', CloturePar: 'op' }, { Produit: 'eseller' }]);
  });

  const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Essai', Groupe: 'essai' };
  const changeOf = (IDCustomer: number, Produit: FacturationProduit) => (actif: boolean, now: string) =>
    on.app.database.write('registry', author, (trx) => changeFacturation(trx, { Produit, actif, by: 'op', IDCustomer }, new Date(now)));

  it('counts whole months, from the first day of its first to the last day of its last', async () => {
    const { IDCustomer } = await recordOf(on, 'BDGpDeux');
    const change = changeOf(IDCustomer, 'edatavoice');
    await change(true, '2026-02-12T09:00:00Z');
    // In Paris it is already March.
    await change(false, '2026-02-28T23:30:00Z');
    const other = await on.operator('BDGpDeux');
    expect(await periodes(other)).toMatchObject([{ FactureDu: '2026-02-01', FactureAu: '2026-03-31' }]);
    await change(true, '2026-03-31T21:30:00Z');
    expect(await periodes(other)).toMatchObject([
      { FactureDu: '2026-02-01', DateHOuverture: expect.stringContaining('2026-02-12') as unknown, FactureAu: null, DateHCloture: null },
    ]);
    await change(false, '2026-03-31T21:45:00Z');
    // In Paris it is April, which nobody has been billed yet.
    await change(true, '2026-03-31T22:30:00Z');
    expect(await periodes(other)).toMatchObject([
      { FactureDu: '2026-04-01', FactureAu: null },
      { FactureDu: '2026-02-01', FactureAu: '2026-03-31' },
    ]);
  });

  it('is billed for no month twice, however often it is switched, and product by product', async () => {
    const { IDCustomer } = await recordOf(on, 'BDGpDeux');
    const before = (await periodes(await on.operator('BDGpDeux'))).length;
    const change = changeOf(IDCustomer, 'eseller');
    // It was billed before periods were kept.
    for (const minute of [10, 20, 30, 40]) await change(minute % 20 === 0, `2026-05-04T09:${minute}:00Z`);
    const after = await periodes(await on.operator('BDGpDeux'));
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({ Produit: 'eseller', FactureDu: null, DateHOuverture: null, FactureAu: null, CloturePar: null });
    await change(false, '2026-07-14T09:00:00Z');
    await change(true, '2026-09-01T09:00:00Z');
    expect((await periodes(await on.operator('BDGpDeux'))).slice(0, 2)).toMatchObject([
      { Produit: 'eseller', FactureDu: '2026-09-01', FactureAu: null },
      { Produit: 'eseller', FactureDu: null, FactureAu: '2026-07-31' },
    ]);
  });

  it('belongs to one customer, is journalled in the registry, and needs an operator with a customer', async () => {
    expect(await state(await on.operator('BDGpQuatre'))).toEqual({ eSellerActif: true, eDataVoiceActif: false });
    const lines = await on.app.database.registry
      .selectFrom('journal')
      .select(['Auteur', 'Action', 'NomTable'])
      .where('NomTable', 'in', ['customers', 'facturations'])
      .orderBy('IDJournal', 'desc')
      .execute();
    expect(lines).toContainEqual({ Auteur: 'op', Action: 'Modifier la facturation eSeller', NomTable: 'customers' });
    expect(lines).toContainEqual({ Auteur: 'op', Action: 'Modifier la facturation eDataVoice', NomTable: 'facturations' });
    expect((await set('eseller', true, await on.customer())).status).toBe(403);
    expect((await set('eseller', 'peut-être')).status).toBe(400);
    const { body } = await on
      .client()
      .call<{ token: string }>('POST', '/api/authenticate', { login: 'op', password: 'un mot de passe long', url: 'localhost' });
    expect(await set('eseller', true, on.client(body.token))).toMatchObject({
      status: 422,
      body: { message: 'Veuillez d’abord choisir un client.' },
    });
  });
});
