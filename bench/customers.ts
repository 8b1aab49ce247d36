import { customerRows } from '@comptoir/seed/customer';
import { customers } from '@comptoir/seed/registry';
import { createCustomer, migrateSchema } from '../apps/api/src/db/migrate.ts';
import { customerMigrations } from '../apps/api/src/db/migrations/all.ts';
import { openDatabase, type DatabaseServer, type DatabaseSource } from '../apps/api/src/db/open.ts';
import { giant } from './caller.ts';
import type { Engine } from './engines.ts';
import { median, millisOf } from './measure.ts';
import { figure, milliseconds, seconds } from './report.ts';

const many = 200;
const newStep = { name: '9999-bench', sql: 'alter table "civilites" add column "Bench" text', tables: {} };

/** Does `work` for each of the names, two at a time, as a starting server does. */
const inPairs = async (names: readonly string[], work: (name: string) => Promise<unknown>) => {
  const left = [...names];
  const worker = async () => {
    for (let name = left.pop(); name; name = left.pop()) await work(name);
  };
  await Promise.all([worker(), worker()]);
};

const measureNewStep = async (server: DatabaseServer) => {
  const names = Array.from({ length: many }, (_, at) => `c_many_${at}`);
  await inPairs(names, (name) => createCustomer(server, name));
  const spent = await millisOf(() => inPairs(names, (name) => migrateSchema(server, name, [...customerMigrations, newStep])));
  return figure(`${many} customers brought to a new step, two at a time`, spent, seconds, 5000);
};

/** What one waits for when customers are added or brought to a new release; many of them where they usually are. */
export const measureCustomers = async (source: DatabaseSource, { kind }: Engine) => {
  const { recipe } = customers.find(({ name }) => name === giant.name)!;
  const rows: number[] = [];
  for (let count = 0; count < 3; count += 1) rows.push(await millisOf(async () => customerRows(recipe)));
  const server = await openDatabase(source);
  const created: number[] = [];
  for (let count = 0; count < 5; count += 1) created.push(await millisOf(() => createCustomer(server, `c_new_${count}`)));
  const found = [
    figure('sample rows of 10,000 users, made', median(rows), milliseconds, 1000),
    figure('database of a new customer, ready', median(created), milliseconds, 1000),
    ...(kind === 'postgres' ? [await measureNewStep(server)] : []),
  ];
  await server.close();
  return found;
};
