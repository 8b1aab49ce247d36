import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** @typedef {{ passed: number, failed: number, skipped: number, notice?: string }} Count */
/** @typedef {{ name: string, cores: number, run: (extra: readonly string[]) => Promise<Count> }} Step */

export const pass = { passed: 1, failed: 0, skipped: 0 };
export const fail = { passed: 0, failed: 1, skipped: 0 };

/** Processor seconds of the programs that have ended, where the system counts them: on a busy machine only these compare. */
const cpuSeconds = () => {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  // Our own time and our children's, in hundredths.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
};

const told = (/** @type {Count} */ { passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Starts each step once there are cores for it, in their order. */
const runBeside = async (/** @type {readonly Step[]} */ steps, /** @type {(step: Step) => Promise<void>} */ runStep) => {
  let free = Math.max(2, availableParallelism());
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  for (const step of steps) {
    while (free < step.cores) await Promise.race(running);
    free -= step.cores;
    const ended = runStep(step).finally(() => {
      free += step.cores;
      running.delete(ended);
    });
    running.add(ended);
  }
  await Promise.all(running);
};

/**
 * Runs all steps, even when one fails, and says what each took.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} extra arguments for the runners of tests
 * @param {() => void} [sayMore] prints what else there is to say, before the table
 */
export const runSteps = async (steps, extra = [], sayMore = () => {}) => {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const width = Math.max(...steps.map(({ name }) => name.length));
  /** @type {Map<string, string>} */
  const lines = new Map();
  const began = Date.now();
  const secondsSince = (/** @type {number} */ moment) => `${((Date.now() - moment) / 1000).toFixed(1)} s`.padStart(8);
  await runBeside(steps, async (step) => {
    const stepBegan = Date.now();
    const count = await step.run(extra).catch((/** @type {unknown} */ error) => ({ ...fail, notice: String(error) }));
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    const line = `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(width)} ${secondsSince(stepBegan)}  ${told(count)}`;
    lines.set(step.name, count.notice ? `${line} (${count.notice})` : line);
    console.log(`── ${lines.get(step.name)}`);
  });
  sayMore();
  console.log(`\n${steps.map(({ name }) => lines.get(name)).join('\n')}`);
  console.log(`       ${'all'.padEnd(width)} ${secondsSince(began)}  ${cpuSeconds().toFixed(0)} s of processor\n`);
  console.log(told(total));
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
