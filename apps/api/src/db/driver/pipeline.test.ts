import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../../test/database.ts';
import { roles } from '../names.ts';
import { flush, mostPrepared } from './pipeline.ts';

const author = { Auteur: "d'Artagnan", Kind: 'operator', IDPeople: null, Appel: 'PUT /x', Action: 'Essayer', Groupe: 'g-1' };

describe.each(engines())('statements in one message, %s', (engine) => {
  let base: TestDatabase;
  let client: pg.PoolClient;
  beforeAll(async () => {
    base = await testDatabase(engine);
  });
  afterAll(() => base.drop());

  describe('on one connection', () => {
    beforeEach(async () => {
      client = await base.server.registryConnections().connect();
    });
    afterEach(() => client.release(true));

    const prepared = async () => {
      const { rows } = await client.query<{ name: string; statement: string }>(
        `select name, statement from pg_prepared_statements where name ~ '^s[0-9a-f]{24}$'`,
      );
      return rows;
    };

    it('answer each its own rows, in order', async () => {
      const results = await flush(client, [
        { text: 'select $1::int as n', values: [1], prepared: true },
        { text: 'select generate_series(1, 3) as n' },
        { text: '' },
        { text: `select null as nothing, 'x' as x where $1`, values: [false] },
        { text: 'select $1::int as n', values: [2], prepared: true },
      ]);
      expect(results.map(({ rows }) => rows as unknown)).toEqual([[{ n: 1 }], [{ n: 1 }, { n: 2 }, { n: 3 }], [], [], [{ n: 2 }]]);
      expect((await prepared()).map(({ statement }) => statement)).toEqual(['select $1::int as n']);
    });

    it('stop at the first that fails, and undo those before it', async () => {
      await client.query('create temporary table noted (n int)');
      const failing = flush(client, [
        { text: 'insert into noted values ($1)', values: [1], prepared: true },
        { text: 'select 1 / $1::int', values: [0], prepared: true },
        { text: 'insert into noted values ($1 + 1)', values: [2], prepared: true },
      ]);
      await expect(failing).rejects.toThrow('division by zero');
      expect((await client.query('select * from noted')).rows).toEqual([]);
      for (const value of [5, 6]) {
        const [first, , last] = await flush(client, [
          { text: 'insert into noted values ($1)', values: [value], prepared: true },
          { text: 'select 1 / $1::int', values: [1], prepared: true },
          { text: 'insert into noted values ($1 + 1) returning n', values: [value], prepared: true },
        ]);
        expect([first!.rowCount, last!.rows]).toEqual([1, [{ n: value + 1 }]]);
      }
    });

    it('leave a failed transaction to be rolled back', async () => {
      await expect(flush(client, [{ text: 'begin' }, { text: 'select nothing' }, { text: 'commit' }])).rejects.toThrow('nothing');
      await client.query('rollback');
      expect(client.getTransactionStatus()).toBe('I');
      expect((await flush(client, [{ text: 'select 1 as n' }]))[0]?.rows).toEqual([{ n: 1 }]);
    });

    it('fail when a value cannot be sent or read, and the connection goes on', async () => {
      const circular: { self?: object } = {};
      circular.self = circular;
      await expect(flush(client, [{ text: 'select $1::jsonb', values: [circular], prepared: true }])).rejects.toThrow('circular');
      await expect(flush(client, [{ text: 'select $1::int8 as n', values: ['9007199254740993'], prepared: true }])).rejects.toThrow(
        RangeError,
      );
      for (const value of [1, 2]) {
        expect((await flush(client, [{ text: 'select $1::jsonb as j', values: [{ value }], prepared: true }]))[0]?.rows).toEqual([
          { j: { value } },
        ]);
      }
    });

    it('keep no more prepared than a connection should, the youngest of them', async () => {
      const ask = (n: number) => flush(client, [{ text: `select $1::int + ${n} as n`, values: [0], prepared: true }]);
      for (let n = 0; n < mostPrepared + 20; n += 1) {
        await ask(n);
        await ask(0);
      }
      const kept = await prepared();
      expect(kept).toHaveLength(mostPrepared);
      const statements = new Set(kept.map(({ statement }) => statement));
      expect([0, mostPrepared + 19, 5].map((n) => statements.has(`select $1::int + ${n} as n`))).toEqual([true, true, false]);
      expect((await ask(5))[0]?.rows).toEqual([{ n: 5 }]);
    });

    it('is given up after the time limit, with its connection', async () => {
      Object.assign((client as unknown as { connectionParameters: object }).connectionParameters, { query_timeout: 100 });
      const slow = 'select count(*) from generate_series(1, 3000000 + $1::int)';
      await expect(flush(client, [{ text: slow, values: [1], prepared: true }])).rejects.toThrow('Query read timeout');
      await expect(client.query('select 1')).rejects.toThrow();
    });
  });

  it('are prepared for every handle, and prepared anew when a table changes', async () => {
    const db = base.server.customer(1);
    const read = () => db.selectFrom('civilites').selectAll().where('Descr', '=', 'Madame').execute();
    const write = () => base.server.write({ IDCustomer: 1 }, author, (trx) => trx.selectFrom('civilites').selectAll().execute());
    await Promise.all(Array.from({ length: 12 }, () => [read(), write()]).flat());
    await base.server.admin((own) => own.query('alter table comptoir.civilites alter column "Descr" type varchar'));
    await Promise.all(Array.from({ length: 12 }, () => [read(), write()]).flat());
    await base.server.admin((own) => own.query('alter table comptoir.civilites alter column "Descr" type text'));
    expect(await read()).toEqual([]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_prepared_statements where statement ~ ${'civilites'}`.execute(
      db,
    );
    expect(rows[0]?.n).toBeGreaterThan(0);
  });

  it('let a write that asks nothing begin nothing', async () => {
    expect(await base.server.write({ IDCustomer: 1 }, author, async () => 'done')).toBe('done');
    const failing = base.server.write({ IDCustomer: 1 }, author, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
  });

  it('open a write before whatever comes first: rows as JSON, a script, two at once', async () => {
    const who = (text: string) => sql.raw<{ w: string }>(text);
    const asked = `select concat_ws(' ', current_setting('comptoir.auteur'), current_setting('comptoir.customer'), current_user) as w`;
    const expected = `${author.Auteur} 1 ${roles.app}`;
    const seen = await base.server.write({ IDCustomer: 1 }, author, async (trx) => {
      const both = await Promise.all([who(asked).execute(trx), who(asked).execute(trx)]);
      return both.map(({ rows }) => rows[0]?.w);
    });
    expect(seen).toEqual([expected, expected]);
    const scripted = await base.server.write({ IDCustomer: 1 }, author, async (trx) => {
      await sql`savepoint a; release savepoint a`.execute(trx);
      return (await who(asked).execute(trx)).rows[0]?.w;
    });
    expect(scripted).toBe(expected);
  });
});
