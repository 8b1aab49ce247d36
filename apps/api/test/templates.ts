import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openDatabase, type DatabaseServer } from '../src/db/open.ts';
import { cacheFolder } from './cache-folder.ts';

/** A database that is prepared once and copied for each test: `prepare` fills it, `name` names it; `from` is what it begins with. */
export interface Template {
  name: string;
  from?: Template;
  prepare: (server: DatabaseServer) => Promise<void>;
}

/** What the engine makes by itself. */
export const untouched: Template = { name: 'untouched', prepare: async () => {} };

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The folders of the files that write a prepared database. */
const written = ['src/db', 'src/journal', 'src/registry', 'src/secrets', 'test'].map((folder) => join(root, 'apps/api', folder));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
    .filter((file) => !file.includes('.test.'));

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

/** Everything that a prepared database depends on, and the day, because rows are dated. */
const fingerprint = () =>
  hashOf(
    new Date().toISOString().slice(0, 10),
    ...[...written.flatMap(filesIn), join(root, 'node_modules/@electric-sql/pglite/package.json')].map((file) => readFileSync(file)),
  );

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** One process at a time; the lock of a dead process is taken over. */
export const locked = async (file: string, work: () => Promise<void>): Promise<void> => {
  for (;;) {
    const handle = await open(file, 'wx').catch(() => undefined);
    if (handle) {
      await handle.writeFile(String(process.pid));
      await handle.close();
      break;
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder > 0 && !isAlive(holder)) await rm(file, { force: true });
    await wait(100);
  }
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
};

const makeDirectory = async ({ name, from, prepare }: Template, directory: string) => {
  const others = (await readdir(cacheFolder)).filter((entry) => entry.startsWith(`pglite-${name}-`));
  for (const other of others.filter((entry) => entry !== `${basename(directory)}.lock`))
    await rm(join(cacheFolder, other), { recursive: true, force: true });
  const making = `${directory}.making`;
  // Left over from a run that was killed.
  await rm(making, { recursive: true, force: true });
  if (from) await copyEmbedded(from, making);
  const server = await openDatabase({ dataDir: making });
  try {
    await prepare(server);
  } finally {
    await server.close();
  }
  await rename(making, directory);
};

/** Copies a template of the embedded engine into a directory. */
export const copyEmbedded = async (template: Template, dataDir: string): Promise<void> => {
  const directory = join(cacheFolder, `pglite-${template.name}-${fingerprint()}`);
  await mkdir(cacheFolder, { recursive: true });
  if (!existsSync(directory)) {
    await locked(`${directory}.lock`, async () => {
      if (!existsSync(directory)) await makeDirectory(template, directory);
    });
  }
  // A fifth of the time of `fs/promises` for this many small files.
  cpSync(directory, dataDir, { recursive: true });
};

export const withAdmin = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export const urlOf = (url: string, database: string) => {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
};

const makeServed = async (client: pg.Client, url: string, { from, prepare }: Template, family: string, database: string) => {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [family]);
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  const making = `${family}making`;
  await (from ? copyServed(from, url, making) : client.query(`create database "${making}"`));
  const server = await openDatabase({ url: urlOf(url, making), poolSize: 6 });
  try {
    await prepare(server);
  } finally {
    await server.close();
  }
  await client.query(`alter database "${making}" rename to "${database}"`);
};

/** Makes a database on a server as a copy of a template; templates of an earlier fingerprint go when a new one is made. */
export const copyServed = (template: Template, url: string, name: string): Promise<void> =>
  withAdmin(url, async (client) => {
    // One family for each working copy, so that two of them do not remove each other's templates.
    const family = `comptoir_template_${hashOf(root)}_${template.name}_`;
    const database = family + fingerprint();
    // Held until the connection ends, so that nobody drops the template while it is copied.
    await client.query('select pg_advisory_lock(hashtext($1))', [family]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await makeServed(client, url, template, family, database);
    // A third of the work, where its checkpoints wait for no disk: the other way writes each page to the log too.
    const { rows } = await client.query<{ fsync: string }>('show fsync');
    const strategy = rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log';
    await client.query(`create database "${name}" template "${database}" strategy ${strategy}`);
  });
