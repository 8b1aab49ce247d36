import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { PlainBuild } from './image.mjs';
import { requireNode } from './prerequisites.mjs';
import { endWithParent, run } from './process-tree.mjs';

// What the Dockerfile says, done in plain folders, then started as the container starts it: by a user who may write
// to the data and to a folder for passing files, and nowhere else.

requireNode();
endWithParent();

/** The user `nobody`, where we may become another user; else ourselves, without the right to write. */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
const place = mkdtempSync(join(tmpdir(), 'comptoir-image-'));
chmodSync(place, 0o755);

/** @returns {string[]} */
const everything = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...everything(path)] : entry.isFile() ? [path] : [];
  });

/** @type {string[]} */
const failures = [];
const expect = (/** @type {string} */ what, /** @type {boolean} */ holds) => {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`);
  if (!holds) failures.push(what);
};

/** @param {import('./image.mjs').Stage} image */
const check = async (image) => {
  const app = join(image.folder, image.workdir);
  const passing = join(image.folder, 'tmp');
  mkdirSync(passing, { mode: 0o777 });
  chmodSync(passing, 0o777);
  const files = everything(app);
  for (const path of files.toReversed()) chmodSync(path, statSync(path).mode & ~0o222);
  chmodSync(app, 0o555);
  const size = files.reduce((sum, path) => sum + (statSync(path).isFile() ? statSync(path).size : 0), 0);
  console.log(`\n${files.length} files, ${Math.round(size / 1e6)} MB beside Node\n`);
  const isNeedless = (/** @type {string} */ path) => /\/node_modules\/(vitest|typescript|react)\/|\/apps\/(?!\w+\/dist)\w+\/./.test(path);
  expect('holds no tool, no source and no test', !files.some(isNeedless));
  expect(
    'holds its bill of materials and its notices',
    ['bom.json', 'NOTICES.txt'].every((file) => existsSync(join(app, file))),
  );

  const port = await freePort();
  const env = { PATH: process.env['PATH'], ...image.env, HOST: '127.0.0.1', PORT: String(port), SAMPLE_DATA: 'off' };
  const options = {
    cwd: app,
    env: { ...env, DATA_DIR: join(image.folder, image.env['DATA_DIR'] ?? 'data'), TMPDIR: passing },
    uid: nobody,
    gid: nobody,
  };
  const began = Date.now();
  /** @param {readonly string[]} command */
  const once = ([program = '', ...args]) =>
    new Promise((resolve) => {
      spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] }).on('close', resolve);
    });
  const [program = '', ...args] = image.command;
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => server.on('close', resolve));
  let health;
  do {
    await wait(500);
    health = await once(image.health);
  } while (health !== 0 && server.exitCode === null && Date.now() - began < 120_000);
  expect('its own check finds it alive', health === 0);
  const ask = (/** @type {string} */ path) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  const page = await ask('/');
  expect('serves the console', page?.status === 200 && (await page.text()).includes('<script'));
  expect('refuses who has no session', (await ask('/api/servers'))?.status === 401);
  server.kill('SIGTERM');
  expect('ends cleanly when it is asked to', (await ended) === 0);
  expect('is found dead then', (await once(image.health)) === 1);
  expect('its commands run too', (await once([program, 'apps/api/dist/operators.js', 'list'])) === 0);
  expect(
    'has written nothing but its data',
    everything(app).length === files.length && files.every((path) => statSync(path).mtimeMs <= began),
  );
};

try {
  await check(await new PlainBuild(place, nobody).build());
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
  console.error(failures.at(-1));
} finally {
  // What was made unwritable is not removed by everyone.
  await run('chmod', ['-R', 'u+w', place], { stdio: 'pipe' });
  rmSync(place, { recursive: true, force: true });
}
console.log(failures.length === 0 ? "\nL'image se construit et démarre." : `\n${failures.length} échec(s).`);
process.exitCode = failures.length === 0 ? 0 : 1;
