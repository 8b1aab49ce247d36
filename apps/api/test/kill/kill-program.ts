import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sources = join(root, 'apps/api/src');

const programs = () => [
  join(sources, 'main.ts'),
  join(sources, 'db/embedded/pglite.worker.js'),
  ...readdirSync(join(sources, 'cli'))
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => join(sources, 'cli', file)),
];

const isOurs = (id: string) => id.startsWith('.') || id.startsWith('@comptoir/') || id.startsWith(root);
const ofManyFiles = /^(?:kysely|zod|jose|cockatiel)(?:\/|$)/;

/** The server and its commands, built from the current sources as `npm run build` does, in their own folder. */
export const buildPrograms = async () => {
  // Beside the packages, so that their imports are found.
  const cache = join(root, 'node_modules/.cache/comptoir');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'programs-'));
  const bundle = await rolldown({
    input: Object.fromEntries(programs().map((file) => [basename(file).replace(/\.[jt]s$/, ''), file])),
    platform: 'node',
    resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
    external: (id) => !isOurs(id) && !ofManyFiles.test(id),
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

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
  const child = spawn(process.execPath, [join(folder, `${name}.js`), ...args], {
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
