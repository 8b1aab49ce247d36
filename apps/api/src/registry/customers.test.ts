import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { schemaVersion } from '../db/migrate.ts';
import { customerMigrations, newestOf } from '../db/migrations/all.ts';
import { schemaOf } from '../db/names.ts';
import { openCustomers, type Customers } from './customers.ts';
import {
  findCustomer,
  findCustomerByHost,
  findOperatorByLogin,
  findOperatorWithCustomer,
  listCustomers,
  listServers,
} from './registry.store.ts';

const newest = newestOf(customerMigrations);

describe.each(engines())('the registry, %s', (engine) => {
  let base: TestDatabase;
  let IDServer: number;
  let fills: string[];
  let customers: Customers;
  const opened: Customers[] = [];
  const open = (fail = false) => {
    const made = openCustomers({
      database: base.server,
      fill: async (db, { name }) => {
        fills.push(name);
        await db
          .insertInto('civilites')
          .values({ Descr: `pour ${name}` })
          .execute();
        if (fail) throw new Error('the sample is broken');
      },
    });
    opened.push(made);
    return made;
  };
  const add = (name: string, more: { seed?: string; hosts?: string[]; IDServer?: number; version?: string } = {}) =>
    base.server.registry
      .insertInto('customers')
      .values({ name, label: name, schema: schemaOf(name), IDServer, IDGroupements: null, version: null, seed: null, ...more })
      .execute();
  const record = async (name: string) => {
    const found = await findCustomer(base.server.registry, name);
    if (!found) throw new Error(name);
    return found;
  };

  beforeAll(async () => {
    base = await testDatabase(engine);
    const server = base.server.registry.insertInto('servers').values({ name: 'prod-ouest', ip: '192.0.2.11', connection: null });
    ({ IDServer } = await server.returning('IDServer').executeTakeFirstOrThrow());
  });
  beforeEach(() => {
    fills = [];
    customers = open();
  });
  afterAll(async () => {
    for (const made of opened) await made.close();
    await base.drop();
  });

  it('finds customers by name and by host, with their server', async () => {
    await add('BDGpHotes', { hosts: ['armor.backoffice.localhost', 'autre.backoffice.localhost'] });
    const found = await findCustomerByHost(base.server.registry, 'Armor.Backoffice.localhost');
    expect(found).toMatchObject({
      name: 'BDGpHotes',
      serverName: 'prod-ouest',
      serverIP: '192.0.2.11',
      isHonda: false,
      schema: 'c_bdgphotes',
    });
    expect(found).toEqual(await customers.find('BDGpHotes'));
    expect(await findCustomerByHost(base.server.registry, 'backoffice.localhost')).toBeUndefined();
    expect(await customers.find('bdgphotes')).toBeUndefined();
    expect((await listServers(base.server.registry)).map(({ name }) => name)).toEqual(['prod-ouest']);
    expect((await listCustomers(base.server.registry)).map(({ name }) => name)).toContain('BDGpHotes');
  });

  it('reads an operator with the customer of the session', async () => {
    await add('BDGpOperateur');
    const { registry } = base.server;
    await registry.insertInto('operators').values({ login: 'admin', name: 'A', passwordHash: 'h' }).execute();
    const operator = await findOperatorByLogin(registry, 'ADMIN');
    const found = await findOperatorWithCustomer(registry, operator!.IDOperator, 'BDGpOperateur');
    expect(found?.operator).toMatchObject({ login: 'admin', Actif: true, stamp: operator!.stamp });
    expect(found?.customer).toEqual(await record('BDGpOperateur'));
    expect((await findOperatorWithCustomer(registry, operator!.IDOperator, undefined))?.customer).toBeUndefined();
    expect((await findOperatorWithCustomer(registry, operator!.IDOperator, 'absent'))?.operator.login).toBe('admin');
    expect(await findOperatorWithCustomer(registry, 999, undefined)).toBeUndefined();
    const { rows } = await base.server.admin((client) =>
      client.query(`select "Apres"->>'passwordHash' as hash from registry.journal where "NomTable" = 'operators'`),
    );
    expect(rows).toEqual([{ hash: 'modifié' }]);
  });

  it('creates a customer at its first opening, once, with its first rows', async () => {
    await add('BDGpArmor', { seed: 'armor' });
    const before = await record('BDGpArmor');
    expect(customers.state(before)).toBe('creating');
    const [one, two] = await Promise.all([customers.open(before), customers.open(before)]);
    expect(two).toBe(one);
    expect(fills).toEqual(['BDGpArmor']);
    expect(await one.db.selectFrom('civilites').select('Descr').execute()).toEqual([{ Descr: 'pour BDGpArmor' }]);
    expect(customers.state(before)).toBe('ready');
    expect((await customers.find('BDGpArmor'))?.version).toBe(newest);
  });

  it('opens what is there without sending anything', async () => {
    await add('BDGpLa', { version: newest });
    const opening = await customers.open(await record('BDGpLa'));
    expect(opening.database).toBe(base.server);
    expect(await schemaVersion(base.server, 'c_bdgpla')).toBeNull();
  });

  it('creates a customer once when two processes open it together', async () => {
    await add('BDGpCourse', { seed: 'x' });
    const found = await record('BDGpCourse');
    const [one] = await Promise.all([customers.open(found), open().open(found)]);
    expect(fills).toEqual(['BDGpCourse']);
    expect(await one.db.selectFrom('civilites').selectAll().execute()).toHaveLength(1);
  });

  it('leaves nothing of a filling that fails, and can be opened again', async () => {
    await add('BDGpPanne', { seed: 'x' });
    const found = await record('BDGpPanne');
    const failing = open(true);
    await expect(failing.open(found)).rejects.toThrow('the sample is broken');
    expect(await schemaVersion(base.server, found.schema)).toBeNull();
    expect(failing.state(found)).toBe('creating');
    await customers.open(found);
    expect(customers.state(found)).toBe('ready');
  });

  it('migrates at start what an earlier release made, and waits with the rest', async () => {
    await add('BDGpAncien', { version: '0000-earlier' });
    await add('BDGpJamais');
    await add('BDGpCasse', { version: '0000-earlier', IDServer: (await lostServer()).IDServer });
    const errors: string[] = [];
    const done = await customers.migrateAll(2, (_error, name) => errors.push(name));
    expect(errors).toEqual(['BDGpCasse']);
    expect(done).toBe(1);
    expect((await record('BDGpAncien')).version).toBe(newest);
    expect((await record('BDGpJamais')).version).toBeNull();
  });

  const lostServer = () =>
    base.server.registry
      .insertInto('servers')
      .values({ name: 'perdu', ip: '192.0.2.99', connection: 'postgres://nobody@127.0.0.1:1/none' })
      .returning('IDServer')
      .executeTakeFirstOrThrow();

  it.runIf(engine === 'postgres')('opens a server that has a connection of its own', async () => {
    const other = await testDatabase('postgres');
    const connection = 'url' in other.source ? other.source.url : '';
    const row = await base.server.registry
      .insertInto('servers')
      .values({ name: 'prod-est', ip: '192.0.2.12', connection })
      .returning('IDServer')
      .executeTakeFirstOrThrow();
    await add('BDGpAilleurs', { IDServer: row.IDServer });
    const there = await customers.open(await record('BDGpAilleurs'));
    expect(there.database).not.toBe(base.server);
    expect(await schemaVersion(other.server, 'c_bdgpailleurs')).toBe(newest);
    expect(await schemaVersion(base.server, 'c_bdgpailleurs')).toBeNull();
    await customers.close();
    await other.drop();
  });
});
