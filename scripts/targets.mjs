import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prerequisites.mjs';

const everywhere = ['package-lock.json', 'tsconfig.base.json', 'packages', 'scripts/bundle.mjs'];

/** What is built, and the files and folders whose content decides whether it is stale. */
const sources = {
  api: ['apps/api', 'seed', ...everywhere],
  console: ['apps/console', ...everywhere],
  sandbox: ['apps/sandbox', ...everywhere],
};
/** @typedef {keyof typeof sources} Target */

export const allTargets = /** @type {Target[]} */ (Object.keys(sources));

const isSource = (/** @type {string} */ name) =>
  !['node_modules', 'dist', 'test'].includes(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('.');

/** @returns {string[]} */
const filesUnder = (/** @type {string} */ path) => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter(isSource)
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`));
};

const hashOf = (/** @type {Target} */ target) => {
  const hash = createHash('sha256');
  for (const file of sources[target].flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

export const distOf = (/** @type {Target} */ target) => join(root, 'apps', target, 'dist');
const stampOf = (/** @type {Target} */ target) => join(distOf(target), '.stamp');

export const isStale = (/** @type {Target} */ target) => {
  const stamp = stampOf(target);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOf(target);
};

/**
 * Builds one target. The stamp is taken before and written last: a build that is cut short, or during which
 * a source changed, stays stale.
 * @param {Target} target
 * @param {(target: Target) => Promise<void>} build
 */
export const buildWithStamp = async (target, build) => {
  const hash = hashOf(target);
  rmSync(distOf(target), { recursive: true, force: true });
  mkdirSync(distOf(target), { recursive: true });
  await build(target);
  writeFileSync(stampOf(target), hash);
};
