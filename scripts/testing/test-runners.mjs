import { join } from 'node:path';
import { findChromium, installChromium, withoutChromium } from './chromium.mjs';
import { databaseForProduct } from './postgres.mjs';
import { root } from '../prerequisites.mjs';
import { run } from '../process-tree.mjs';
import { readReport, reportOf } from './reports.mjs';
import { allTargets } from '../targets.mjs';
import { tool } from '../tools.mjs';

/** @typedef {import('./steps.mjs').Count} Count */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Runs a test runner that writes a report. A runner that ends badly without a failed test (a crash, a file that
 * does not load, a lack of time) counts as one failure, so that it can never pass for a success.
 * @param {readonly string[]} args
 * @param {{ minutes: number, report: string, env?: Record<string, string>, count: (report: any) => Count }} options
 */
const runTests = async (args, { minutes, report, env, count }) => {
  const { code, timedOut } = await run(process.execPath, args, { cwd: root, minutes, env: { ...process.env, ...env } });
  if (timedOut) console.log(`Stopped after ${minutes} minutes.`);
  const found = readReport(report);
  const counted = found ? count(found) : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};

/** Minutes after which a run hangs: where all is proved, an hour is what it takes. */
const patience = process.env['PROVE'] ? 240 : 60;

/** @type {ReturnType<typeof run> | undefined} */
let building;
/** The journeys start what is built: once, whichever step comes first. */
const built = () =>
  (building ??= run(process.execPath, [join(root, 'scripts/build.mjs'), '--stale', ...allTargets], { stdio: 'pipe', minutes: 10 }));

/** @type {Step} */
export const build = {
  name: 'build',
  cores: 1,
  run: async () => {
    const { code, output } = await built();
    if (code !== 0) console.log(output.trim());
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  },
};

/** Which engine ran how much: the groups of tests that speak to a database name theirs. */
const engineNotice = (/** @type {any[]} */ files) => {
  const names = files.flatMap(({ assertionResults }) =>
    assertionResults.map((/** @type {any} */ { ancestorTitles }) => ancestorTitles.join(' ')),
  );
  return ['pglite', 'postgres'].map((engine) => `${names.filter((name) => name.includes(engine)).length} on ${engine}`).join(', ');
};

/** @type {Step} */
export const unit = {
  name: 'unit',
  cores: 1,
  run: (extra) => {
    const args = [tool('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf.unit}`, ...extra];
    return runTests(args, {
      minutes: patience,
      report: reportOf.unit,
      count: ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
        passed: numPassedTests,
        failed:
          numFailedTests +
          testResults.filter((/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0).length,
        skipped: numPendingTests,
        notice: engineNotice(testResults),
      }),
    });
  },
};

const runJourneys = async (/** @type {string} */ browser, /** @type {readonly string[]} */ which, env = {}) =>
  runTests([tool('@playwright/test', 'playwright'), 'test', '--config=e2e', '--reporter=list,json', ...which], {
    minutes: patience,
    report: reportOf.journeys,
    env: {
      CHROMIUM: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf.journeys,
      JOURNEYS_DATABASE_URL: process.env['PROVE'] ? '' : await databaseForProduct(),
      ...env,
    },
    count: ({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + errors.length, skipped: stats.skipped }),
  });

/** @type {Step} */
export const journeys = {
  name: 'journeys',
  cores: 2,
  run: async (extra) => {
    const { code } = await built();
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, notice: 'The product does not build.' };
    const browser = (await findChromium()) ?? (await installChromium());
    if (!browser) return { passed: 0, failed: 0, skipped: 1, notice: withoutChromium };
    const first = await runJourneys(browser, extra);
    if (first.failed === 0 || !process.env['CI']) return first;
    // A machine of few cores, shared with whatever else: what failed is tried once more, on a product started anew.
    const again = await runJourneys(browser, ['--last-failed'], { JOURNEY_TRACE: 'on' });
    const isWhole = again.passed + again.failed === first.failed;
    if (!isWhole) return first;
    return { ...again, passed: first.passed + again.passed, skipped: first.skipped, notice: `tried twice: ${first.failed}` };
  },
};
