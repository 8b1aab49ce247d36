import { sql } from 'kysely';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/tables.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type TestApp } from '../../../test/http.ts';
import { takeServerErrors } from '../../../test/server-errors.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { inBatches } from './batch-work.ts';

describe.each(engines())('long work (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
  });
  afterAll(() => on.close());

  test('whose caller leaves before it begins is no fault of the server', async () => {
    await on.fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = on.fastify.server.address() as AddressInfo;
    const operator = await on.operator();
    const headers = { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json', accept: 'application/x-ndjson' };
    const { customers } = on.app;
    const open = customers.open.bind(customers);
    const left = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/utilisateurs/lot?essai=true', headers });
    left.on('error', () => {});
    const connected = once(on.fastify.server, 'connection') as Promise<[Socket]>;
    const hasLeft = new Promise<void>((resolve) => {
      vi.spyOn(customers, 'open').mockImplementationOnce(async (record) => {
        const [socket] = await connected;
        left.destroy();
        await once(socket, 'close');
        resolve();
        return open(record);
      });
    });
    takeServerErrors();
    left.end(JSON.stringify({ ids: [1], changes: { TypeVO: true } }));
    await hasLeft;
    // By then the other has come to its end.
    expect((await operator.call('GET', '/api/civilites')).status).toBe(200);
    expect(takeServerErrors()).toEqual([]);
  });

  const planOf = async (db: Db) => {
    const { rows } = await sql<Record<string, string>>`explain execute one(1)`.execute(db);
    return rows.map((row) => Object.values(row).join()).join('\n');
  };

  test('each portion plans its statements for the rows that exist by then', async () => {
    const items = Array.from({ length: 101 }, (_, at) => at);
    const plans = await writeIn(on, async (db) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(db);
      await sql`create temp table filled (id integer primary key) on commit drop`.execute(db);
      await sql`insert into filled values (1)`.execute(db);
      await sql`analyze filled`.execute(db);
      await sql`prepare one (integer) as select id from filled where id = $1`.execute(db);
      const found = await inBatches({
        items,
        essai: false,
        write: (save) => save(db),
        progress: () => undefined,
        save: async (one, [first]) => {
          if (first !== 0) return [await planOf(one)];
          const empty = await planOf(one);
          await sql`insert into filled select generate_series(2, 20000)`.execute(one);
          return [empty, await planOf(one)];
        },
      });
      await sql`deallocate one`.execute(db);
      return found;
    });
    expect(plans).toEqual([
      expect.stringContaining('Seq Scan'),
      expect.stringContaining('Seq Scan'),
      expect.stringMatching(/Index (Only )?Scan/),
    ]);
  });
});
