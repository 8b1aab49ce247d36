import { randomBytes } from 'node:crypto';
import { listTables, readSequences } from '../../src/data/customer-rows.store.ts';
import { exportCustomer } from '../../src/data/export-customer.ts';
import { insertCustomer } from '../../src/data/customer-entry.store.ts';
import { importCustomer } from '../../src/data/import-customer.ts';
import { schemaOf } from '../../src/db/names.ts';
import { openCustomers, type Customers } from '../../src/registry/customers.ts';
import { insertFirstRows } from '../../src/registry/first-rows.store.ts';
import { findCustomer, setOpened } from '../../src/registry/registry.store.ts';
import { fillSample } from '../../src/sample/fill.ts';
import { Vault } from '../../src/secrets/vault.ts';
import { testDatabase, type Engine, type TestDatabase } from '../database.ts';

export const author = {
  Auteur: 'exploitant',
  Kind: 'system',
  IDPeople: null,
  Appel: 'data import',
  Action: 'Importer une base client',
  Groupe: 'g',
};
export const vault = new Vault({ current: 'k1', keys: { k1: randomBytes(32).toString('base64') } });

export const armor = {
  name: 'BDGpArmor',
  label: 'Groupe Armor Automobiles',
  activites: [1],
  IDGroupements: 1001,
  hosts: ['armor.backoffice.example'],
  FAM_FactureeSeller: true,
  eDataVoiceActif: false,
  deleteOrigines: true,
  importFidelite: false,
  urls: [{ product: 'eseller', URL: 'https://eseller.example', IDGroupements: 1001 }],
};
/** A customer beside the one that moves, with the same ids. */
export const neighbour = { ...armor, name: 'BDGpCotentin', label: 'Groupe Cotentin', hosts: ['cotentin.backoffice.example'], urls: [] };

export interface Installation {
  base: TestDatabase;
  customers: Customers;
}

/** An installation with the neighbour on its only server. */
export const install = async (engine: Engine, serverName: string, by = vault): Promise<Installation> => {
  const base = await testDatabase(engine);
  await base.server.registry.insertInto('servers').values({ name: serverName, ip: '192.0.2.7', connection: null }).execute();
  const installation = { base, customers: openCustomers({ database: base.server, vault: by }) };
  await addSample(installation, neighbour);
  return installation;
};

/** Opens a customer with the rows of the sample of its name, or of another. */
export const addSample = async ({ base: { server } }: Installation, customer: typeof armor, seed = customer.name) => {
  const schema = schemaOf(customer.name);
  const { IDServer } = await server.registry.selectFrom('servers').select('IDServer').executeTakeFirstOrThrow();
  const IDCustomer = await insertCustomer(server.registry, customer, { IDServer, schema });
  await server.load(IDCustomer, author, async (db) => {
    await insertFirstRows(db);
    await fillSample(db, { schema, seed }, vault);
  });
  await setOpened(server.registry, IDCustomer);
};

export const remove = async ({ customers, base }: Installation) => {
  await customers.close();
  await base.drop();
};

export const numberOf = async ({ base }: Installation, { name }: { name: string } = armor): Promise<number> => {
  const found = await findCustomer(base.server.registry, name);
  if (!found) throw new Error(`${name} is not there`);
  return found.IDCustomer;
};

/** Every row of a customer as exported, by table, without empty tables. */
export const rowsOf = async (installation: Installation, customer: { name: string } = armor): Promise<Record<string, string[]>> => {
  const IDCustomer = await numberOf(installation, customer);
  return installation.base.server.admin(async (client) => {
    const rows: Record<string, string[]> = {};
    for (const { name, columns } of await listTables(client)) {
      const own = columns.map((column) => `"${column}"`).join(', ');
      const found = await client.query<{ json: string }>(
        `select row_to_json(t)::text as json from (select ${own} from comptoir."${name}" where "IDCustomer" = ${IDCustomer}) as t`,
      );
      rows[name] = found.rows.map(({ json }) => json).toSorted();
    }
    return rows;
  });
};

/** For each table of all customers: the number of rows, and a checksum. */
export const wholeOf = ({ base }: Installation) =>
  base.server.admin(async (client) => {
    const sumsOf = (table: string) =>
      `select '${table}' as "table", "IDCustomer", count(*)::int as "rows", sum(hashtextextended(t::text, 0)) as "sum"
       from comptoir."${table}" as t group by "IDCustomer"`;
    const tables = [...(await listTables(client)).map(({ name }) => name), 'revisions'];
    const { rows } = await client.query<object>(`${tables.map(sumsOf).join(' union all ')} order by 1, 2`);
    return rows;
  });

export const sequencesOf = ({ base }: Installation) => base.server.admin((client) => readSequences(client));

export const exportFrom = async (at: Installation, path: string, customer = armor) =>
  exportCustomer(
    {
      server: at.base.server,
      serverName: 'prod-ouest',
      IDCustomer: await numberOf(at, customer),
      schema: schemaOf(customer.name),
      customer,
    },
    path,
  );

interface More {
  replace?: boolean;
  serverName?: string;
  vault?: Vault;
  onRows?: (done: number) => void;
}
export const importInto = (at: Installation, path: string, more: More = {}) =>
  importCustomer({ database: at.base.server, customers: at.customers, vault, author, path, replace: false, ...more });

/** The rows without the journal line of the import itself, and the content of that line. */
export const withoutImport = ({ journal = [], ...rows }: Record<string, string[]>) => {
  const lines = journal.map((json) => ({ json, line: JSON.parse(json) as Record<string, unknown> }));
  const isImport = ({ line }: (typeof lines)[number]) =>
    line['NomTable'] === '*' && (line['Apres'] as { nature: string }).nature === 'import';
  const { Auteur, NomTable, Operation, Apres } = lines.find(isImport)?.line ?? {};
  const others = lines.filter((one) => !isImport(one)).map(({ json }) => json);
  return { told: { Auteur, NomTable, Operation, Apres }, rows: { ...rows, journal: others } };
};
