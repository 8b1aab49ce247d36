import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install, requireNode } from './prerequisites.mjs';
import { endWithParent, run } from './process-tree.mjs';
import { distOf, isStale } from './targets.mjs';

/** Builds in a process of its own: the bundlers' memory and threads do not stay with the server. */
export const buildStale = async (/** @type {import('./targets.mjs').Target[]} */ targets) => {
  const stale = targets.filter(isStale);
  if (stale.length === 0) return;
  console.log(`Construction : ${stale.join(', ')}…`);
  const builder = fileURLToPath(new URL('build.mjs', import.meta.url));
  const { code } = await run(process.execPath, [builder, '--stale', ...stale]);
  if (code === 0) return;
  console.error('La construction a échoué (voir ci-dessus).');
  process.exit(1);
};

/**
 * Installs and builds what is missing, then becomes one of the API's programs: in this very process,
 * so that signals and the exit code are the program's own.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {import('./targets.mjs').Target[]} targets
 */
export const runBuilt = async (name, args, targets) => {
  requireNode();
  endWithParent();
  await install();
  await buildStale(targets);
  process.env['NODE_ENV'] ??= 'production';
  process.setSourceMapsEnabled(true);
  const file = join(distOf('api'), `${name}.js`);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
};
