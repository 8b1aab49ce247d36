import { join } from 'node:path';
import { root } from '../prerequisites.mjs';
import { run } from '../process-tree.mjs';
import { rootSources, sourceFolders } from '../source-files.mjs';
import { fail, pass } from './steps.mjs';
import { tool } from '../tools.mjs';

/**
 * A step that holds or does not, and speaks only when it does not.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {import('./steps.mjs').Step}
 */
export const check = (name, args) => ({
  name,
  cores: 1,
  run: async () => {
    const { code, output } = await run(process.execPath, args, { cwd: root, stdio: 'pipe', minutes: 10 });
    if (code === 0) return pass;
    console.log(`\n── ${name}\n${output.trim()}`);
    return fail;
  },
});

/** The longest first: they run side by side. */
export const checks = [
  check('types', [join(root, 'scripts/check-types.mjs')]),
  check('lint', [join(root, 'scripts/check-lint.mjs')]),
  check('dead-code', [tool('knip'), '--no-progress']),
  check('format', [tool('oxfmt'), '--list-different', '--no-error-on-unmatched-pattern', ...sourceFolders, ...rootSources]),
];
