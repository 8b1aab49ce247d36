import { randomBytes } from 'node:crypto';
import { customers } from '@comptoir/seed/registry';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../../test/database.ts';
import { insertFirstRows } from '../../registry/first-rows.store.ts';
import { fillSample } from '../../sample/fill.ts';
import { Vault } from '../../secrets/vault.ts';
import { queryJsonRows } from './json-rows.ts';
import { jsonRows } from './json-text.ts';
import { JsonWriter } from './json-writer.ts';
import { Messages } from '../driver/messages.ts';
import { pgliteDirectory } from '../embedded/pglite.ts';
import { PgliteEngine, PgliteStream } from '../embedded/pglite-stream.ts';
import { embeddedPool } from '../driver/pool.ts';
import type { Db } from '../tables.ts';

const TEXT = 25;
const author = { Auteur: 'x', Kind: 'operator', IDPeople: null, Appel: '', Action: '', Groupe: 'g' };

/** One value of each type, and those that are written unlike the others. */
const everyType = `select * from (values
  (true, 1::int2, -2::int4, 9223372036854775807::int8, 1.50::numeric, 0.1::float4, 1e-300::float8, 'a "b" \\ / é 漢字 🚗'::text,
   'x'::varchar(5), 'y'::char(3), 'z'::name, 'c'::"char", date '2026-02-03', timestamp '2026-02-03 04:05:06.789', timestamptz '2026-02-03 04:05:06+05:30',
   time '04:05:06', timetz '04:05:06+02', interval '1 year 2 days 03:04:05', '{"a": [1, "é"]}'::json, '{"b": null}'::jsonb, '\\x00ff'::bytea,
   '6f1c2d3e-0000-4000-8000-000000000001'::uuid, 12::oid, inet '192.0.2.1/24', cidr '192.0.2.0/24'),
  (false, (-32768)::int2, 0, -1, 'NaN', 'NaN', 'Infinity', E'\\u0001\\b\\f\\n\\r\\t\\u001f\\u007f\\u2028', '', '', '', '', date '0044-03-15 BC',
   timestamp 'infinity', timestamptz '-infinity', '24:00', '00:00:00-05:30', interval '-1 second', '[]', '"q"', '', null, 0, '::1', '::/0'),
  (null, null, null, null, 'Infinity', '-Infinity', '-Infinity', null, null, null, null, null, date 'infinity', timestamp '0044-03-15 01:02:03 BC',
   timestamptz '0044-03-15 01:02:03+00 BC', null, null, null, null, null, null, null, null, null, null),
  (true, 1, 1, 1, 1e40::numeric, 1e20::float4, -0.0::float8, 'x', 'x', 'x', 'x', 'x', date '12026-02-03', timestamp '12026-02-03 00:00:00',
   timestamptz '1890-01-01 00:00:00+00', '00:00:00.000001', null, null, null, null, null, null, null, null, null)
) as t(bool, int2, int4, int8, num, f4, f8, txt, vc, bp, nm, ch, d, ts, tz, ti, tt, iv, js, jb, ba, u, o, ip, net)`;

/** Megabytes are not shown when they differ, only where. */
const expectSame = (ours: string, theirs: string) => {
  let at = ours === theirs ? ours.length : 0;
  while (at < ours.length && ours[at] === theirs[at]) at += 1;
  expect(ours.slice(at, at + 80)).toBe(theirs.slice(at, at + 80));
};

describe.each(engines())('rows as JSON, %s', (engine) => {
  let base: TestDatabase;
  let db: Db;
  const IDCustomer = 1;
  beforeAll(async () => {
    base = await testDatabase(engine);
    db = base.server.customer(IDCustomer);
  });
  afterAll(() => base.drop());

  /** What PostgreSQL itself makes of a query. */
  const built = async (query: string) => {
    const { rows } = await sql<{ json: string }>`select coalesce(json_agg(t)::text, '[]') as json from (${sql.raw(query)}) as t`.execute(
      db,
    );
    return rows[0]!.json;
  };
  const expectEqual = async (query: string) => expectSame((await jsonRows(db, sql.raw(query))).json.toString(), await built(query));

  it('are equal, to the byte, to those of json_agg for every type', () => expectEqual(everyType));

  it.each(['Asia/Kolkata', 'America/St_Johns', 'Europe/Paris'])('and in the zone %s', async (zone) => {
    const client = await base.server.registryConnections().connect();
    try {
      await client.query(`set timezone = '${zone}'`);
      const { rows } = await client.query<{ json: string }>(`select json_agg(t)::text as json from (${everyType}) as t`);
      expectSame((await queryJsonRows(client, everyType, [])).toString(), rows[0]!.json);
    } finally {
      client.release(true);
    }
  });

  it('are equal on every table of a sample customer', { timeout: 120_000 }, async () => {
    const vault = new Vault({ current: 'test', keys: { test: randomBytes(32).toString('base64') } });
    const seed = customers.find(({ name }) => name !== 'BDGpGeant')!.name;
    await base.server.load(IDCustomer, author, async (trx) => {
      await insertFirstRows(trx);
      await fillSample(trx, { schema: 'c_a', seed }, vault);
    });
    const { rows: columns } = await sql<{ table: string; list: string }>`
      select table_name as table, string_agg(case data_type when 'ARRAY' then format('to_json(%1$I) as %1$I', column_name)
        else quote_ident(column_name) end, ', ' order by ordinal_position) as list
      from information_schema.columns where table_schema = 'comptoir' and table_name not like 'journal\\_%' group by 1`.execute(db);
    expect(columns.length).toBeGreaterThan(100);
    for (const { table, list } of columns) await expectEqual(`select ${list} from comptoir."${table}" order by ctid`);
  });

  it('hold any text', async () => {
    const texts = fc.array(fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')));
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        const rows = await jsonRows(db, sql`select t from unnest(${given}::text[]) as u(t)`);
        expect(rows.parse()).toEqual(given.map((t) => ({ t })));
      }),
      { numRuns: 60 },
    );
  });

  it('are as many and as long as they come', async () => {
    const query = `select n, repeat('é"', n * 7) as long from generate_series(1, 1500) as n`;
    await expectEqual(query);
    await expectEqual(`select repeat(E'\\n', 3000000) as long`);
    await expectEqual('select 1 as n where false');
  });

  it('name the column that needs to_json, and leave the connection as it was', async () => {
    await expect(jsonRows(db, sql`select n, array[n] as liste from generate_series(1, 10000) as n`)).rejects.toThrow(/column liste/);
    await expectEqual(`select to_json(array[1, 2]) as liste`);
  });

  it('fail with the error of the database, whenever it comes, and the connection goes on', async () => {
    const broken = (at: number) => sql`select 1 / (${at} - n) as n, repeat('x', 100) as t from generate_series(1, 10000) as n`;
    const work = base.server.write({ IDCustomer }, author, async (trx) => {
      for (const at of [1, 9000]) {
        await sql`savepoint s`.execute(trx);
        await expect(jsonRows(trx, broken(at))).rejects.toThrow('division by zero');
        await sql`rollback to savepoint s`.execute(trx);
      }
      await expect(jsonRows(trx, sql`select nothing`)).rejects.toThrow('nothing');
    });
    await expect(work).rejects.toThrow('nothing was written');
    await Promise.all([9000, 1, 9999].map((at) => expect(jsonRows(db, broken(at))).rejects.toThrow('division by zero')));
    await expectEqual('select current_user as u');
  });

  it('see what their own transaction wrote', async () => {
    const seen = await base.server.write({ IDCustomer }, author, async (trx) => {
      await trx.insertInto('civilites').values({ Descr: 'Essai' }).execute();
      return jsonRows(trx, trx.selectFrom('civilites').select('Descr').where('Descr', '=', 'Essai'));
    });
    expect(seen.json.toString()).toBe('[{"Descr":"Essai"}]');
  });

  it('are given up after the time limit, with their connection', async () => {
    const { registry } = base.server;
    const client = await base.server.registryConnections().connect();
    Object.assign((client as unknown as { connectionParameters: object }).connectionParameters, { query_timeout: 100 });
    const slow = `select n from generate_series(1, 3) as n, lateral (select count(*) from generate_series(1, 700000 + n)) as slow`;
    await expect(queryJsonRows(client, slow, [])).rejects.toThrow('Query read timeout');
    await expect(client.query('select 1')).rejects.toThrow();
    client.release();
    expect((await jsonRows(registry, sql`select 1 as n`)).json.toString()).toBe('[{"n":1}]');
  });
});

const dataRow = (values: readonly (string | null)[]) => {
  const fields = values.map((value) => {
    const text = Buffer.from(value ?? '');
    const length = Buffer.alloc(4);
    length.writeInt32BE(value === null ? -1 : text.length);
    return Buffer.concat([length, text]);
  });
  const head = Buffer.from('D\0\0\0\0\0\0', 'latin1');
  const row = Buffer.concat([head, ...fields]);
  row.writeUInt32BE(row.length - 1, 1);
  row.writeUInt16BE(values.length, 5);
  return row;
};

test('messages are whole however they were split', () => {
  const texts = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.option(fc.string({ unit: 'binary-ascii' }))), { maxLength: 20 });
  fc.assert(
    fc.property(texts, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (given, sizes) => {
      const bytes = Buffer.concat(given.map(dataRow));
      const writer = new JsonWriter(['a', 'é"'].map((name) => ({ name, dataTypeID: TEXT })));
      const messages = new Messages();
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        const size = sizes[turn % sizes.length]!;
        messages.push(bytes.subarray(at, at + size), (part, start, end) => writer.row(part, start, end));
        at += size;
      }
      expect(JSON.parse(writer.end().toString())).toEqual(given.map(([a, b]) => ({ a, 'é"': b })));
    }),
  );
});

test('an answer that comes byte by byte is the same', async () => {
  class Dripping extends PgliteStream {
    override push(chunk: Buffer | null) {
      if (chunk === null) return super.push(null);
      for (const byte of chunk) super.push(Buffer.of(byte));
      return true;
    }
  }
  const own = await testDatabase('pglite');
  await own.server.close();
  const engine = await PgliteEngine.start(pgliteDirectory('dataDir' in own.source ? own.source.dataDir : ''));
  const pool = embeddedPool(() => new Dripping(engine), 30_000);
  const client = await pool.connect();
  const { rows } = await client.query<{ json: string }>(`select json_agg(t)::text as json from (${everyType}) as t`);
  expectSame((await queryJsonRows(client, everyType, [])).toString(), rows[0]!.json);
  await expect(queryJsonRows(client, 'select 1 / 0', [])).rejects.toThrow('division by zero');
  expect((await client.query<{ n: number }>('select 1 as n')).rows).toEqual([{ n: 1 }]);
  client.release();
  await pool.end();
  await engine.close();
  await own.drop();
});
