import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualEngines } from '../../../test/database.ts';
import { testApp, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { invariants } from './all.ts';
import { findFautes, newFautes } from './invariant.ts';

const everywhere = new Set(invariants.flatMap(({ tables }) => tables as readonly string[]));

describe.each(usualEngines())('rules that rows keep (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
  });
  afterAll(() => on.close());

  test('each can be asked, and the sample rows keep them', async () => {
    expect(new Set(invariants.map(({ cle }) => cle)).size).toBe(invariants.length);
    expect(await writeIn(on, (db) => findFautes(db, invariants, everywhere))).toEqual([]);
  });

  test.each([
    ['sites.OpelVNToolbox', `update comptoir.sites set "OpelVNToolbox" = true, "CodeConstructeur" = '' where "IDSite" = 1`],
    [
      'sites.RDVsAtelierSurMobile',
      `update comptoir.sites set "RDVsAtelierSurMobile" = true, "Est_eSellerLeadActif" = false where "IDSite" = 1`,
    ],
    ['sites.EnTeteImg', `update comptoir.sites set "EnTeteImg" = 'perdue.png' where "IDSite" = 1`],
    ['sites.IDPasserelleDMS', `update comptoir.sites set "IDPasserelleDMS" = 987654 where "IDSite" = 1`],
    [
      'gpParametres.amont',
      `update comptoir."gpParametres" set "GRP_BDCTraitementLeadAmontChefVente" = false, "GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV" = true`,
    ],
    [
      'origineInactive',
      `update comptoir.origines set "EstInactif" = true where "IDOrigineAction" in (select "IDOrigineAction" from comptoir."workflowsLeads" union select "IDOrigineAction" from comptoir."origineDefault")`,
    ],
    ['utilisateurs.EstEDVMarketing', `update comptoir.utilisateurs set "EstEDVMarketing" = true where "IDPeople" in (1, 2)`],
    [
      'libellesRemise.Libelle',
      `insert into comptoir."libellesRemise" ("IDCustomer", "Libelle") select comptoir.customer(), 'Saisie manuelle' from generate_series(1, 2)`,
    ],
  ])('%s is found where it is broken', async (cle, statement) => {
    const own = invariants.filter((one) => one.cle === cle);
    const found = writeIn(on, async (db) => {
      const before = await findFautes(db, own, everywhere);
      await sql.raw(statement).execute(db);
      throw Object.assign(new Error('tried'), { fautes: newFautes(before, await findFautes(db, own, everywhere)) });
    });
    await expect(found).rejects.toMatchObject({
      message: 'tried',
      fautes: expect.arrayContaining([expect.objectContaining({ phrase: own[0]!.phrase })]),
    });
  });
});
