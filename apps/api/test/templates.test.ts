import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open.ts';
import type { DatabaseSource } from '../src/db/driver/pools-opened.ts';
import { cacheFolder } from './cache-folder.ts';
import { engines } from './database.ts';
import { copyEmbedded, copyServed, untouched, urlOf, withAdmin, type Template } from './templates.ts';

const linesIn = async (source: DatabaseSource) => {
  const server = await openDatabase(source);
  try {
    return await server.admin(async (client) => (await client.query<{ line: string }>('select line from lines')).rows);
  } finally {
    await server.close();
  }
};

/** A place for a copy, and how to make one there. */
const places = {
  pglite: async (template: Template) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-copy-'));
    await copyEmbedded(template, dataDir);
    return { source: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
  },
  postgres: async (template: Template) => {
    const url = process.env['TEST_DATABASE_URL'] ?? '';
    const name = `comptoir_copy_${randomBytes(4).toString('hex')}`;
    await copyServed(template, url, name);
    const remove = () => withAdmin(url, (client) => client.query(`drop database "${name}" with (force)`));
    return { source: { url: urlOf(url, name) }, remove };
  },
};

const dropTemplate = {
  pglite: async (name: string) => {
    const made = (await readdir(cacheFolder)).filter((entry) => entry.startsWith(`pglite-${name}-`));
    for (const entry of made) await rm(join(cacheFolder, entry), { recursive: true });
  },
  postgres: (name: string) =>
    withAdmin(process.env['TEST_DATABASE_URL'] ?? '', async (client) => {
      const { rows } = await client.query<{ datname: string }>('select datname from pg_database where strpos(datname, $1) > 0', [name]);
      for (const { datname } of rows) await client.query(`drop database "${datname}"`);
    }),
};

describe.each(engines())('a prepared database (%s)', (engine) => {
  it('is made once for several callers, and each gets its own copy', async () => {
    let made = 0;
    const template: Template = {
      name: `lines_${randomBytes(4).toString('hex')}`,
      from: untouched,
      prepare: async (server) => {
        made += 1;
        await server.admin((client) => client.query(`create table lines as select 'first' as line`));
      },
    };
    const copies = await Promise.all([1, 2, 3].map(() => places[engine](template)));
    try {
      expect(made).toBe(1);
      const [one, ...others] = copies.map(({ source }) => source);
      const server = await openDatabase(one!);
      await server.admin((client) => client.query(`insert into lines values ('second')`));
      await server.close();
      for (const other of others) expect(await linesIn(other)).toEqual([{ line: 'first' }]);
    } finally {
      for (const { remove } of copies) await remove();
      await dropTemplate[engine](template.name);
    }
  });
});
