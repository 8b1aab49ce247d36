import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { inBatches, type WriteBatch } from './batch-work.ts';

describe.each(engines())('long work (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
  });
  afterAll(() => on.close());

  const mode = sql<{ plan_cache_mode: string }>`show plan_cache_mode`;
  const write: WriteBatch = (save) => writeIn(on, save);

  it.each([false, true])('plans its statements for the rows that exist by then, and leaves others alone; a trial: %s', async (essai) => {
    const items = Array.from({ length: 250 }, (_, at) => at);
    const modes = await inBatches({
      items,
      essai,
      write,
      progress: () => undefined,
      save: async (db, batch) => {
        const { rows } = await mode.execute(db);
        return batch.map(() => rows[0]?.plan_cache_mode);
      },
    });
    expect(new Set(modes)).toEqual(new Set(['force_custom_plan']));
    expect(modes).toHaveLength(items.length);
    expect(await writeIn(on, async (db) => (await mode.execute(db)).rows)).toEqual([{ plan_cache_mode: 'auto' }]);
  });
});
