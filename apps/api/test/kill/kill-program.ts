import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { cacheFolder } from '../cache-folder.ts';
import { locked } from '../templates.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sources = join(root, 'apps/api/src');

const programs = () => [
  join(sources, 'main.ts'),
  join(sources, 'db/embedded/pglite.worker.js'),
  join(sources, 'workbooks/xlsx.worker.js'),
  ...readdirSync(join(sources, 'cli'))
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => join(sources, 'cli', file)),
];

const isOurs = (id: string) => id.startsWith('.') || id.startsWith('@comptoir/') || id.startsWith(root);
const ofManyFiles = /^(?:kysely|zod|jose|cockatiel)(?:\/|$)/;

/** As `npm run build` does. */
const buildInto = async (folder: string) => {
  // Most files start no program.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: Object.fromEntries(programs().map((file) => [basename(file).replace(/\.[jt]s$/, ''), file])),
    platform: 'node',
    resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
    external: (id) => !isOurs(id) && !ofManyFiles.test(id),
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
};

/** The folder of the server and its commands, built from the current sources once for all that a run of tests starts. */
export const buildPrograms = async () => {
  const folder = inject('programs');
  await mkdir(cacheFolder, { recursive: true });
  await locked(`${folder}.lock`, async () => {
    if (existsSync(folder)) return;
    await buildInto(`${folder}.making`);
    await rename(`${folder}.making`, folder);
  });
  return folder;
};

/**
 * A program that lives for seconds loses more by the compiler that makes the embedded engine fast than it gains. When everything is
 * proved it starts as it does for its users; the journeys' server always does.
 */
const flags = inject('proving') ? [] : ['--liftoff-only'];

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

export interface Running {
  child: ChildProcess;
  output: () => string;
  /** Resolves when the text has been printed; rejects when the program ends before. */
  says: (text: string | RegExp) => Promise<void>;
  ended: Promise<Ended>;
}

/** Starts one of the programs with exactly the given environment. */
export const startProgram = (
  folder: string,
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  input?: string,
): Running => {
  const child = spawn(process.execPath, [...flags, join(folder, `${name}.js`), ...args], {
    env: { PATH: process.env['PATH'] ?? '', SAMPLE_DATA: 'off', ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  let out = '';
  let err = '';
  const waiting: (() => void)[] = [];
  const hear = () => {
    for (const look of waiting) look();
  };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    hear();
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text;
    hear();
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
  const output = () => out + err;
  const says = (text: string | RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => (typeof text === 'string' ? output().includes(text) : text.test(output())) && resolve();
      waiting.push(look);
      look();
      ended.then(({ code, signal }) => reject(new Error(`${name} ended (${code ?? signal}) without saying ${text}:\n${output()}`)), reject);
    });
  return { child, output, says, ended };
};
