import { join } from 'node:path';
import { root } from './prerequisites.mjs';
import { run } from './process-tree.mjs';
import { rootSources, sourceFolders } from './source-files.mjs';
import { tool } from './tools.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, notice?: string }} Count */
/** @typedef {{ name: string, run: (extra: readonly string[]) => Promise<Count> }} Step */

const pass = { passed: 1, failed: 0, skipped: 0 };
const fail = { passed: 0, failed: 1, skipped: 0 };

/**
 * A step that holds or does not, and speaks only when it does not.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Step}
 */
export const check = (name, args) => ({
  name,
  run: async () => {
    const { code, output } = await run(process.execPath, args, { cwd: root, stdio: 'pipe', minutes: 10 });
    if (code === 0) return pass;
    console.log(output.trim());
    return fail;
  },
});

export const checks = [
  check('types', [join(root, 'scripts/check-types.mjs')]),
  check('lint', [
    tool('oxlint'),
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives',
    ...sourceFolders,
    ...rootSources,
  ]),
  check('format', [tool('oxfmt'), '--list-different', '--no-error-on-unmatched-pattern', ...sourceFolders, ...rootSources]),
  check('dead-code', [tool('knip'), '--no-progress']),
];

/**
 * Runs the steps one after another, all of them even when one fails.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} extra arguments for the runners of tests
 */
export const runSteps = async (steps, extra = []) => {
  /** @type {Count} */
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const began = Date.now();
    const { passed, failed, skipped, notice } = await step
      .run(extra)
      .catch((/** @type {unknown} */ error) => ({ ...fail, notice: String(error) }));
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${counts} (${seconds} s)${notice ? `\n       ${notice}` : ''}`);
    console.log(lines.at(-1));
  }
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
};

/**
 * Splits `--only a,b` from the rest of the command line.
 * @param {readonly Step[]} steps
 */
export const chosen = (steps) => {
  const args = process.argv.slice(2);
  const at = args.indexOf('--only');
  if (at === -1) return { steps, extra: args };
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  return { steps: steps.filter(({ name }) => names.includes(name)), extra: args.toSpliced(at, 2) };
};
