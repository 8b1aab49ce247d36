import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../test/database.ts';
import {
  exportFrom,
  importInto,
  install,
  neighbour,
  numberOf,
  remove,
  rowsOf,
  withoutImport,
  type Installation,
} from '../../test/rows/moves.ts';
import { customerMigrations } from '../db/migrations/all.ts';
import { readSealed, sealedColumns } from '../secrets/secrets.store.ts';
import { Vault } from '../secrets/vault.ts';
import { entryOf } from './customer-entry.store.ts';
import { findCustomer } from '../registry/registry.store.ts';
import type { CustomerEntry } from './format.ts';

/** The key that sealed the files; they only have sample rows. */
const vault = new Vault({ current: 'fixture', keys: { fixture: Buffer.alloc(32, 7).toString('base64') } });
/** Tables that each customer once had, and all share now. */
const ofTheSchema = new Set(['migrations', 'revisions']);

/** Rows of today as that release had them: without the columns and tables that have come since and say nothing of them. */
const asThen = (rows: Record<string, string[]>, { rows: then }: { rows: Record<string, string[]> }) =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([table, own]) => own.length > 0 || Object.hasOwn(then, table))
      .map(([table, own]) => [table, own.map((row) => row.replace(',"Reel":null,"Motif":null,"Cause":null', ''))]),
  );

const fileOf = (name: string) => fileURLToPath(new URL(`../../test/fixtures/export-0.1.0/${name}.comptoir.gz`, import.meta.url));

/** The file's rows by table, as text. */
const readExport = async (path: string) => {
  const [first, ...lines] = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n');
  const rows: Record<string, string[]> = {};
  let table = '';
  for (const line of lines) {
    if (line.startsWith('{')) rows[table]!.push(line);
    else {
      const [kind, name] = JSON.parse(line) as [string, string];
      if (kind === 'table') rows[(table = name)] = [];
    }
  }
  return {
    header: JSON.parse(first!) as { schema: string; customer: CustomerEntry },
    rows: Object.fromEntries(
      Object.entries(rows).flatMap(([name, own]) => (ofTheSchema.has(name) ? [] : [[name, own.toSorted()]])),
    ) as typeof rows,
  };
};

describe.each(engines())('an export of release 0.1.0, %s', (engine) => {
  let at: Installation;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-earlier-'));
    at = await install(engine, 'prod-ouest', vault);
  });
  afterAll(async () => {
    await remove(at);
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['BDGpArmor', 'BDGpBocage'])('is imported row by row, and exported again: %s', async (name) => {
    const file = await readExport(fileOf(name));
    const total = Object.values(file.rows).flat().length;
    expect(total).toBeGreaterThan(5_000);
    const beside = await rowsOf(at, neighbour);

    const done = await importInto(at, fileOf(name), { vault });
    expect(done).toEqual({ name, server: 'prod-ouest', rows: total });
    const { told, rows } = withoutImport(await rowsOf(at, { name }));
    expect(asThen(rows, file)).toEqual(file.rows);
    expect(told).toMatchObject({ NomTable: '*', Operation: 'I', Apres: { lignes: total } });

    const record = (await findCustomer(at.base.server.registry, name))!;
    expect(record).toMatchObject({ schema: file.header.schema, openedAt: expect.any(String) });
    expect(await entryOf(at.base.server.registry, record)).toEqual(file.header.customer);
    expect(await rowsOf(at, neighbour)).toEqual(beside);

    const again = join(folder, `${name}.comptoir.gz`);
    await exportFrom(at, again, file.header.customer as never);
    expect(asThen(withoutImport((await readExport(again)).rows).rows, file)).toEqual(file.rows);
  });

  it('keeps its secrets, which open under their former name', async () => {
    const opened: Record<string, number> = {};
    for (const name of ['BDGpArmor', 'BDGpBocage']) {
      const IDCustomer = await numberOf(at, { name });
      const { schema } = (await findCustomer(at.base.server.registry, name))!;
      await at.base.server.loader({ IDCustomer }, async (client) => {
        for (const column of sealedColumns(customerMigrations)) {
          const values = await readSealed(client, { IDCustomer }, column, { limit: 10_000 });
          for (const { id, sealed } of values)
            expect(vault.open({ schema, table: column.table, column: column.column, id }, sealed)).not.toBe('');
          opened[column.table] = (opened[column.table] ?? 0) + values.length;
        }
      });
    }
    expect(opened['utilisateurs']).toBeGreaterThan(500);
    expect(opened['wsimport']).toBeGreaterThan(0);
  });

  it('continues with unused ids', async () => {
    const IDCustomer = await numberOf(at, { name: 'BDGpBocage' });
    const made = await at.base.server
      .customer(IDCustomer)
      .insertInto('civilites')
      .values({ Descr: 'Doyenne' })
      .returning('IDCivilite')
      .executeTakeFirstOrThrow();
    for (const name of ['BDGpArmor', 'BDGpBocage']) {
      const ids = (await rowsOf(at, { name }))['civilites']!.map((json) => (JSON.parse(json) as { IDCivilite: number }).IDCivilite);
      expect(ids.filter((id) => id >= made.IDCivilite)).toEqual(name === 'BDGpBocage' ? [made.IDCivilite] : []);
    }
  });
});
