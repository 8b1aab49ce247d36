import type { Essai, Verdict } from '@comptoir/contract/essai';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ClientConnection } from '../../src/db/driver/connection.ts';
import type { Db } from '../../src/db/tables.ts';
import { controles } from '../../src/domains/qualite/controles.ts';
import { listLignes } from '../../src/domains/qualite/qualite.store.ts';
import type { Lecture } from '../../src/http/essai/touche.ts';
import type { Session } from '../../src/http/session.ts';
import { essais } from '../../src/juges/all.ts';
import { computed, lectureOf } from '../../src/juges/qualite.store.ts';
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
  { method: 'PUT', path: '/api/profils/eDataVoicePrc/1', body: { Permissions: ['ECOUTE', 'EXPORT'] } },
  { method: 'PUT', path: '/api/gpParametres', body: { GRP_ClientEDatavoice: true } },
  { method: 'PUT', path: '/api/profils/eDataVoicePrc/1', body: { Permissions: ['APPEL', 'EXPORT'] } },
  { method: 'PUT', path: '/api/utilisateurs/2', body: { Actif: false } },
  { method: 'PUT', path: '/api/utilisateurs/2', body: { Actif: true } },
  { method: 'PUT', path: '/api/gpParametres', body: { GRP_ClientEDatavoice: false } },
];

const one = async (db: Db, text: string) =>
  (await sql<{ nb: number }>`select count(*)::int as nb from ${sql.raw(text)}`.execute(db)).rows[0]!.nb;

/** What the judges count, counted again in the plainest way. */
const recounts: Record<Exclude<Verdict['cle'], 'qualite' | 'leads' | 'interfaces'>, string> = {
  droits: `(
    select u."IDPeople" from comptoir."utilisateurs" u join comptoir."DRPROFILE_PRIVILEGE" h on h."IDCustomer" = u."IDCustomer" and h."DRPROFILE_ID" = u."drprofile_id"
    join comptoir."DRPRIVILEGE_FUNCTION" e on e."IDCustomer" = u."IDCustomer" and e."DRFUNCTION_ID" = h."DRFUNCTION_ID" and e."DRTYPE_PRIVILEGE_ID" = h."DRTYPE_PRIVILEGE_ID"
    where u."IDCustomer" = comptoir.customer() and u."Actif" and h."DRPROFILE_PRIVILEGE_CHECKED" and e."DRPRIVILEGE_FUNCTION_ENABLED"
    union all select u."IDPeople" from comptoir."utilisateurs" u
    join comptoir."profilsEDataVoicePrcPermissions" p on p."IDCustomer" = u."IDCustomer" and p."IDProfil" = u."IDProfil"
    join comptoir."gpParametres" g on g."IDCustomer" = u."IDCustomer"
    where u."IDCustomer" = comptoir.customer() and u."Actif" and g."GRP_ClientEDatavoice"
  ) as held`,
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
        .set({ Actif: true, AccesLeadVNVO: true, TypeVN: true, TypeVO: true, IDDRProfileEsellerLead: 3, IDProfil: 1 })
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

  test('permissions of relation client are told to operators, by name', async () => {
    const droitsOf = async (by: Client) => {
      const answer = await by.call<Essai>('PUT', '/api/utilisateurs/2', { Actif: false }, { 'x-essai': '1' });
      return answer.body.juges.find(({ cle }) => cle === 'droits')!;
    };
    const setClient = (GRP_ClientEDatavoice: boolean) =>
      read((db) => db.updateTable('gpParametres').set({ GRP_ClientEDatavoice }).execute());
    await read((db) => db.updateTable('utilisateurs').set({ Actif: true, IDProfil: 1 }).where('IDPeople', '=', 2).execute());
    const path = '/api/profils/eDataVoicePrc/1';
    await operator.call('PUT', path, { Permissions: ['APPEL', 'EXPORT'] });
    const customer = await on.customer();
    await setClient(false);
    const [without, ofCustomerWithout] = [await droitsOf(operator), await droitsOf(customer)];
    await setClient(true);
    const [more, ofCustomer] = [await droitsOf(operator), await droitsOf(customer)];
    expect(more.avant - without.avant).toBe(2);
    expect([without.lignes.join(), more.lignes.join()].map((line) => line.includes('(relation client)'))).toEqual([false, true]);
    expect(ofCustomer).toEqual(ofCustomerWithout);
    const tried = await operator.call<Essai>('PUT', path, { Permissions: ['APPEL', 'ECOUTE'] }, { 'x-essai': '1' });
    const { phrase, lignes } = tried.body.juges.find(({ cle }) => cle === 'droits')!;
    expect(phrase).toMatch(/droits changer\.$/);
    expect(lignes.join()).toMatch(/gagn\w+ 1 droit, Écouter \(relation client\)\u00a0; perdr\w+ 1 droit, Exporter \(relation client\)/);
    await setClient(false);
  });

  describe('what is read is known', () => {
    const columns = new Map<string, ReadonlySet<string>>();
    beforeAll(async () => {
      const { rows } = await on.app.database.admin((client) =>
        client.query<{ table: string; columns: string[] }>(
          `select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
           where table_schema = 'comptoir' group by table_name`,
        ),
      );
      for (const { table, columns: own } of rows) columns.set(table, new Set(own));
    });

    /** What statements read that is not among what was said. Any word of theirs that is a column's name counts. */
    const unsaid = (texts: readonly string[], { tables, colonnes = {} }: Lecture) =>
      texts.flatMap((text) => {
        const named = [...new Set([...text.matchAll(/"comptoir"\."(\w+)"/g)].map(([, table = '']) => table))];
        const words = new Set(text.match(/\w+/g));
        const isWhole = /\*/.test(text.replaceAll('count(*)', ''));
        return named.flatMap((table) => {
          if (!tables.includes(table)) return [table];
          const said = colonnes[table];
          if (!said) return [];
          const met = [...(columns.get(table) ?? [])].filter((column) => column !== 'IDCustomer' && (isWhole || words.has(column)));
          return met.filter((column) => !said.includes(column)).map((column) => `${table}.${column}`);
        });
      });
    const asked = async (work: () => Promise<unknown>) => {
      const spy = vi.spyOn(ClientConnection.prototype, 'executeQuery');
      await work();
      const texts = spy.mock.calls.map(([{ sql: text }]) => text);
      spy.mockRestore();
      expect(texts.length).toBeGreaterThan(0);
      return texts;
    };

    test.each([true, false])('by each check of quality (operator: %s)', async (all) => {
      const { schema } = (await on.app.customers.find('BDGpUn'))!;
      await read(async (db) => {
        const looking = { db, seen: { all }, around: { vault: on.app.vault, schema, probes: on.app.probes } };
        for (const regle of controles)
          expect([regle.cle, unsaid(await asked(() => listLignes(looking, regle)), lectureOf(looking, regle))]).toEqual([regle.cle, []]);
      });
    });

    test.each(['operator', 'user'] as const)('by each judge (%s)', async (kind) => {
      const customer = (await on.app.customers.find('BDGpUn'))!;
      const { vault, probes } = on.app;
      expect(essais.juges.filter(({ lit }) => lit)).toHaveLength(essais.juges.length - 1);
      await read(async (db) => {
        // Judges ask a session for nothing but its kind.
        const judged = { db, session: { kind } as Session, customer, vault, probes, touche: new Map() };
        for (const { cle, lit, lire } of essais.juges)
          if (lit) expect([cle, unsaid(await asked(() => lire(judged)), lit)]).toEqual([cle, []]);
      });
    });

    test('by what is computed', async () => {
      const { rows } = await on.app.database.admin((client) =>
        client.query<{ name: string; of: string }>(
          `select a.attname::text as name, pg_get_expr(d.adbin, d.adrelid) as of from pg_attribute a
           join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum join pg_class c on c.oid = a.attrelid
           where a.attgenerated <> '' and c.relnamespace = to_regnamespace('comptoir') and c.relname not like 'journal%'`,
        ),
      );
      expect(Object.fromEntries(rows.map(({ name, of }) => [name, /"(\w+)"/.exec(of)?.[1]]))).toEqual(computed);
    });
  });

  test.each([
    [{ PhoneNumber: '02 98 00 00 11' }, []],
    [{ Firstname: 'Autrement' }, ['droits', 'facturation', 'interfaces', 'leads', 'qualite']],
  ])('of %o only those are asked that read it', async (body, expected) => {
    const tried = await operator.call<Essai>('PUT', '/api/utilisateurs/2', body, { 'x-essai': '1' });
    const told = tried.body.juges.filter(({ cle, avant, apres }) => cle !== 'qualite' || avant + apres > 0 || expected.length > 0);
    expect(told.map(({ cle }) => cle).toSorted()).toEqual(expected);
  });
});
