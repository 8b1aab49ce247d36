import type { OrigineDefaut, OrigineUse } from '@comptoir/contract/domains/origines/origines.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { overtaken } from '../../../test/overtaken.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import type { Db } from '../../db/tables.ts';
import { referringTables } from './origines-uses.store.ts';

const path = '/api/origines';
const defaults = '/api/origineDefault/alerteVehicule';

describe.each(engines())('what refers to origins (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const use = async (id: number) => (await operator.call<OrigineUse[]>('GET', `${path}/${id}/use`)).body;
  const saveDefaults = (body: object) => operator.call<OrigineDefaut[] & Refused>('PUT', defaults, body);
  const transfer = (from: number, to: unknown) =>
    operator.call<OrigineUse[] & Refused>('POST', `${path}/${from}/transfer`, { IDOrigineActionTo: to });
  const remove = (id: number, by = operator) => by.call<{ success: true } & Refused>('DELETE', `${path}/${id}`);
  const add = async (more: object = {}) => {
    const body = { IDFamille: 1, IDSousFamille: 2, Libelle: 'Comparateur', IDType: 2, ...more };
    return (await operator.call<{ IDOrigineAction: number }>('POST', path, body)).body.IDOrigineAction;
  };
  beforeEach(() => saveDefaults({ VN: null, VO: null, VDL: null }));

  test('every table of the database that refers to origins is counted and moved', async () => {
    const found = await writeIn(on, async (db) => {
      const { rows } = await sql<{ name: string; column: string }>`
        select r.relname as name, a.attname as column from pg_constraint c
        join pg_class r on r.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
        where c.contype = 'f' and c.confrelid = 'comptoir.origines'::regclass and a.attname <> 'IDCustomer'`.execute(db);
      return rows;
    });
    expect(found.map(({ name }) => name).toSorted()).toEqual([...referringTables].toSorted());
    expect(new Set(found.map(({ column }) => column))).toEqual(new Set(['IDOrigineAction']));
  });

  test('the defaults have one row for each context, empty at first, and merge', async () => {
    const empty = ['VN', 'VO', 'VDL'].map((Contexte) => ({ Contexte, IDOrigineAction: null }));
    expect((await operator.call('GET', defaults)).body).toEqual(empty);
    const { status, body } = await saveDefaults({ VN: 1, VDL: '3' });
    expect([status, body]).toEqual([
      200,
      [
        { Contexte: 'VN', IDOrigineAction: 1 },
        { Contexte: 'VO', IDOrigineAction: null },
        { Contexte: 'VDL', IDOrigineAction: 3 },
      ],
    ]);
    expect((await saveDefaults({ VN: '' })).body[0]).toEqual({ Contexte: 'VN', IDOrigineAction: null });
    expect((await operator.call<OrigineDefaut[]>('GET', '/api/originedefault/alertevehicule/')).body[2]?.IDOrigineAction).toBe(3);
  });

  test('an unknown or inactive origin is no default', async () => {
    expect((await saveDefaults({ VO: 77 })).body.errors).toEqual({ VO: 'Cette origine n’existe plus' });
    expect((await saveDefaults({ VN: 1, VDL: 4 })).body.errors).toEqual({ VDL: 'Cette origine est inactive' });
    expect((await saveDefaults({})).body.every(({ IDOrigineAction }) => IDOrigineAction === null)).toBe(true);
  });

  test('a stored default that has become inactive may stay', async () => {
    await writeIn(on, (db) => db.updateTable('origineDefault').set({ IDOrigineAction: 4 }).where('Contexte', '=', 'VN').execute());
    expect((await saveDefaults({ VN: 4, VO: 1 })).status).toBe(200);
    expect((await saveDefaults({ VO: 4 })).body.errors).toEqual({ VO: 'Cette origine est inactive' });
  });

  test('a default origin may not become inactive: 200 with check 0, and nothing changes', async () => {
    await saveDefaults({ VN: 2, VDL: 2 });
    const { status, body } = await operator.call<{ check: number; message: string }>('PUT', `${path}/2`, { EstInactif: 1, EstLead: 0 });
    expect([status, body.check]).toEqual([200, 0]);
    expect(body.message).toContain('(VN, VDL)');
    const rows = (await operator.call<{ IDOrigineAction: number }[]>('GET', path)).body;
    expect(rows.find(({ IDOrigineAction }) => IDOrigineAction === 2)).toMatchObject({ EstInactif: false, EstLead: true });
    await saveDefaults({ VN: null, VDL: null });
    const retry = await operator.call('PUT', `${path}/2`, { EstInactif: true });
    expect(retry.body).toEqual({ check: 1, message: '' });
    await operator.call('PUT', `${path}/2`, { EstInactif: false });
  });

  test('an origin in use says where; an unused one is deleted, and the deletion log says so', async () => {
    const id = await add();
    expect(await use(id)).toEqual([]);
    await writeIn(on, (db) =>
      db
        .insertInto('affaires')
        .values([{ IDOrigineAction: id }, { IDOrigineAction: id }])
        .execute(),
    );
    expect(await use(id)).toEqual([{ table: 'affaires', nb: 2 }]);
    const one = await remove(id);
    expect([one.status, one.body.message]).toEqual([
      409,
      'Cette origine ne peut pas etre supprimee car elle est utilisee dans la table suivante : affaires : 2 occurence(s)',
    ]);
    await saveDefaults({ VO: id });
    const several = await remove(id);
    expect(several.body.message).toBe(
      'Cette origine ne peut pas etre supprimee car elle est utilisee dans les tables suivantes : affaires : 2 occurence(s), origineDefault : 1 occurence(s)',
    );
    await transfer(id, 2);
    expect(await use(id)).toEqual([]);
    expect((await remove(id)).body).toEqual({ success: true });
    expect((await remove(id)).status).toBe(404);
    expect((await operator.call('GET', `${path}/${id}/use`)).status).toBe(404);
    const log = await writeIn(on, (db) =>
      db.selectFrom('logSuppression').select('NomTable').where('IDLigneSupprimee', '=', String(id)).execute(),
    );
    expect(log).toEqual([{ NomTable: 'origines' }]);
  });

  test('none is deleted for a customer without that flag', async () => {
    const other = await on.operator('BDGpDeux');
    expect((await remove(3, other)).status).toBe(403);
    expect((await other.call<{ IDOrigineAction: number }[]>('GET', path)).body.map(({ IDOrigineAction }) => IDOrigineAction)).toContain(3);
  });

  test('a transfer moves every reference, in one group of the journal, and keeps the source', async () => {
    const [from, to] = [await add(), await add({ Libelle: 'Cible' })];
    await writeIn(on, async (db) => {
      await db
        .insertInto('rapports')
        .values([{ IDOrigineAction: from }, { IDOrigineAction: from }, { IDOrigineAction: to }])
        .execute();
      await db.insertInto('offres').values({ IDOrigineAction: from }).execute();
    });
    await saveDefaults({ VN: from });
    const { status, body } = await transfer(from, String(to));
    expect([status, body]).toEqual([
      200,
      [
        { table: 'rapports', nb: 2 },
        { table: 'offres', nb: 1 },
        { table: 'origineDefault', nb: 1 },
      ],
    ]);
    expect(await use(from)).toEqual([]);
    expect(await use(to)).toEqual([
      { table: 'rapports', nb: 3 },
      { table: 'offres', nb: 1 },
      { table: 'origineDefault', nb: 1 },
    ]);
    const lines = await writeIn(on, (db) =>
      db.selectFrom('journal').select(['Groupe', 'NomTable']).where('Action', '=', 'Transférer une origine').orderBy('IDJournal').execute(),
    );
    const [last] = lines.slice(-1);
    const group = lines.filter(({ Groupe }) => Groupe === last?.Groupe);
    expect(group.map(({ NomTable }) => NomTable)).toEqual(['rapports', 'rapports', 'offres', 'origineDefault']);
    const undone = await operator.call('POST', '/api/retour', { portee: { operation: last!.Groupe }, verbe: 'annuler' });
    expect([undone.status, await use(from)]).toEqual([200, body]);
    expect(await use(to)).toEqual([{ table: 'rapports', nb: 1 }]);
  });

  // The embedded engine has one session: there nobody writes at that instant.
  test.runIf(engine === 'postgres')('a transfer sees a workflow that the target gets at that instant', async () => {
    const [from, to] = [await add(), await add({ Libelle: 'Cible' })];
    const workflow = (db: Db, IDOrigineAction: number) =>
      db.insertInto('workflowsLeads').values({ IDOrigineAction, IDSite: 1, ReceptionLeads: 'VEND' }).execute();
    await writeIn(on, (db) => workflow(db, from));
    const { status } = await overtaken(
      on,
      (db) => workflow(db, to),
      () => transfer(from, to),
    );
    expect([status, await use(from), await use(to)]).toEqual([200, [], [{ table: 'workflowsLeads', nb: 1 }]]);
  });

  test('a transfer to itself, to none, to an unknown one, or of a default to an inactive one is refused', async () => {
    for (const to of [2, null, undefined, 77]) {
      const { status, body } = await transfer(2, to);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['IDOrigineActionTo']]);
    }
    expect((await transfer(77, 2)).status).toBe(404);
    await saveDefaults({ VN: 1 });
    const before = await use(1);
    expect((await transfer(1, 4)).status).toBe(400);
    expect(await use(1)).toEqual(before);
  });

  test('a transfer of an origin with Wally mappings to an inactive one is refused', async () => {
    const from = await add();
    await writeIn(on, async (db) => {
      await db.insertInto('wallyComptes').values({ IdWallyCompte: 900, crm_name: 'hway', Identifiant: 'transfert' }).execute();
      await db.insertInto('wallyMarques').values({ IdCompte: 900, IdWallyMarque: 'M', NomWallyMarque: 'Renault' }).execute();
      await db.insertInto('wallyOrigines').values({ IdCompte: 900, IdWallyOrigine: 'O', NomOrigine: 'Site' }).execute();
      await db
        .insertInto('wallyMarquesOrigines')
        .values({ IdCompte: 900, IdWallyOrigine: 'O', IdWallyMarque: 'M', IDOrigineAction: from })
        .execute();
    });
    const { status, body } = await transfer(from, 4);
    expect([status, body.errors]).toEqual([
      400,
      { IDOrigineActionTo: 'L’origine source a des correspondances Wally\u00a0: l’origine cible doit être active.' },
    ]);
    expect((await transfer(from, 2)).body).toEqual([{ table: 'wallyMarquesOrigines', nb: 1 }]);
  });
});
