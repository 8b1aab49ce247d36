import type { FicheSite } from '@comptoir/contract/domains/sites/sites.calls';
import type { FicheUtilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { withPartners } from '../../../test/outside/partners.ts';
import { fillAccesses } from '../../../test/rows/sante.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

interface Cible {
  Interface: string;
  Cible: string;
}

describe.each(engines())('the accesses that a site or a person depends on (%s)', (engine) => {
  let on: TestApp;
  let partners: Awaited<ReturnType<typeof withPartners>>;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    partners = await withPartners(on);
    operator = await on.operator();
    await fillAccesses(on, operator, partners.smtpPort);
    await writeIn(on, async (db) => {
      await db.deleteFrom('planetvoSocietes').execute();
      await db.insertInto('planetvoSocietes').values({ IDPeople: 2, IDPlaque: 1, Actif: true }).execute();
    });
    for (const { Interface } of on.app.probes) await operator.call('POST', `/api/sante/${Interface}/verifier`);
  });
  afterAll(async () => {
    await on.close();
    await partners.close();
  });

  const site = async (by = operator) => (await by.call<FicheSite>('GET', '/api/sites/1/fiche')).body;
  const person = async (by = operator) => (await by.call<FicheUtilisateur>('GET', '/api/utilisateurs/2/fiche')).body;
  const checked = () => operator.call<Cible[]>('GET', '/api/sante/cibles');

  it('each is one that is checked, under the same name', async () => {
    const known = new Set((await checked()).body.map(({ Interface, Cible }) => `${Interface} ${Cible}`));
    let pairs = 0;
    for (const whose of ['ofSites', 'ofPeople'] as const)
      for (const probe of on.app.probes) {
        const rows = await writeIn(on, async (db) => {
          const uses = probe[whose]?.(db);
          return uses ? (await sql<{ Cible: string }>`select "Cible" from (${uses}) as uses`.execute(db)).rows : [];
        });
        for (const { Cible } of rows) expect(known).toContain(`${probe.Interface} ${Cible}`);
        pairs += rows.length;
      }
    expect(pairs).toBeGreaterThan(7);
  });

  it('those of a site, the worst first', async () => {
    const before = (await site()).interfaces!;
    expect(before.map(({ Interface }) => Interface).toSorted()).toEqual(
      expect.arrayContaining(['bee2link', 'corporatesales', 'hondakpi', 'planetvo', 'planetvo2', 'sms']),
    );
    expect(before.every(({ Verdict, EnEchec }) => Verdict === 'ok' && EnEchec === 0)).toBe(true);
    const last = before.at(-1)!;
    await writeIn(on, (db) =>
      db.updateTable('santeEtats').set({ Verdict: 'panne', Message: 'Ne répond pas.' }).where('Interface', '=', last.Interface).execute(),
    );
    const [first] = (await site()).interfaces!;
    expect(first).toMatchObject({ Interface: last.Interface, Verdict: 'panne', Message: 'Ne répond pas.', EnEchec: 1 });
  });

  it('one that was never checked stands before those that work', async () => {
    await writeIn(on, async (db) => {
      await db.updateTable('santeEtats').set({ Verdict: 'ok', Message: '' }).execute();
      await db.deleteFrom('santeEtats').where('Interface', '=', 'planetvo2').execute();
    });
    const { interfaces } = await site();
    expect(interfaces?.[0]).toMatchObject({ Interface: 'planetvo2', Verdict: null, Cibles: 1, EnEchec: 0 });
  });

  it("a person's own", async () => {
    expect((await person()).interfaces?.map(({ Interface }) => Interface).toSorted()).toEqual(['planetvo', 'renaultcsb']);
  });

  it('nothing for those who may not read the state of interfaces', async () => {
    const customer = await on.customer();
    expect((await site(customer)).interfaces).toBeNull();
    expect((await person(customer)).interfaces).toBeNull();
  });
});
