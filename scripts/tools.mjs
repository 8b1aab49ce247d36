import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prerequisites.mjs';

/**
 * The script of a package's command: run by Node itself, the same way on every system.
 * @param {string} name
 * @param {string} [command]
 */
export const tool = (name, command = name) => {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
};
