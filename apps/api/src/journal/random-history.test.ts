import { createHash } from 'node:crypto';
import { isWrite } from '@comptoir/contract/kit';
import { references } from '@comptoir/contract/references/all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { engines } from '../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../test/http.ts';
import { cases } from '../../test/matrix/cases.ts';
import { sampleRow } from '../../test/rows/references.ts';
import { onCustomer, pathOf } from '../../test/matrix/matrix.ts';
import { customerMigrations } from '../db/migrations/all.ts';
import { tablesOf, type JournalledTable } from '../db/migration.ts';
import { quoteName, quoteText } from '../db/names.ts';
import { seal } from './seal.store.ts';
import { rowsAt, type Image } from './state.store.ts';
import { verifyChain } from './verify.store.ts';

const seeds = inject('proving') ? 20 : 1;
// As many writes, looked at more often.
const instants = inject('proving') ? 10 : 5;
const between = 250 / instants;

const seeded = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

const tables = [...tablesOf(customerMigrations)];
const writes = onCustomer.filter(([, endpoint]) => isWrite(endpoint));
const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Au hasard', Groupe: 'hasard' };

const digestOf = (value: string) => {
  const bytes = value.startsWith('\\x') ? Buffer.from(value.slice(2), 'hex') : Buffer.from(value);
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
};

/** A row as the journal would write it. */
const masked = (image: Image, { secrets = [], contents = [] }: JournalledTable): Image => ({
  ...image,
  ...Object.fromEntries(secrets.filter((column) => image[column] !== null).map((column) => [column, 'modifié'])),
  ...Object.fromEntries(contents.filter((column) => image[column] !== null).map((column) => [column, digestOf(String(image[column]))])),
});

describe.each(engines())('random histories, %s', (engine) => {
  let on: TestApp;
  let operator: Client;
  let IDCustomer: number;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator('BDGpUn');
    for (const spec of references) await operator.call('POST', spec.path, sampleRow(spec));
    ({ IDCustomer } = (await on.app.customers.find('BDGpUn'))!);
  });
  afterAll(() => on.close());

  /** Every row of every table, by table, read straight from it. */
  const state = () =>
    on.app.database.loader({ IDCustomer }, async (client) => {
      const found: Record<string, Image[]> = {};
      for (const [table, how] of tables) {
        const ligne = [how.key]
          .flat()
          .map((column) => `image ->> ${quoteText(column)}`)
          .join(', ');
        const hidden = ['IDCustomer', ...(how.computed ?? [])];
        const { rows } = await client.query<{ image: Image }>(
          `select image from (select to_jsonb(t) - $1::text[] as image from comptoir.${quoteName(table)} t where "IDCustomer" = $2) x
           order by concat_ws('/', ${ligne}) collate "C"`,
          [hidden, IDCustomer],
        );
        found[table] = rows.map(({ image }) => masked(image, how));
      }
      return found;
    });

  /** A call of the contract, whatever it answers. */
  const call = async (next: (below: number) => number) => {
    const [name, endpoint] = writes[next(writes.length)]!;
    const { params = {}, body, headers } = cases[name]!;
    const spec = references.find(({ path }) => endpoint.path.startsWith(path) && name.split('.')[0] !== 'references');
    const near = Object.fromEntries(
      Object.entries({ ...(spec ? { [spec.id]: 1 } : {}), ...params }).map(([key, value]) => [
        key,
        typeof value === 'number' ? value + next(3) : value,
      ]),
    );
    await operator.call(endpoint.method, pathOf(endpoint, next(2) === 0 ? params : near), body, headers);
  };

  /** A row taken away with all that hangs on it, or changed, or put under another key; what the tables refuse is left. */
  const disturb = async (next: (below: number) => number) => {
    const [table, { key }] = tables[next(tables.length)]!;
    const target = sql.table(`comptoir.${table}`);
    const first = [key].flat()[0]!;
    const which = sql`ctid = (select ctid from ${target} offset ${next(5)} limit 1)`;
    const kind = next(4);
    await on.app.database
      .write({ IDCustomer }, author, async (trx) => {
        if (kind < 2) await sql`delete from ${target} where ${which}`.execute(trx);
        else if (kind === 2)
          await sql`update ${target} set ${sql.ref(first)} = ${next(2) === 0 ? 900_000 + next(1_000) : String(next(1_000))} where ${which}`.execute(
            trx,
          );
        else {
          const column = sql.ref(next(2) === 0 ? 'Descr' : 'Libelle');
          await sql`update ${target} set ${column} = ${`x${next(100)}`} where ${which}`.execute(trx);
        }
        if (next(10) === 0) throw new Error('rolled back');
      })
      .catch(() => {});
  };

  it.each(Array.from({ length: seeds }, (_, at) => at + 1))('are rebuilt backwards, seed %i', async (seed) => {
    const next = seeded(seed * 7_919);
    const seen: { IDInstant: number; rows: Record<string, Image[]> }[] = [];
    const db = on.app.database.customer(IDCustomer);
    for (let at = 0; at < instants; at += 1) {
      for (let step = 0; step < between; step += 1) await (next(3) === 0 ? disturb(next) : call(next));
      await seal(db);
      const { IDInstant } = await db
        .selectFrom('instants')
        .select('IDInstant')
        .orderBy('IDInstant', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      seen.push({ IDInstant, rows: await state() });
    }
    const kept = new Set((await db.selectFrom('contenus').select('Empreinte').execute()).map(({ Empreinte }) => `sha256:${Empreinte}`));
    const live = new Set(
      Object.values(seen.at(-1)!.rows)
        .flat()
        .flatMap((image) => Object.values(image)),
    );
    const changed = new Set<string>();
    for (const { IDInstant, rows } of seen) {
      for (const [table, { contents = [] }] of tables) {
        const rebuilt = await rowsAt(db, table, IDInstant);
        expect(rebuilt, `${table} at instant ${IDInstant}`).toEqual(rows[table]);
        if (JSON.stringify(rows[table]) !== JSON.stringify(seen.at(-1)!.rows[table])) changed.add(table);
        for (const image of rebuilt)
          for (const column of contents) expect(kept.has(String(image[column])) || live.has(image[column])).toBe(true);
      }
    }
    expect(changed.size).toBeGreaterThan(15);
    expect(await verifyChain(on.app.database, { IDCustomer })).toMatchObject({ faults: [], isCut: false, waiting: 0 });
  });
});
