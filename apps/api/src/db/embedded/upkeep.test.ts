import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../../test/database.ts';
import { learnGrown } from './upkeep.ts';

describe.each(engines().filter((engine) => engine === 'pglite'))('the upkeep of the database, %s', (engine) => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await testDatabase(engine);
  });
  afterAll(() => base.drop());

  const admin = async (text: string) => (await base.server.admin((client) => client.query<{ known: number }>(text))).rows;
  const known = async () => (await admin(`select reltuples::integer as known from pg_class where oid = 'comptoir."grandie"'::regclass`))[0];

  it('learns of a table that has grown, and again only once it has grown by a fifth', async () => {
    await admin('create table comptoir."grandie" as select n, repeat(n::text, 20) as texte from generate_series(1, 20000) n');
    await learnGrown(base.server);
    expect(await known()).toEqual({ known: 20_000 });
    await admin('insert into comptoir."grandie" select n, repeat(n::text, 20) from generate_series(1, 1000) n');
    await learnGrown(base.server);
    expect(await known()).toEqual({ known: 20_000 });
    await admin('insert into comptoir."grandie" select n, repeat(n::text, 20) from generate_series(1, 20000) n');
    await learnGrown(base.server);
    expect(await known()).toEqual({ known: 41_000 });
  });
});
