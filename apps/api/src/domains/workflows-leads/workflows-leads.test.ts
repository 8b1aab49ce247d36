import type { Origine, OrigineUse } from '@comptoir/contract/domains/origines/origines.calls';
import {
  optionOff,
  type Couverture,
  type GpConfig,
  type ReceptionOrigine,
  type Simulation,
  type Workflow,
} from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import { fillWorkflowsLeads } from '../../../test/rows/workflows-leads.ts';

const path = '/api/workflowsLeads';

describe.each(engines())('lead workflows (%s)', (engine) => {
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
      await db.insertInto('profilsLead').values({ IDDRProfileEsellerLead: 4, Libelle: 'BDC' }).execute();
      const lead = { TypeVN: true, AccesLeadVNVO: true };
      await db
        .updateTable('utilisateurs')
        .set({ ...lead, IDDRProfileEsellerLead: 2 })
        .where('IDPeople', '=', 2)
        .execute();
      await db
        .updateTable('utilisateurs')
        .set({ ...lead, IDDRProfileEsellerLead: 4 })
        .where('IDPeople', '=', 3)
        .execute();
    });
  });
  afterAll(() => on.close());

  const setOption = (isOn: boolean) =>
    writeIn(on, (db) => db.updateTable('gpParametres').set({ GRP_BDCTraitementLeadAmontChefVente: isOn }).execute());
  beforeEach(() =>
    writeIn(on, async (db) => {
      await db.deleteFrom('workflowsLeads').execute();
      await db.updateTable('gpParametres').set({ GRP_eSellerLeadProcessBDC: 'BdcToChefsVentes' }).execute();
      await fillWorkflowsLeads(db);
    }),
  );

  const list = async (by = operator) => (await by.call<Workflow[]>('GET', path)).body;
  const save = (workflows: object[], by = operator) =>
    by.call<{ nbAjoutes: number; nbRemplaces: number } & Refused>('PATCH', path, { workflows });
  const simulate = (query: string, by = operator) => by.call<Simulation & Refused>('GET', `${path}/simulation?${query}`);

  test('are listed for both kinds of session; null means the sites without a workflow', async () => {
    const rows = await list();
    expect(rows.map(({ IDSite, ReceptionLeads, WorkflowBDC }) => [IDSite, ReceptionLeads, WorkflowBDC])).toEqual([
      [1, 'BDC', 'BdcToVendeurs'],
      [null, 'VEND', ''],
    ]);
    expect(await list(customer)).toEqual(rows);
    const first = rows[0]!;
    expect((await customer.call('GET', `${path}/${first.IDWorkflowLead}`)).body).toEqual(first);
  });

  test('are added or replaced by origin and site, all in one call; -1 means no site, and only the BDC has a destination', async () => {
    const saved = await save(
      [
        { IDOrigineAction: 3, IDSite: -1, ReceptionLeads: 'CDV', WorkflowBDC: 'BdcToVendeurs' },
        { IDOrigineAction: 3, IDSite: 11, ReceptionLeads: 'BDC' },
        { IDOrigineAction: 1, IDSite: null, ReceptionLeads: 'BDC', WorkflowBDC: null },
      ],
      customer,
    );
    expect([saved.status, saved.body]).toEqual([200, { nbAjoutes: 2, nbRemplaces: 1 }]);
    const rows = (await list()).map(({ IDOrigineAction, IDSite, ReceptionLeads, WorkflowBDC }) => [
      IDOrigineAction,
      IDSite,
      ReceptionLeads,
      WorkflowBDC,
    ]);
    expect(rows).toEqual([
      [1, null, 'BDC', ''],
      [3, 1, 'BDC', 'BdcToVendeurs'],
      [3, 11, 'BDC', ''],
      [3, null, 'CDV', ''],
    ]);
  });

  test.each([
    ['an origin of no type', { IDOrigineAction: 4 }, 'workflows.1.IDOrigineAction'],
    ['an origin that is not there', { IDOrigineAction: 77 }, 'workflows.1.IDOrigineAction'],
    ['every origin at once', { IDOrigineAction: -1 }, 'workflows.1.IDOrigineAction'],
    ['a site without eSeller Lead', { IDSite: 2 }, 'workflows.1.IDSite'],
    ['a fictitious site', { IDSite: 12 }, 'workflows.1.IDSite'],
    ['a site that is not there', { IDSite: 77 }, 'workflows.1.IDSite'],
    ['the same twice', { IDSite: 1 }, 'workflows.1.IDSite'],
    ['no reception', { ReceptionLeads: '' }, 'workflows.1.ReceptionLeads'],
    ['an unknown destination', { ReceptionLeads: 'BDC', WorkflowBDC: 'BdcToPersonne' }, 'workflows.1.WorkflowBDC'],
  ])('%s is refused, and nothing of the call stands', async (_, more, field) => {
    const before = await list();
    const good = { IDOrigineAction: 1, IDSite: 1, ReceptionLeads: 'CDV' };
    const { status, body } = await save([good, { ...good, IDSite: 11, ...more }]);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect(await list()).toEqual(before);
  });

  test('an empty list, and one that is too long, are refused', async () => {
    expect((await save([])).status).toBe(400);
    expect((await save(Array.from({ length: 20_001 }, () => ({ IDOrigineAction: 1, IDSite: null, ReceptionLeads: 'CDV' })))).status).toBe(
      400,
    );
  });

  test('one is changed, except origin and site, and removed', async () => {
    const { IDWorkflowLead } = (await list())[0]!;
    const put = (workflow: object) => operator.call<Workflow & Refused>('PUT', `${path}/${IDWorkflowLead}`, { workflow });
    expect((await put({ IDOrigineAction: 1, IDSite: 11, WorkflowBDC: '' })).body).toMatchObject({
      IDOrigineAction: 3,
      IDSite: 1,
      ReceptionLeads: 'BDC',
      WorkflowBDC: '',
    });
    await put({ WorkflowBDC: 'BdcToChefsVentes' });
    expect((await put({ ReceptionLeads: 'VEND' })).body).toMatchObject({ ReceptionLeads: 'VEND', WorkflowBDC: '' });
    expect((await put({ ReceptionLeads: 'TOUS' })).status).toBe(400);
    expect((await customer.call('DELETE', `${path}/${IDWorkflowLead}`)).body).toEqual({ success: true });
    expect((await operator.call('DELETE', `${path}/${IDWorkflowLead}`)).status).toBe(404);
    expect((await put({})).status).toBe(404);
  });

  test('the default of the group has two keys: the option itself is changed elsewhere', async () => {
    const patch = (body: object) => customer.call<GpConfig & Refused>('PATCH', `${path}/gpConfig`, body);
    const { body } = await patch({
      GRP_ReceptionLeads: 'BDC',
      GRP_eSellerLeadProcessBDC: 'BdcToChefsVentes',
      GRP_BDCTraitementLeadAmontChefVente: false,
      GRP_PlafondsRemise: true,
    });
    const stored = { GRP_ReceptionLeads: 'BDC', GRP_eSellerLeadProcessBDC: 'BdcToChefsVentes', GRP_BDCTraitementLeadAmontChefVente: true };
    expect(body).toEqual(stored);
    expect((await patch({ GRP_ReceptionLeads: null })).status).toBe(400);
    expect((await operator.call('GET', `${path}/gpConfig`)).body).toEqual(stored);
    expect((await operator.call<{ GRP_PlafondsRemise: boolean }>('GET', '/api/gpParametres')).body.GRP_PlafondsRemise).toBe(false);
  });

  test('while the option is off, only gpConfig answers', async () => {
    const { IDWorkflowLead } = (await list())[0]!;
    await operator.call('GET', `${path}/couverture`);
    await setOption(false);
    const one = `${path}/${IDWorkflowLead}`;
    const workflow = { IDOrigineAction: 1, IDSite: 1, ReceptionLeads: 'CDV' };
    for (const answer of await Promise.all([
      operator.call<Refused>('GET', path),
      operator.call<Refused>('GET', one),
      operator.call<Refused>('GET', `${path}/couverture`),
      simulate('IDOrigineAction=1&IDSite=1&type=VN'),
      save([workflow]),
      operator.call<Refused>('PUT', one, { workflow: {} }),
      operator.call<Refused>('DELETE', one),
      operator.call<Refused>('PATCH', `${path}/gpConfig`, {}),
    ]))
      expect([answer.status, answer.body.message]).toEqual([403, optionOff]);
    const { status, body } = await customer.call<GpConfig>('GET', `${path}/gpConfig`);
    expect([status, body.GRP_BDCTraitementLeadAmontChefVente]).toEqual([200, false]);
    await setOption(true);
  });

  test('a write on an older list is refused', async () => {
    const etag = String((await operator.call('GET', path)).headers['etag']);
    await save([{ IDOrigineAction: 1, IDSite: 1, ReceptionLeads: 'CDV' }]);
    const late = await operator.call<{ code: string }>(
      'PATCH',
      path,
      { workflows: [{ IDOrigineAction: 1, IDSite: 11, ReceptionLeads: 'CDV' }] },
      { 'if-match': etag },
    );
    expect([late.status, late.body.code]).toEqual([409, 'modified']);
  });

  test('a simulation names the rule, the recipients, and why others are left out', async () => {
    const { body } = await simulate('IDOrigineAction=3&IDSite=1&type=VN');
    expect(body.regle).toMatchObject({ source: 'site', ReceptionLeads: 'BDC', WorkflowBDC: 'BdcToVendeurs', cibleDuGroupe: false });
    expect([body.vendu, body.atteint]).toEqual([true, true]);
    expect(body.etapes.map(({ destinataires, retenus }) => [destinataires, retenus.map(({ Name }) => Name)])).toEqual([
      ['BDC', ['REGION Élodie']],
      ['BdcToVendeurs', ['VENDEUR Élodie']],
    ]);
    const admin = body.etapes[1]?.ecartes.find(({ IDPeople }) => IDPeople === 1);
    expect(admin?.raisons).toEqual(['autreProfil', 'autreType', 'sansAcces', 'autreSite']);
    const elsewhere = await simulate('IDOrigineAction=3&IDSite=11&type=VN&nom=vendeur');
    expect(elsewhere.body).toMatchObject({ atteint: false, regle: { source: 'origine' } });
    expect(elsewhere.body.etapes[0]).toMatchObject({ nbRetenus: 0, nbEcartes: 3, ecartes: [{ IDPeople: 2, raisons: ['autreSite'] }] });
  });

  test('customer access simulates among the users and sites that it sees', async () => {
    const { body } = await simulate('IDOrigineAction=3&IDSite=1&type=VN', customer);
    expect([body.atteint, body.etapes[0]?.nbRetenus]).toEqual([false, 0]);
    expect(JSON.stringify(body)).not.toContain('REGION');
    expect((await simulate('IDOrigineAction=3&IDSite=3&type=VN', customer)).status).toBe(404);
    expect((await simulate('IDOrigineAction=3&IDSite=3&type=VN')).status).toBe(200);
    for (const query of ['IDOrigineAction=77&IDSite=1&type=VN', 'IDOrigineAction=3&IDSite=77&type=VO'])
      expect((await simulate(query)).status).toBe(404);
    for (const query of ['IDOrigineAction=3&IDSite=1', 'IDOrigineAction=3&IDSite=1&type=VD', 'IDSite=1&type=VN'])
      expect((await simulate(query)).status).toBe(400);
  });

  test('the coverage has every possible origin and site, and follows a change', async () => {
    const read = async () => (await operator.call<Couverture>('GET', `${path}/couverture`)).body;
    const before = await read();
    expect(before.sites.map(({ Descr, Plaque_Libelle }) => [Descr, Plaque_Libelle])).toEqual([
      ['Rennes', 'Société Un'],
      ['Vannes', 'Société Un'],
    ]);
    expect(before.lignes).toEqual([
      { type: 'VN', origines: [1], etats: 'GG' },
      { type: 'VO', origines: [2], etats: '--' },
      { type: 'VN', origines: [3], etats: 'sO' },
    ]);
    await writeIn(on, (db) => db.insertInto('utilisateursSites').values({ IDPeople: 2, IDSite: 11 }).execute());
    expect((await read()).lignes[2]?.etats).toBe('so');
    await writeIn(on, (db) => db.deleteFrom('utilisateursSites').where('IDSite', '=', 11).execute());
  });

  test('an origin with a workflow cannot become inactive, and names its workflows when deleted', async () => {
    const { body } = await operator.call<{ check: number; message: string }>('PUT', '/api/origines/3', { EstInactif: 1 });
    expect(body).toEqual({ check: 0, message: 'Cette origine a des workflows de leads\u00a0: elle ne peut pas devenir inactive.' });
    expect((await operator.call<OrigineUse[]>('GET', '/api/origines/3/use')).body).toEqual([{ table: 'workflowsLeads', nb: 2 }]);
    expect((await operator.call('DELETE', '/api/origines/3')).status).toBe(409);
  });

  test('a transfer moves workflows; if both origins have one, that of the target stays', async () => {
    const transfer = (to: number) => operator.call<OrigineUse[] & Refused>('POST', '/api/origines/3/transfer', { IDOrigineActionTo: to });
    const refused = await transfer(4);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'L’origine source a des workflows\u00a0: l’origine cible doit être active, et de type VN, VO ou VDL.',
    ]);
    await save([{ IDOrigineAction: 2, IDSite: 1, ReceptionLeads: 'CDV' }]);
    expect((await transfer(2)).body).toEqual([{ table: 'workflowsLeads', nb: 1 }]);
    const rows = (await list()).map(({ IDOrigineAction, IDSite, ReceptionLeads }) => [IDOrigineAction, IDSite, ReceptionLeads]);
    expect(rows).toEqual([
      [2, 1, 'CDV'],
      [2, null, 'VEND'],
    ]);
    const { body } = await operator.call<Origine[]>('GET', '/api/origines');
    expect(body.find(({ IDOrigineAction }) => IDOrigineAction === 3)?.EstInactif).toBe(false);
    expect((await operator.call<OrigineUse[]>('GET', '/api/origines/3/use')).body).toEqual([]);
  });

  test('those of another customer are unknown', async () => {
    await writeIn(on, (db) =>
      db.insertInto('workflowsLeads').values({ IDWorkflowLead: 77_001, IDOrigineAction: 1, IDSite: 1, ReceptionLeads: 'CDV' }).execute(),
    );
    const other = await on.operator('BDGpDeux');
    expect((await other.call('DELETE', `${path}/77001`)).status).toBe(404);
    expect((await other.call('GET', path)).text).not.toContain('77001');
  });

  test('who receives the leads of each origin is what the simulation of each says, and the rule for the others without a site', async () => {
    await setOption(true);
    await save([
      { IDOrigineAction: 1, IDSite: null, ReceptionLeads: 'CDV' },
      { IDOrigineAction: 1, IDSite: 11, ReceptionLeads: 'VEND' },
    ]);
    const read = async (query = '') =>
      (await operator.call<{ sites: { IDSite: number }[]; origines: ReceptionOrigine[] }>('GET', `${path}/receptions${query}`)).body;
    const { origines } = await read('?IDSite=11');
    expect(origines.length).toBeGreaterThan(0);
    for (const { IDOrigineAction, type, source, destinataires, nbPersonnes } of origines.filter((one) => one.nbPersonnes !== null)) {
      const query = `IDOrigineAction=${IDOrigineAction}&IDSite=11&type=${type}`;
      const { regle, etapes } = (await operator.call<Simulation>('GET', `${path}/simulation?${query}`)).body;
      expect([source, destinataires, nbPersonnes]).toEqual([regle.source, etapes.at(-1)?.destinataires, etapes.at(-1)?.nbRetenus]);
    }
    const [of11, elsewhere] = [origines, (await read()).origines].map((all) => all.find((one) => one.IDOrigineAction === 1));
    expect(of11).toMatchObject({ source: 'site', destinataires: 'VEND' });
    expect(elsewhere).toMatchObject({ source: 'origine', destinataires: 'CDV', nbPersonnes: null, nbSitesPropres: 1 });
  });
});
