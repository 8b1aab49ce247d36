import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../test/database.ts';
import {
  addSample,
  armor,
  author,
  exportFrom,
  importInto,
  install,
  neighbour,
  numberOf,
  remove,
  rowsOf,
  sequencesOf,
  vault,
  withoutImport,
  type Installation,
} from '../../test/rows/moves.ts';
import { findCustomer, listUrls } from '../registry/registry.store.ts';
import { entryOf } from './customer-entry.store.ts';
import { removeRows } from './remove-customer.ts';

const schema = 'c_bdgparmor';
const [home, away] = engines().length === 2 ? (['pglite', 'postgres'] as const) : ([engines()[0]!, engines()[0]!] as const);

describe(`a customer moves between installations, ${home} and ${away}`, () => {
  let one: Installation;
  let two: Installation;
  let folder: string;
  let path: string;
  let beside: Record<string, string[]>[];
  let total: number;

  const handle = async (at: Installation) => at.base.server.customer(await numberOf(at));
  const besides = async () => [await rowsOf(one, neighbour), await rowsOf(two, neighbour)];
  const passwords = async (at: Installation) => {
    const users = await (await handle(at)).selectFrom('utilisateurs').select(['IDPeople', 'Password']).orderBy('IDPeople').execute();
    return users.map(({ IDPeople, Password }) => vault.open({ schema, table: 'utilisateurs', column: 'Password', id: IDPeople }, Password));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-move-'));
    path = join(folder, 'armor.comptoir.gz');
    one = await install(home, 'prod-ouest');
    two = await install(away, 'ailleurs');
    await addSample(one, armor);
    const IDCustomer = await numberOf(one);
    await one.base.server.write({ IDCustomer }, { ...author, Groupe: 'w1' }, async (trx) => {
      await trx
        .insertInto('civilites')
        .values(['ligne\u2028 séparée \\ "entre" guillemets 🚗\n\t', 'à supprimer'].map((Descr) => ({ Descr })))
        .execute();
      await trx.deleteFrom('civilites').where('Descr', '=', 'à supprimer').execute();
      // The only one, with the first id.
      await trx
        .insertInto('santeAlertes')
        .values({ Interface: 'dbs', Cible: '', Libelle: 'Groupe', Message: 'Refusé', Echecs: 1 })
        .execute();
    });
    // The other installation has newer migrations and other customers: numbers and ids differ.
    await two.base.server.admin((client) => client.query(`select setval('comptoir."fonctions_IDFonction_seq"', 50000)`));
    await two.base.server.admin((client) => client.query(`select setval('registry."customers_IDCustomer_seq"', 70)`));
    beside = await besides();
  });
  afterAll(async () => {
    for (const installation of [one, two]) await remove(installation);
    await rm(folder, { recursive: true, force: true });
  });

  it('there, with every row, key and secret, under another number', async () => {
    const before = await rowsOf(one);
    expect(before['utilisateurs']!.length).toBeGreaterThan(500);
    expect(before['journal']).toHaveLength(4);
    expect(before['santeAlertes']!.map((json) => (JSON.parse(json) as { IDAlerte: number }).IDAlerte)).toEqual([1]);
    // Those of the sample, and this one.
    expect(before['logSuppression']!.length).toBeGreaterThan(1);
    total = await exportFrom(one, path);
    expect(total).toBe(Object.values(before).flat().length);
    expect(await importInto(two, path, { serverName: 'ailleurs' })).toEqual({ name: armor.name, server: 'ailleurs', rows: total });
    expect(await numberOf(two)).not.toBe(await numberOf(one));
    expect(withoutImport(await rowsOf(two))).toEqual({
      told: {
        Auteur: 'exploitant',
        NomTable: '*',
        Operation: 'I',
        Apres: { nature: 'import', exporteLe: expect.any(String), lignes: total, etapes: expect.any(Array) },
      },
      rows: before,
    });
    expect(await passwords(two)).toEqual(await passwords(one));
    expect(await readdir(folder)).toEqual(['armor.comptoir.gz']);
    expect(await besides()).toEqual(beside);
  });

  it('and its entry in the registry', async () => {
    const { registry } = two.base.server;
    const record = await findCustomer(registry, armor.name);
    expect(record).toMatchObject({ serverName: 'ailleurs', schema, openedAt: expect.any(String), seed: null });
    expect(await entryOf(registry, record!)).toEqual(armor);
    expect(await listUrls(registry, record!.IDCustomer)).toEqual(armor.urls);
    const lines = await registry
      .selectFrom('journal')
      .select(['Auteur', 'Action'])
      .where('NomTable', '=', 'customers')
      .orderBy('IDJournal')
      .execute();
    expect(lines).toContainEqual({ Auteur: 'exploitant', Action: 'Importer une base client' });
  });

  it('where it lives on: next ids, journal, walls', async () => {
    const to = await sequencesOf(two);
    const rows = await rowsOf(two);
    for (const { table, column, last, isCalled } of to) {
      const ids = rows[table]!.map((json) => (JSON.parse(json) as Record<string, number>)[column]!);
      expect(isCalled ? last + 1 : last, table).toBeGreaterThan(Math.max(0, ...ids));
    }
    for (const { table, last } of await sequencesOf(one)) {
      expect(to.find((other) => other.table === table)!.last, table).toBeGreaterThanOrEqual(last);
    }
    // Others have used more ids: these never come back.
    expect(to.find(({ table }) => table === 'fonctions')!.last).toBe(50_000);
    const IDCustomer = await numberOf(two);
    const highest = Math.max(...rows['civilites']!.map((json) => (JSON.parse(json) as { IDCivilite: number }).IDCivilite));
    await two.base.server.write({ IDCustomer }, author, async (trx) => {
      const made = await trx.insertInto('civilites').values({ Descr: 'Doyenne' }).returning('IDCivilite').executeTakeFirstOrThrow();
      // The row deleted before the move used a number too.
      expect(made.IDCivilite).toBeGreaterThanOrEqual(highest + 2);
    });
    const db = await handle(two);
    const lines = db.selectFrom('journal').select(['Auteur', 'NomTable']).orderBy('IDJournal', 'desc').limit(2).execute();
    expect(await lines).toEqual([
      { Auteur: 'exploitant', NomTable: 'civilites' },
      { Auteur: 'exploitant', NomTable: '*' },
    ]);
    const orphan = sql`insert into comptoir.sites ("IDCustomer", "IDPlaque", "Descr") values (${IDCustomer}, 999999, 'x')`.execute(db);
    await expect(orphan).rejects.toThrow(/foreign key/);
  });

  it('and back over its old rows, with a new mark', async () => {
    const there = await rowsOf(two);
    const mark = async () => (await one.base.server.revisions({ IDCustomer: await numberOf(one) }, ['civilites'])).split('.')[0];
    const [before, number] = [await mark(), await numberOf(one)];
    const back = join(folder, 'back.comptoir.gz');
    await exportFrom(two, back);
    await expect(importInto(one, back)).rejects.toThrow('ajoutez --replace');
    await importInto(one, back, { replace: true });
    const { journal = [], ...rows } = await rowsOf(one);
    const { journal: told = [], ...others } = there;
    expect(rows).toEqual(others);
    expect(journal).toHaveLength(told.length + 1);
    expect(journal).toEqual(expect.arrayContaining(told));
    expect(await mark()).not.toBe(before);
    expect(await numberOf(one)).toBe(number);
    await expect(two.customers.find(armor.name)).resolves.toBeDefined();
    expect(await besides()).toEqual(beside);
  });

  it('and opening it meanwhile does no harm', async () => {
    await removeRows(two.base.server, await numberOf(two));
    await two.base.server.registry.deleteFrom('customers').where('name', '=', armor.name).execute();
    let opening: Promise<unknown> | undefined;
    // Its entry exists from the start, so somebody may choose it while its rows are loaded.
    const choose = async () => {
      const record = await findCustomer(two.base.server.registry, armor.name);
      return two.customers.open(record!).then(
        () => 'opened',
        (error: unknown) => error,
      );
    };
    const onRows = (done: number) => {
      if (done > total * 0.9) opening ??= choose();
    };
    expect(await importInto(two, path, { serverName: 'ailleurs', onRows })).toMatchObject({ rows: total });
    expect(await opening).toBe('opened');
    expect(Object.values(withoutImport(await rowsOf(two)).rows).flat()).toHaveLength(total);
  });

  it('is removed without a trace, and without other customers’ rows', async () => {
    const IDCustomer = await numberOf(two);
    const rows = Object.values(await rowsOf(two)).flat().length;
    let last = 0;
    expect(await removeRows(two.base.server, IDCustomer, (done) => void (last = done))).toBeGreaterThanOrEqual(rows);
    expect(last).toBeGreaterThanOrEqual(rows);
    expect(Object.values(await rowsOf(two)).flat()).toEqual([]);
    expect(
      (await two.base.server.parc.selectFrom('revisions').select('IDCustomer').distinct().execute()).map((row) => row.IDCustomer),
    ).toEqual([await numberOf(two, neighbour)]);
    expect(await besides()).toEqual(beside);
  });
});
