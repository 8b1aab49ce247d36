import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prerequisites.mjs';
import { allFiles } from '../source-files.mjs';

const folder = join(root, 'node_modules/.cache/comptoir/proven');

const hashOf = (/** @type {readonly string[]} */ paths) => {
  const hash = createHash('sha256');
  const files = allFiles().filter((file) => paths.some((path) => file === path || file.startsWith(`${path}/`)));
  for (const file of [...files, 'package-lock.json', '.oxlintrc.json', 'tsconfig.base.json'])
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/**
 * Does what holds or not, unless it held on the very same files.
 * @param {string} name
 * @param {readonly string[]} paths the files and folders that its outcome depends on
 * @param {() => Promise<boolean>} holds
 */
export const provenOnce = async (name, paths, holds) => {
  const mark = join(folder, name);
  const hash = hashOf(paths);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return true;
  const isProven = await holds();
  mkdirSync(folder, { recursive: true });
  if (isProven) writeFileSync(mark, hash);
  return isProven;
};
