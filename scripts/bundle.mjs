import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prerequisites.mjs';
import { distOf } from './targets.mjs';

/** @returns {string[]} */
const filesOf = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** The programs of a server: its main, its commands, and the workers, which are loaded by their address and not imported. */
const entriesOf = (/** @type {string} */ source) =>
  filesOf(source).filter((file) => {
    const isCommand = dirname(file) === join(source, 'cli') && !file.endsWith('.test.ts');
    return file === join(source, 'main.ts') || isCommand || file.endsWith('.worker.js');
  });

const isOurs = (/** @type {string} */ id) => id.startsWith('.') || id.startsWith('@comptoir/') || id.startsWith(root);

/** Packages of many small modules and nothing else: a start that finds and compiles each of their files takes a quarter longer. */
const ofManyFiles = /^(?:kysely|zod|jose|cockatiel)(?:\/|$)/;

/**
 * Everything flat in one folder, so that `new URL('./x.worker.js', import.meta.url)` holds in `src` and here alike:
 * a worker stands beside the module that starts it.
 * @param {'api' | 'sandbox'} target
 */
export const bundleServer = async (target) => {
  const { rolldown } = await import('rolldown');
  const source = join(root, 'apps', target, 'src');
  const bundle = await rolldown({
    input: Object.fromEntries(entriesOf(source).map((file) => [basename(file, extname(file)), file])),
    platform: 'node',
    resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
    external: (id) => !isOurs(id) && !ofManyFiles.test(id),
  });
  await bundle.write({
    dir: distOf(target),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  });
  await bundle.close();
};

export const bundleConsole = async () => {
  const folder = join(root, 'apps/console');
  // vite belongs to the console's packages, so it is found from there.
  const { build } = await import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve('vite')).href);
  await build({ root: folder, logLevel: 'warn' });
};
