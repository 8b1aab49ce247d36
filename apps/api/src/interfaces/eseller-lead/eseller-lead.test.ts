import { codesLead, needsIDClient, type LeadConfig } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/interfaces/esellerLead/config';
const amont = 'GRP_BDCTraitementLeadAmontChefVente';
const kept = 'GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV';

describe.each(engines())('the configuration of eSeller Lead (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  beforeEach(() =>
    writeIn(on, (db) =>
      db
        .updateTable('gpParametres')
        .set({ IDClient: '', eSellerLeadActif: false, [amont]: false, [kept]: false })
        .execute(),
    ),
  );
  afterAll(() => on.close());

  const read = async () => (await operator.call<LeadConfig>('GET', path)).body;
  const put = (body: object) => operator.call<LeadConfig & Refused>('PUT', path, body);

  it('has its flags, and changes the given ones', async () => {
    const before = await read();
    expect(Object.keys(before).toSorted()).toEqual(['Actif', 'IDClient', 'reportingLeadMenuExist', ...codesLead].toSorted());
    const changes = { GRP_eSellerLeadProcessBDC: 'BdcToVendeurs', GRP_esellerLeadCampagne: '1' };
    expect((await put(changes)).body).toEqual({ ...before, ...changes, GRP_esellerLeadCampagne: true });
    expect((await put({ GRP_eSellerLeadProcessBDC: 'Autre' })).body.errors).toHaveProperty('GRP_eSellerLeadProcessBDC');
    expect((await put({ IDClient: 'x'.repeat(256) })).body.errors).toEqual({ IDClient: '255 caractères au maximum' });
  });

  it('leaves the group’s other parameters alone, even when sent whole', async () => {
    await operator.call('PUT', '/api/gpParametres', { GRP_TauxTVA: 5.5, GRP_eSellerLeadFormatTelFR: true });
    const whole = await read();
    expect((await put({ ...whole, GRP_TauxTVA: 20, GRP_GestionVIP: true, reportingLeadMenuExist: true })).body).toEqual({
      ...whole,
      GRP_GestionVIP: true,
    });
    const { body } = await operator.call('GET', '/api/gpParametres');
    expect(body).toMatchObject({ GRP_TauxTVA: 5.5, GRP_eSellerLeadFormatTelFR: true });
  });

  it('needs an IDClient to be active', async () => {
    for (const body of [{ Actif: true }, { Actif: true, IDClient: ' ' }]) {
      const { status, body: refusal } = await put(body);
      expect([status, refusal.message, refusal.errors]).toEqual([422, `${needsIDClient}.`, { IDClient: needsIDClient }]);
    }
    expect((await put({ Actif: true, IDClient: 'UN' })).body).toMatchObject({ Actif: true, IDClient: 'UN' });
    expect((await put({ IDClient: '' })).status).toBe(422);
    expect((await put({ IDClient: '', Actif: false })).body).toMatchObject({ Actif: false, IDClient: '' });
    await writeIn(on, (db) => db.updateTable('gpParametres').set({ eSellerLeadActif: true }).execute());
    expect((await put({ GRP_GestionVIP: false })).status).toBe(200);
  });

  it('keeps leads from the sales manager only if the call centre works first', async () => {
    expect((await put({ [kept]: true })).body.errors).toHaveProperty(kept);
    expect((await put({ [kept]: true, [amont]: true })).body).toMatchObject({ [kept]: true, [amont]: true });
    expect((await put({ [amont]: false })).body).toMatchObject({ [kept]: false, [amont]: false });
    await put({ [kept]: true, [amont]: true });
    await operator.call('PUT', '/api/gpParametres', { [amont]: false });
    expect(await read()).toMatchObject({ [kept]: false, [amont]: false });
  });

  it('creates the reporting menu once, even if asked again', async () => {
    expect((await read()).reportingLeadMenuExist).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      expect((await operator.call('POST', '/api/interfaces/esellerLead/reportingMenu')).body).toEqual({ reportingLeadMenuExist: true });
    }
    expect((await read()).reportingLeadMenuExist).toBe(true);
  });

  it('reads a lead profile of 0, or of no number, as none', async () => {
    const user = '/api/utilisateurs/2';
    for (const none of [0, '0', 'aucun', '', null]) {
      await operator.call('PUT', user, { IDDRProfileEsellerLead: 3, EnCopieRDVeSellerLead: true });
      const { body } = await operator.call('PUT', user, { IDDRProfileEsellerLead: none });
      expect(body).toMatchObject({ IDDRProfileEsellerLead: null, EnCopieRDVeSellerLead: false });
    }
  });
});
