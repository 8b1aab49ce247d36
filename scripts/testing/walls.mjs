import { join } from 'node:path';
import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from '../prerequisites.mjs';

/** Walls that hold at run time: naming a type across them binds nothing. */
const typesMayCross = ['sql-in-stores', 'databases-opened-in-db', 'no-tools-at-run-time'];

let withTypes = true;
const { parseFileSync } = swc;
// dependency-cruiser asks swc for TypeScript without JSX, and does not distinguish `import type` from `import`.
const parseAny = (/** @type {string} */ file, /** @type {object} */ options) => {
  const module = parseFileSync(file, { ...options, syntax: 'typescript', tsx: file.endsWith('.tsx') });
  const isWanted = (/** @type {object} */ node) => withTypes || !('typeOnly' in node && node.typeOnly);
  return { ...module, body: module.body.filter(isWanted) };
};
swc.parseFileSync = /** @type {typeof parseFileSync} */ (parseAny);

/**
 * @param {string} baseDir
 * @param {readonly string[]} paths
 * @param {import('dependency-cruiser').ICruiseOptions} options
 */
const read = async (baseDir, paths, options) => {
  const { output } = await cruise([...paths], { ...options, baseDir, validate: true });
  if (typeof output === 'string') throw new Error(output);
  return output;
};

/**
 * Reads every import of a tree and holds it against the walls.
 * `modules` are our own files that were read, with where each of their imports leads.
 * @param {string} baseDir
 * @param {readonly string[]} paths
 */
export const readWalls = async (baseDir, paths) => {
  const options = await extractOptions(join(root, '.dependency-cruiser.cjs'));
  const forbidden = options.ruleSet?.forbidden ?? [];
  const rulesWhere = (/** @type {boolean} */ cross) => ({
    ...options,
    ruleSet: { forbidden: forbidden.filter(({ name = '' }) => typesMayCross.includes(name) === cross) },
  });
  withTypes = true;
  const all = await read(baseDir, paths, rulesWhere(false));
  withTypes = false;
  const values = await read(baseDir, paths, rulesWhere(true));
  return {
    rules: forbidden.map(({ name = '' }) => name),
    modules: all.modules
      .filter(({ source }) => !source.includes('node_modules/'))
      .map(({ source, dependencies }) => ({ source, imports: dependencies.map(({ resolved }) => resolved) })),
    violations: [...all.summary.violations, ...values.summary.violations].map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
      remedy: forbidden.find(({ name }) => name === rule.name)?.comment ?? '',
    })),
  };
};
