import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prerequisites.mjs';

/** What is installed, built or kept by the program; of hidden files only the folder of the continuous integration is ours. */
const notOurs = /(^|\/)(node_modules|dist|test-results|playwright-report)$|^data$|(^|\/)\.(?!ci$)/;

/** @returns {string[]} */
const filesIn = (/** @type {string} */ path) => {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .map((name) => (path === '' ? name : `${path}/${name}`))
    .filter((file) => !notOurs.test(file))
    .flatMap(filesIn);
};

/** Where our code lies: named, because a tool left to itself walks into `node_modules`. */
export const sourceFolders = ['packages', 'apps', 'seed', 'e2e', 'bench', 'scripts'].filter((folder) => existsSync(join(root, folder)));

/** The files of the root that tools read or that hold tests. */
export const rootSources = readdirSync(root).filter((name) => /\.(ts|cjs)$/.test(name));

/** Every file of ours, from the root, with slashes; hidden files of the root are not among them. */
export const allFiles = () => filesIn('');

export const codeFiles = () => allFiles().filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file));
