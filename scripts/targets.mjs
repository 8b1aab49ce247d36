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

/** @typedef {{ path: string, size: number, mtimeMs: number }} File */

/** @returns {File[]} */
const filesUnder = (/** @type {string} */ path) => {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [{ path, size: stats.size, mtimeMs: stats.mtimeMs }];
  return readdirSync(join(root, path))
    .filter(isSource)
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`));
};

/** @type {Map<string, File[]>} */
const seen = new Map();
const filesOf = (/** @type {Target} */ target) =>
  sources[target].flatMap((path) => {
    const files = seen.get(path) ?? filesUnder(path);
    seen.set(path, files);
    return files;
  });

const sha256 = (/** @type {(string | Buffer)[]} */ parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** What a look at the folders shows, which a start can afford. */
const datesOf = (/** @type {Target} */ target) => sha256(filesOf(target).map(({ path, size, mtimeMs }) => `${path}\0${size} ${mtimeMs}\n`));
const contentOf = (/** @type {Target} */ target) =>
  sha256(filesOf(target).flatMap(({ path }) => [`${path}\0`, readFileSync(join(root, path))]));

export const distOf = (/** @type {Target} */ target) => join(root, 'apps', target, 'dist');
const stampOf = (/** @type {Target} */ target) => join(distOf(target), '.stamp');

const readStamp = (/** @type {Target} */ target) => {
  const file = stampOf(target);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
};
const writeStamp = (/** @type {Target} */ target, /** @type {string} */ content) =>
  writeFileSync(stampOf(target), `${content}\n${datesOf(target)}`);

/** By the files' content, which is read only where their dates have changed. */
export const isStale = (/** @type {Target} */ target) => {
  const [content, dates] = readStamp(target);
  if (content === undefined) return true;
  if (dates === datesOf(target)) return false;
  if (content !== contentOf(target)) return true;
  writeStamp(target, content);
  return false;
};

/**
 * Builds one target. Its content is read before and the stamp written last: a build that is cut short, or during which
 * a source changed, stays stale.
 * @param {Target} target
 * @param {(target: Target) => Promise<void>} build
 */
export const buildWithStamp = async (target, build) => {
  seen.clear();
  const content = contentOf(target);
  const dates = datesOf(target);
  rmSync(distOf(target), { recursive: true, force: true });
  mkdirSync(distOf(target), { recursive: true });
  await build(target);
  writeFileSync(stampOf(target), `${content}\n${dates}`);
};
