import { catalogue, wordOf } from '@comptoir/contract/catalogue/all';
import { classeOf } from '@comptoir/contract/catalogue/classes';
import { writtenOf } from '@comptoir/contract/fields/shapes';
import { customerRows } from '@comptoir/seed/customer';
import { customers } from '@comptoir/seed/registry';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { testDatabase, usualEngines, type TestDatabase } from '../../test/database.ts';
import { sealedColumns } from '../secrets/secrets.store.ts';
import { customerMigrations } from './migrations/all.ts';

interface TableFacts {
  name: string;
  columns: string[];
  key: string[];
  /** The columns of each foreign key, without the customer. */
  references: { columns: string[]; to: string }[];
}

/** Of the migrations themselves. */
const without = ['migrations'];

const computed = new Set(
  customerMigrations.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { computed: columns = [] }]) => columns.map((column) => `${table}.${column}`)),
  ),
);

describe.each(usualEngines())('the catalogue of tables, %s', (engine) => {
  let base: TestDatabase;
  let facts: TableFacts[];
  let byName: Map<string, TableFacts>;
  const lineOf = (name: string) => catalogue[name]!;

  beforeAll(async () => {
    base = await testDatabase(engine);
    const { rows } = await base.server.admin((client) =>
      client.query<TableFacts>(
        `select c.relname::text as name,
           array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'IDCustomer' order by 1) as columns,
           array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
             where i.indrelid = c.oid and i.indisprimary and a.attname <> 'IDCustomer' order by 1) as key,
           coalesce((select json_agg(json_build_object('to', r.relname, 'columns',
             array(select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey) and a.attname <> 'IDCustomer')))
             from pg_constraint k join pg_class r on r.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f'), '[]') as references
         from pg_class c where c.relnamespace = 'comptoir'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
      ),
    );
    facts = rows.filter(({ name }) => !without.includes(name));
    byName = new Map(facts.map((table) => [table.name, table]));
  });
  afterAll(() => base.drop());

  it('has one line for each table, and no other', () => {
    expect(facts.length).toBeGreaterThan(100);
    expect(facts.map(({ name }) => name).toSorted()).toEqual(Object.keys(catalogue).toSorted());
  });

  it('names columns that are there', () => {
    const everywhere = new Set(facts.flatMap(({ columns }) => columns));
    const unknown = facts.flatMap(({ name, columns }) => {
      const { identity = [], title = [], own = [], loose = {}, foreign = [], words = {}, fields = {} } = lineOf(name);
      const named = [...identity, ...title, ...own, ...Object.keys(loose), ...foreign, ...writtenOf(fields).map(([field]) => field)];
      // Tables of one kind share their words: each is some table's.
      const nobodys = Object.keys(words).filter((column) => !everywhere.has(column));
      return [...named.filter((column) => !columns.includes(column)), ...nobodys].map((column) => `${name}.${column}`);
    });
    expect(unknown).toEqual([]);
  });

  it('has a word for each column that people read of', () => {
    const silent = facts.flatMap(({ name, columns, key }) =>
      columns
        // The number of the row itself is told as such.
        .filter((column) => !(key.length === 1 && key[0] === column) && !computed.has(`${name}.${column}`))
        .filter((column) => wordOf(name, column) === undefined)
        .map((column) => `${name}.${column}`),
    );
    expect(silent).toEqual([]);
  });

  it('says of each id whose it is', () => {
    const looksLikeId = /(^|_)I[Dd](?=[A-Z_]|$)|(^|_)id$|ID$/;
    const strangers = facts.flatMap(({ name, columns, key, references }) => {
      const { loose = {}, foreign = [] } = lineOf(name);
      const known = new Set([...key, ...references.flatMap((reference) => reference.columns), ...Object.keys(loose), ...foreign]);
      return columns.filter((column) => looksLikeId.test(column) && !known.has(column)).map((column) => `${name}.${column}`);
    });
    expect(strangers).toEqual([]);
  });

  it('calls loose only what no foreign key says, and knows its target', () => {
    const wrong = facts.flatMap(({ name, references }) =>
      Object.entries(lineOf(name).loose ?? {})
        .filter(([column, to]) => !byName.has(to) || references.some(({ columns }) => columns.includes(column)))
        .map(([column]) => `${name}.${column}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names the same row elsewhere by what is no number of its own', () => {
    const wrong = facts.flatMap(({ name, key, references }) => {
      const { identity = [] } = lineOf(name);
      const referring = new Set(references.flatMap(({ columns }) => columns));
      const isNumber = key.length === 1 && /(^|_)I[Dd]/.test(key[0]!) && !referring.has(key[0]!);
      return isNumber && identity.includes(key[0]!) ? [name] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('leads from each setting to its screen, which can be put back as it was', () => {
    /** Why some have none. */
    const screenless: Readonly<Record<string, string>> = {
      accesPartenaires: 'the access of each interface stands on the interface’s own screen',
      dpoContact: 'the provider sets it up; a card of the dashboard tells of it',
      importColonnes: 'an import remembers it for the next one',
      vues: 'a view stands on the list of which it is one',
    };
    const lost = Object.entries(catalogue).filter(
      ([, { nature, screen, of }]) => (nature === 'reglage' || nature === 'personne') && !screen && of === undefined,
    );
    expect(lost.map(([name]) => name).toSorted()).toEqual(Object.keys(screenless));
  });

  it('gives each part a parent whose rows have a page', () => {
    const parents = facts.flatMap(({ name }) => lineOf(name).of ?? []);
    expect(parents.filter((parent) => !byName.has(parent) || !lineOf(parent).screen)).toEqual([]);
    expect(parents.length).toBeGreaterThan(15);
  });
});

test('only what happened once, or is another product’s, has no identity', () => {
  const nameless = Object.entries(catalogue).filter(([, { nature, identity }]) => !identity && nature !== 'fait' && nature !== 'metier');
  expect(nameless.map(([name]) => name)).toEqual([]);
});

const sealed = new Set(sealedColumns(customerMigrations).map(({ table, column }) => `${table}.${column}`));
const reachesSomebody = /[\w.+-]+@[\w-]+\.[a-z]{2,}|(?<!\d)0[1-9](?:[ .]?\d{2}){4}(?!\d)/;

test.each(customers)('how people are reached is data of people, at $name', ({ recipe }) => {
  const loose = customerRows(recipe).flatMap(({ table, rows }) => {
    const columns = new Set(rows.flatMap((row) => Object.keys(row).filter((column) => reachesSomebody.test(JSON.stringify(row[column])))));
    return [...columns]
      .filter((column) => classeOf(table, column, { isSealed: sealed.has(`${table}.${column}`) }) === 'interne')
      .map((column) => `${table}.${column}`);
  });
  expect(loose).toEqual([]);
});

describe.each(customers)('the identities of the rows of $name', ({ recipe }) => {
  const named = customerRows(recipe).filter(({ table }) => catalogue[table]?.identity);

  test('are each one row’s', () => {
    expect(named.length).toBeGreaterThan(40);
    const doubled = named.flatMap(({ table, rows }) => {
      const { identity = [] } = catalogue[table]!;
      const ids = rows.map((row) => JSON.stringify(identity.map((column) => row[column] ?? null)));
      return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${table} ${id}`);
    });
    expect(doubled).toEqual([]);
  });
});
