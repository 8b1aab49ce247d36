import { randomUUID } from 'node:crypto';
import { customerRows } from '@comptoir/seed/customer';
import { customers as samples } from '@comptoir/seed/registry';
import { migrateCustomers } from '../apps/api/src/db/migrate.ts';
import { customerMigrations } from '../apps/api/src/db/migrations/all.ts';
import { schemaOf } from '../apps/api/src/db/names.ts';
import { openDatabase, type DatabaseServer } from '../apps/api/src/db/open.ts';
import type { DatabaseSource } from '../apps/api/src/db/driver/pools-opened.ts';
import { openCustomers } from '../apps/api/src/registry/customers.ts';
import { giant } from './caller.ts';
import type { Engine } from './engines.ts';
import { median, millisOf } from './measure.ts';
import { figure, milliseconds, seconds } from './report.ts';

const created = 21;
const newStep = { name: '9999-bench', sql: 'alter table "civilites" add column "Bench" text', tables: {}, lens: {} };
const author = () => ({ Auteur: 'banc', Kind: 'system', IDPeople: null, Appel: '', Action: 'Ouvrir un client', Groupe: randomUUID() });

/** Creates empty customers one after the other, each up to its first rows; the milliseconds of each. */
export const createCustomers = async (database: DatabaseServer, count: number): Promise<number[]> => {
  const customers = openCustomers({ database });
  const { IDServer } = await database.registry.selectFrom('servers').select('IDServer').limit(1).executeTakeFirstOrThrow();
  const spent: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const name = `BDGpNeuf${made}`;
    const create = async () => {
      await database.write('registry', author(), (trx) =>
        trx
          .insertInto('customers')
          .values({ name, label: name, schema: schemaOf(name), IDServer, activites: [1], hosts: [] })
          .execute(),
      );
      await customers.open((await customers.find(name))!);
    };
    spent.push(await millisOf(create));
  }
  await customers.close();
  return spent;
};

/** How long it takes to add customers or to migrate them. */
export const measureCustomers = async (source: DatabaseSource, { kind }: Engine) => {
  const { recipe } = samples.find(({ name }) => name === giant.name)!;
  const rows: number[] = [];
  for (let count = 0; count < 3; count += 1) rows.push(await millisOf(async () => customerRows(recipe)));
  const server = await openDatabase(source);
  const creation = median(await createCustomers(server, created));
  const step = await millisOf(() => migrateCustomers(server, [...customerMigrations, newStep]));
  await server.close();
  return [
    figure('sample rows of 10,000 users, made', median(rows), milliseconds, 1000),
    figure('new customer, registered and ready', creation, milliseconds, 50),
    figure(`all customers brought to a new step${kind === 'postgres' ? ', 300 of them' : ''}`, step, seconds, 5000),
  ];
};
