import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../free-port.mjs';

const execute = promisify(execFile);

/** Debian keeps the programs of a server beside its commands. */
const debian = '/usr/lib/postgresql';
const newestFirst = (/** @type {string} */ a, /** @type {string} */ b) => Number(b) - Number(a);

/** The folder of a PostgreSQL's programs on this machine, or nothing. */
const findPrograms = async () => {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted(newestFirst) : [];
  const told = await execute('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  return [...versions.map((version) => join(debian, version, 'bin')), ...told].find((folder) => existsSync(join(folder, 'initdb')));
};

/** PostgreSQL does not run as root: the account of its own package then. */
const account = async () => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (/** @type {string} */ flag) => Number((await execute('id', [flag, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
};

/**
 * A new cluster in a temporary folder, that only this machine reaches and that trusts everybody. `launch` starts its server,
 * which `isReady` says to answer.
 * @param {string} programs the folder of PostgreSQL's programs
 * @param {readonly string[]} settings `name=value`
 */
export const newCluster = async (programs, settings = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-postgres-'));
  const who = await account();
  if (who) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const own = { ...who, cwd: folder };
  await execute(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    own,
  );
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', folder, ...['listen_addresses=127.0.0.1', ...settings].flatMap((one) => ['-c', one])];
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Not through the network of the machine: each question costs a third less. */
    socketUrl: `postgres://postgres@${encodeURIComponent(folder)}:${port}/postgres`,
    launch: () => spawn(join(programs, 'postgres'), args, { ...own, stdio: 'ignore' }),
    isReady: () =>
      execute(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
        () => true,
        () => false,
      ),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
};

/** What it holds is thrown away, so nothing of it has to reach the disk. */
const forTests = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200', 'shared_buffers=256MB'];

/** @type {{ programs: string, url: string } | undefined} */
let own;
let made = 0;
/** The address of a new database for a product that the journeys start; nothing without a server of our own: it is embedded then. */
export const databaseForProduct = async () => {
  if (!own) return '';
  const name = `comptoir_journeys_${(made += 1)}`;
  await execute(join(own.programs, 'createdb'), ['--maintenance-db', own.url, name]);
  return own.url.replace(/postgres$/, name);
};

/** A server for the tests of this process alone, that ends with it; its address, or nothing where there is no PostgreSQL. */
const startOwn = async () => {
  const programs = await findPrograms();
  if (!programs) return undefined;
  const cluster = await newCluster(programs, forTests);
  const server = cluster.launch();
  server.unref();
  process.on('exit', () => {
    // At once, whoever is connected.
    server.kill('SIGQUIT');
    cluster.remove();
  });
  while (!(await cluster.isReady())) {
    if (server.exitCode !== null) return undefined;
    await wait(50);
  }
  const url = process.platform === 'win32' ? cluster.url : cluster.socketUrl;
  own = { programs, url };
  return url;
};

const without = `No PostgreSQL here: the tests run on the embedded database alone. Install its server, or name one on which databases
may be created in TEST_DATABASE_URL.`;

/** Sees that the tests have a PostgreSQL if there is any: the one in TEST_DATABASE_URL, or one of their own. */
export const providePostgres = async () => {
  if (process.env['TEST_DATABASE_URL']) return;
  const url = await startOwn().catch((/** @type {unknown} */ error) => console.log(`PostgreSQL does not start: ${String(error)}`));
  if (url) process.env['TEST_DATABASE_URL'] = url;
  else console.log(without);
};
