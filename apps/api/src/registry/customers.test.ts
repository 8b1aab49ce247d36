import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { testApp, type TestApp } from '../../test/http.ts';
import { schemaOf } from '../db/names.ts';
import { openDatabase, type DatabaseServer } from '../db/open.ts';
import { openCustomers, type Customers } from './customers.ts';
import {
  findCustomer,
  findCustomerByHost,
  findCustomersById,
  findOperatorByLogin,
  listCustomers,
  listServers,
  setClosed,
} from './registry.store.ts';

/** A database without any customer. */
const nothing = { name: 'nothing', prepare: async () => {} };

/** The tables with rows of a customer, and how many. */
const holding = async (server: DatabaseServer, IDCustomer: number) => {
  const counts: Record<string, number> = {};
  await server.loader({ IDCustomer }, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'IDCustomer'
       where c.relnamespace = 'comptoir'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    );
    if (tables.rows.length < 100) throw new Error('these are not the tables of customers');
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ n: number }>(`select count(*) as n from ${name} where "IDCustomer" = $1`, [IDCustomer]);
      if (rows[0]!.n > 0) counts[name.replace('comptoir.', '').replaceAll('"', '')] = rows[0]!.n;
    }
  });
  return counts;
};

const firstRows = { DRTYPE_PRIVILEGE: 4, dpoContact: 1, gpParametres: 1, publicationCompte: 1, publicationFtp: 1 };

describe.each(engines())('the registry, %s', (engine) => {
  let base: TestDatabase;
  let IDServer: number;
  let fills: string[];
  /** Since when each is open, as it is read once that was announced. */
  let filled: Promise<string | null | undefined>[];
  let customers: Customers;
  const opened: Customers[] = [];
  const open = (fail = false, database = base.server) => {
    const made = openCustomers({
      database,
      fill: async (db, { name }) => {
        fills.push(name);
        await db
          .insertInto('civilites')
          .values({ Descr: `pour ${name}` })
          .execute();
        if (fail) throw new Error('the sample is broken');
      },
      onFilled: (IDCustomer) => filled.push(findCustomersById(base.server.registry, [IDCustomer]).then(([found]) => found?.openedAt)),
    });
    opened.push(made);
    return made;
  };
  const add = (name: string, more: { seed?: string; hosts?: string[]; IDServer?: number; openedAt?: string } = {}) =>
    base.server.registry
      .insertInto('customers')
      .values({ name, label: name, schema: schemaOf(name), IDServer, IDGroupements: null, seed: null, ...more })
      .execute();
  const addServer = async (name: string, connection: string | null) => {
    const row = base.server.registry.insertInto('servers').values({ name, ip: '192.0.2.11', connection }).returning('IDServer');
    return (await row.executeTakeFirstOrThrow()).IDServer;
  };
  const record = async (name: string) => {
    const found = await findCustomer(base.server.registry, name);
    if (!found) throw new Error(name);
    return found;
  };
  const rowsOf = async (IDCustomer: number, server = base.server) => {
    const { revisions: _, ...rows } = await holding(server, IDCustomer);
    return rows;
  };

  beforeAll(async () => {
    base = await testDatabase(engine);
    IDServer = await addServer('prod-ouest', null);
  });
  beforeEach(() => {
    fills = [];
    filled = [];
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

  it('keeps an operator’s password out of the journal', async () => {
    const { registry } = base.server;
    await registry.insertInto('operators').values({ login: 'admin', name: 'A', passwordHash: 'h' }).execute();
    expect(await findOperatorByLogin(registry, 'ADMIN')).toMatchObject({ login: 'admin', Epoque: 0 });
    const { rows } = await base.server.admin((client) =>
      client.query(`select "Apres"->>'passwordHash' as hash from registry.journal where "NomTable" = 'operators'`),
    );
    expect(rows).toEqual([{ hash: 'modifié' }]);
  });

  it('writes the first rows of a customer once, at its first opening, even for many callers', async () => {
    await add('BDGpArmor', { seed: 'armor' });
    await add('BDGpVoisin');
    const before = await record('BDGpArmor');
    const { IDCustomer } = before;
    expect(customers.state(before)).toBe('creating');
    const [one, ...others] = await Promise.all(Array.from({ length: 8 }, () => customers.open(before)));
    expect(others.map(({ db }) => db)).toEqual(others.map(() => one!.db));
    expect(fills).toEqual(['BDGpArmor']);
    expect(await rowsOf(IDCustomer)).toEqual({ ...firstRows, civilites: 1, journal: 1 });
    expect(await one!.db.selectFrom('civilites').select('Descr').execute()).toEqual([{ Descr: 'pour BDGpArmor' }]);
    expect(customers.state(before)).toBe('ready');
    expect((await customers.find('BDGpArmor'))?.openedAt).toEqual(expect.any(String));
    expect(await holding(base.server, (await record('BDGpVoisin')).IDCustomer)).toEqual({});
  });

  it('leaves a customer without a sample empty', async () => {
    await add('BDGpSeul');
    const { IDCustomer } = await record('BDGpSeul');
    await customers.open(await record('BDGpSeul'));
    expect(fills).toEqual([]);
    expect(await rowsOf(IDCustomer)).toEqual(firstRows);
  });

  it('opens a known customer without any statement', async () => {
    await add('BDGpLa', { openedAt: new Date().toISOString(), seed: 'x' });
    const found = await record('BDGpLa');
    const opening = await customers.open(found);
    expect(opening.database).toBe(base.server);
    expect(opening.db).toBe(base.server.customer(found.IDCustomer));
    expect(await holding(base.server, found.IDCustomer)).toEqual({});
  });

  it('writes the first rows once when two processes open a customer together', async () => {
    await add('BDGpCourse', { seed: 'x' });
    const found = await record('BDGpCourse');
    // The embedded database has one process: two handles on it stand for two processes.
    const second = engine === 'postgres' ? await openDatabase(base.source) : base.server;
    try {
      const [one] = await Promise.all([customers.open(found), open(false, second).open(found)]);
      expect(fills).toEqual(['BDGpCourse']);
      expect(await rowsOf(found.IDCustomer)).toEqual({ ...firstRows, civilites: 1, journal: 1 });
      expect(await one.db.selectFrom('civilites').selectAll().execute()).toHaveLength(1);
      // Latecomers with an older record write nothing either.
      await open(false, second).open(found);
      expect(fills).toEqual(['BDGpCourse']);
    } finally {
      if (second !== base.server) await second.close();
    }
  });

  it('announces sample rows once their customer is open, and no others', async () => {
    await add('BDGpRempli', { seed: 'x' });
    await add('BDGpVide');
    for (const name of ['BDGpRempli', 'BDGpVide', 'BDGpRempli']) await customers.open(await record(name));
    expect(await Promise.all(filled)).toEqual([expect.any(String)]);
    await add('BDGpRompu', { seed: 'x' });
    await expect(open(true).open(await record('BDGpRompu'))).rejects.toThrow('the sample is broken');
    expect(filled).toHaveLength(1);
  });

  it('leaves nothing behind when filling fails, and can be opened again', async () => {
    await add('BDGpPanne', { seed: 'x' });
    const found = await record('BDGpPanne');
    const failing = open(true);
    const both = await Promise.allSettled([failing.open(found), failing.open(found)]);
    expect(both).toEqual(both.map(() => ({ status: 'rejected', reason: new Error('the sample is broken') })));
    expect(fills).toEqual(['BDGpPanne']);
    expect(await holding(base.server, found.IDCustomer)).toEqual({});
    expect(failing.state(found)).toBe('creating');
    expect((await record('BDGpPanne')).openedAt).toBeNull();
    await customers.open(found);
    expect(customers.state(found)).toBe('ready');
    expect(await rowsOf(found.IDCustomer)).toEqual({ ...firstRows, civilites: 1, journal: 1 });
    await failing.open(await record('BDGpPanne'));
    expect(fills).toEqual(['BDGpPanne', 'BDGpPanne']);
  });

  it('counts its own database once, even with several servers', async () => {
    await addServer('prod-nord', null);
    expect(await customers.servers()).toEqual([base.server]);
  });

  it('leaves closed customers out of background writes', async () => {
    await add('BDGpFerme');
    await add('BDGpOuvert');
    const [closed, standing] = [await record('BDGpFerme'), await record('BDGpOuvert')];
    const ids = [closed.IDCustomer, standing.IDCustomer];
    const found = async () => (await findCustomersById(base.server.registry, ids)).map(({ name }) => name).toSorted();
    expect(await found()).toEqual(['BDGpFerme', 'BDGpOuvert']);
    await setClosed(base.server.registry, closed.IDCustomer, 'move');
    expect(await found()).toEqual(['BDGpOuvert']);
    await setClosed(base.server.registry, closed.IDCustomer, null);
    expect(await found()).toEqual(['BDGpFerme', 'BDGpOuvert']);
  });

  it.runIf(engine === 'postgres')('makes the tables of a server that has a connection of its own', async () => {
    const other = await testDatabase('postgres', { template: nothing });
    try {
      const there = await addServer('prod-est', 'url' in other.source ? other.source.url : '');
      await add('BDGpAilleurs', { IDServer: there, seed: 'x' });
      const found = await record('BDGpAilleurs');
      const [one, two] = await Promise.all([customers.open(found), customers.open(found)]);
      expect(one.database).not.toBe(base.server);
      expect(two.database).toBe(one.database);
      expect(one.database.facts.database).toBe(other.server.facts.database);
      expect(fills).toEqual(['BDGpAilleurs']);
      expect(await rowsOf(found.IDCustomer, other.server)).toEqual({ ...firstRows, civilites: 1, journal: 1 });
      expect(await holding(base.server, found.IDCustomer)).toEqual({});
      expect((await record('BDGpAilleurs')).openedAt).toEqual(expect.any(String));
      // A database of customers without a registry.
      const { rows } = await other.server.admin((client) => client.query(`select to_regnamespace('registry') is null as "hasNone"`));
      expect(rows).toEqual([{ hasNone: true }]);
      expect(await customers.servers()).toEqual([base.server, one.database]);
      await customers.close();
    } finally {
      await other.drop();
    }
  });

  it('goes on with the others while one server cannot be reached', async () => {
    await add('BDGpPerdu', { IDServer: await addServer('perdu', 'postgres://nobody@127.0.0.1:1/none') });
    await add('BDGpReste');
    await expect(customers.open(await record('BDGpPerdu'))).rejects.toThrow('ECONNREFUSED');
    expect((await record('BDGpPerdu')).openedAt).toBeNull();
    await customers.open(await record('BDGpReste'));
    await expect(customers.servers()).rejects.toThrow('ECONNREFUSED');
  });
});

describe.each(engines())('a closed customer, %s', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
  });
  afterAll(() => on.close());

  it.each([
    ['move', 'déplacées vers un autre serveur'],
    ['remove', 'retirées'],
  ] as const)('is read, and takes no writes: %s', async (closedFor, why) => {
    const { IDCustomer } = (await on.app.customers.find('BDGpUn'))!;
    const { registry } = on.app.database;
    const [closed, other] = [await on.operator('BDGpUn'), await on.operator('BDGpDeux')];
    const read = () => closed.call('GET', '/api/civilites');
    const write = (client = closed) => client.call('POST', '/api/civilites', { Descr: `Maître ${closedFor}` });
    const before = await read();
    await setClosed(registry, IDCustomer, closedFor);
    const refused = await write();
    expect([refused.status, refused.body]).toEqual([
      503,
      {
        code: 'not_ready',
        status: 503,
        requestId: expect.any(String),
        message: `Les données de ce client sont en train d’être ${why}\u00a0: elles ne peuvent pas être modifiées pour l’instant.`,
      },
    ]);
    const after = await read();
    expect([after.status, after.text]).toEqual([200, before.text]);
    expect((await write(other)).status).toBe(200);
    await setClosed(registry, IDCustomer, null);
    expect((await write()).status).toBe(200);
  });
});
