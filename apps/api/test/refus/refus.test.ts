import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invariants } from '../../src/db/invariants/all.ts';
import { customerMigrations } from '../../src/db/migrations/all.ts';
import { tablesOf } from '../../src/db/migration.ts';
import { testApp, type TestApp } from '../http.ts';
import { usualEngines } from '../database.ts';
import type { Classe } from './classes.ts';
import { refusOfDomains } from './domains.ts';
import { findRefusals, sourcesIn } from './find-refusals.ts';
import { refusOfInterfaces } from './interfaces.ts';

/** They write no row of a customer that could come back. */
const elsewhere = [
  'domains/acces',
  'domains/epingles',
  'domains/evenements',
  'domains/fournisseurs',
  'domains/jetons',
  'domains/lieux',
  'domains/operateurs',
  'domains/retour',
  'domains/securite',
  'domains/session',
  'domains/webhooks',
];
const isElsewhere = ({ file }: { file: string }) => elsewhere.some((folder) => file.startsWith(`${folder}/`));

const listed = { ...refusOfDomains, ...refusOfInterfaces };
const lines = Object.entries(listed).flatMap(([file, refusals]) =>
  Object.entries(refusals).map(([start, classe]) => ({ file, start, classe })),
);
const classes: readonly Classe[] = lines.map(({ classe }) => classe);
const found = ['domains', 'references', 'interfaces'].flatMap(findRefusals).filter((one) => !isElsewhere(one));

const isOf =
  ({ file, text }: (typeof found)[number]) =>
  (line: (typeof lines)[number]) =>
    line.file === file && text.startsWith(line.start);

test('each refusal has one line that says where its rule is kept, and each line its refusal', () => {
  expect(found.length).toBeGreaterThan(180);
  expect(found.filter((one) => lines.filter(isOf(one)).length !== 1).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  expect(lines.filter((line) => found.filter((one) => isOf(one)(line)).length !== 1).map(({ file, start }) => `${file}: ${start}`)).toEqual(
    [],
  );
});

test('what is left out writes no row that comes back', () => {
  const written = elsewhere.flatMap((folder) =>
    sourcesIn(folder).flatMap(({ file, source }) =>
      [...source.matchAll(/(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g)].map(([, table = '']) => `${file}: ${table}`),
    ),
  );
  const kept = tablesOf(customerMigrations);
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((one) => kept.has(one.split(': ')[1]!))).toEqual([]);
});

test('an invariant that is named is one', () => {
  const named = new Set(classes.flatMap((classe) => ('invariant' in classe ? classe.invariant : [])));
  const known = new Set(invariants.map(({ cle }) => cle));
  expect([...named].filter((cle) => !known.has(cle))).toEqual([]);
});

test('what retour asks by rights is asked in the file that is named', () => {
  const asked = classes.flatMap((classe) => ('droits' in classe ? [classe.droits] : []));
  const missing = asked.filter(([file, call]) => {
    const path = fileURLToPath(new URL(`../../src/domains/retour/${file}.ts`, import.meta.url));
    return !existsSync(path) || !new RegExp(`\\b${call}\\b`).test(readFileSync(path, 'utf8'));
  });
  expect(missing).toEqual([]);
});

test('a form alone is said to be behind a refusal with a reason', () => {
  const reasons = classes.flatMap((classe) => ('formulaire' in classe ? [classe.formulaire] : []));
  expect(reasons.filter((why) => !/^[A-Z].{30,}\.$/.test(why))).toEqual([]);
});

describe.each(usualEngines())('constraints (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
  });
  afterAll(() => on.close());

  test('are those of the tables', async () => {
    const { rows } = await on.app.database.admin((client) =>
      client.query<{ name: string }>(
        `select conname::text as name from pg_constraint where connamespace = to_regnamespace('comptoir')
         union select c.relname::text from pg_index i join pg_class c on c.oid = i.indexrelid
         where i.indisunique and c.relnamespace = to_regnamespace('comptoir')`,
      ),
    );
    const known = new Set(rows.map(({ name }) => name));
    const named = classes.flatMap((classe) => ('base' in classe ? classe.base : []));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
