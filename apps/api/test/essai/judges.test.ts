import type { Essai, Verdict } from '@comptoir/contract/essai';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ClientConnection } from '../../src/db/driver/connection.ts';
import type { Db } from '../../src/db/tables.ts';
import { controles } from '../../src/domains/qualite/controles.ts';
import { listLignes } from '../../src/domains/qualite/qualite.store.ts';
import { tablesOf } from '../../src/juges/qualite.store.ts';
import { usualEngines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { writeIn } from '../rows/utilisateurs.ts';

interface Write {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
}

const writes: Write[] = [
  { method: 'PUT', path: '/api/utilisateurs/2', body: { Actif: false } },
  { method: 'PUT', path: '/api/utilisateurs/2', body: { Actif: true } },
  { method: 'PUT', path: '/api/utilisateurs/2', body: { HorsTraitementLeads: true } },
  { method: 'PUT', path: '/api/utilisateurs/2/sites', body: [] },
  { method: 'PUT', path: '/api/utilisateurs/2/sites', body: [1] },
  { method: 'PATCH', path: '/api/sites/catalogues', body: [{ IDSite: 1, RefMotoActif: false }] },
  { method: 'PUT', path: '/api/sites/1', body: { CodeConstructeur: '' } },
  { method: 'POST', path: '/api/utilisateurs/eseller/open', body: [2] },
  { method: 'POST', path: '/api/utilisateurs/eseller/close', body: [2] },
  {
    method: 'PUT',
    path: '/api/profils/eSellerTeam/1/rights',
    body: [1, 2].map((type) => ({ DRFUNCTION_ID: 1, DRTYPE_PRIVILEGE_ID: type, DRPROFILE_PRIVILEGE_CHECKED: false })),
  },
];

const one = async (db: Db, text: string) =>
  (await sql<{ nb: number }>`select count(*)::int as nb from ${sql.raw(text)}`.execute(db)).rows[0]!.nb;

/** What the judges count, counted again in the plainest way. */
const recounts: Record<Exclude<Verdict['cle'], 'qualite' | 'leads' | 'interfaces'>, string> = {
  droits: `comptoir."utilisateurs" u join comptoir."DRPROFILE_PRIVILEGE" h on h."IDCustomer" = u."IDCustomer" and h."DRPROFILE_ID" = u."drprofile_id"
    join comptoir."DRPRIVILEGE_FUNCTION" e on e."IDCustomer" = u."IDCustomer" and e."DRFUNCTION_ID" = h."DRFUNCTION_ID" and e."DRTYPE_PRIVILEGE_ID" = h."DRTYPE_PRIVILEGE_ID"
    where u."IDCustomer" = comptoir.customer() and u."Actif" and h."DRPROFILE_PRIVILEGE_CHECKED" and e."DRPRIVILEGE_FUNCTION_ENABLED"`,
  facturation: `(
    select 'c' || "IDPeople" from comptoir."utilisateurs" where "IDCustomer" = comptoir.customer() and "IsAccountOpened"
    union select 'c' || "IDPeople" from comptoir."comptesESeller" where "IDCustomer" = comptoir.customer()
      and "FactureAu" >= to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-01')::date
    union select 'm' || "IDSite" from comptoir."sites" where "IDCustomer" = comptoir.customer() and "RefMotoActif"
    union select 'v' || "IDSite" from comptoir."sites" where "IDCustomer" = comptoir.customer() and "RefVdlActif"
  ) as billed`,
};

describe.each(usualEngines())('what judges say of a trial (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  const read = <T>(work: (db: Db) => Promise<T>) => writeIn(on, work);
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    await writeIn(on, async (db) => {
      await db.updateTable('gpParametres').set({ GRP_BDCTraitementLeadAmontChefVente: true }).execute();
      await db
        .updateTable('utilisateurs')
        .set({ Actif: true, AccesLeadVNVO: true, TypeVN: true, TypeVO: true, IDDRProfileEsellerLead: 3 })
        .where('IDPeople', '=', 2)
        .execute();
      await db.updateTable('sites').set({ Est_eSellerLeadActif: true, EstVN: true, RefMotoActif: true }).where('IDSite', '=', 1).execute();
      const origines = await db.selectFrom('origines').select('IDOrigineAction').where('EstInactif', '=', false).execute();
      const DateOuvertureLead = new Date().toISOString();
      await db
        .insertInto('affaires')
        .values(origines.flatMap(({ IDOrigineAction }) => [1, 2].map(() => ({ IDOrigineAction, DateOuvertureLead }))))
        .execute();
    });
  });
  afterAll(() => on.close());

  const sumOfChecks = async () => (await operator.call<{ nb: number }[]>('GET', '/api/qualite')).body.reduce((sum, { nb }) => sum + nb, 0);

  interface Receptions {
    sites: { IDSite: number }[];
    origines: { IDOrigineAction: number; nbPersonnes: number | null }[];
  }
  /** Who receives the leads of each origin on each site, by the screen of leads. */
  const receptions = async () => {
    const { body } = await operator.call<Receptions>('GET', '/api/workflowsLeads/receptions');
    const found: Record<string, number | null> = {};
    for (const { IDSite } of body.sites) {
      const { origines } = (await operator.call<Receptions>('GET', `/api/workflowsLeads/receptions?IDSite=${IDSite}`)).body;
      for (const { IDOrigineAction, nbPersonnes } of origines) found[`${IDOrigineAction} ${IDSite}`] = nbPersonnes;
    }
    return found;
  };
  const state = async () => ({
    qualite: await sumOfChecks(),
    leads: await receptions(),
    droits: await read((db) => one(db, recounts.droits)),
    facturation: await read((db) => one(db, recounts.facturation)),
  });

  const heard = new Set<string>();
  test.each(writes)('$method $path $body', async ({ method, path, body }) => {
    const before = await state();
    const tried = await operator.call<Essai>(method, path, body, { 'x-essai': '1' });
    expect(tried.status, tried.text).toBe(200);
    expect((await operator.call(method, path, body)).status).toBe(200);
    const after = await state();
    for (const { cle, avant, apres, lignes } of tried.body.juges) {
      if (cle === 'qualite') expect([cle, apres - avant]).toEqual([cle, after.qualite - before.qualite]);
      if (cle === 'droits' || cle === 'facturation') expect([cle, avant, apres]).toEqual([cle, before[cle], after[cle]]);
      if (cle === 'leads') {
        const changed = Object.keys({ ...before.leads, ...after.leads }).filter((key) => before.leads[key] !== after.leads[key]);
        expect(lignes.length).toBe(changed.length);
      }
      if (lignes.length > 0) heard.add(cle);
    }
    const silent = (['droits', 'facturation'] as const).filter((cle) => !tried.body.juges.some((juge) => juge.cle === cle));
    for (const cle of silent) expect([cle, after[cle]]).toEqual([cle, before[cle]]);
  });

  test('each of them had something to say', () => {
    expect([...heard].toSorted()).toEqual(expect.arrayContaining(['droits', 'facturation', 'leads', 'qualite']));
  });

  test('a check of quality knows the tables that it reads', async () => {
    const { schema } = (await on.app.customers.find('BDGpUn'))!;
    await read(async (db) => {
      const looking = { db, seen: { all: true }, secrets: { vault: on.app.vault, schema } };
      const asked = vi.spyOn(ClientConnection.prototype, 'executeQuery');
      for (const regle of controles) {
        const tables = tablesOf(looking, regle);
        asked.mockClear();
        await listLignes(looking, regle);
        const names = asked.mock.calls.flatMap(([{ sql: text }]) =>
          [...text.matchAll(/"comptoir"\."(\w+)"/g)].map(([, table = '']) => table),
        );
        expect(names.length, regle.cle).toBeGreaterThan(0);
        expect(
          names.filter((table) => !tables.has(table)),
          regle.cle,
        ).toEqual([]);
      }
      asked.mockRestore();
    });
  });
});
