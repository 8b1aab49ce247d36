import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, requireNode, root } from './prerequisites.mjs';
import { endWithParent, run } from './process-tree.mjs';
import { allTargets } from './targets.mjs';

requireNode();
endWithParent();
await install();
// What follows reads installed packages.
const { check, checks, chosen, runSteps } = await import('./checks.mjs');
const { findChromium, installChromium, withoutChromium } = await import('./chromium.mjs');
const { tool } = await import('./tools.mjs');

const reports = mkdtempSync(join(tmpdir(), 'comptoir-tests-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/**
 * Runs a test runner that writes a report. A runner that ends badly without a failed test (a crash, a file that
 * does not load, a lack of time) counts as one failure, so that it can never pass for a success.
 * @param {readonly string[]} args
 * @param {{ minutes: number, report: string, env?: Record<string, string>, count: (report: any) => import('./checks.mjs').Count }} options
 */
const runTests = async (args, { minutes, report, env, count }) => {
  const { code, timedOut } = await run(process.execPath, args, { cwd: root, minutes, env: { ...process.env, ...env } });
  if (timedOut) console.log(`Stopped after ${minutes} minutes.`);
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};

/** @type {import('./checks.mjs').Step} */
const unit = {
  name: 'unit',
  run: (extra) => {
    const report = join(reports, 'vitest.json');
    const args = [tool('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...extra];
    return runTests(args, {
      minutes: 40,
      report,
      count: ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
        passed: numPassedTests,
        failed:
          numFailedTests +
          testResults.filter((/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0).length,
        skipped: numPendingTests,
      }),
    });
  },
};

/** @type {import('./checks.mjs').Step} */
const journeys = {
  name: 'journeys',
  run: async (extra) => {
    // The journeys start what is built.
    const build = await run(process.execPath, [join(root, 'scripts/build.mjs'), '--stale', ...allTargets], { stdio: 'pipe', minutes: 10 });
    if (build.code !== 0) return { passed: 0, failed: 1, skipped: 0, notice: 'The product does not build.' };
    const browser = (await findChromium()) ?? (await installChromium());
    if (!browser) return { passed: 0, failed: 0, skipped: 1, notice: withoutChromium };
    const report = join(reports, 'playwright.json');
    const runJourneys = (/** @type {readonly string[]} */ which) =>
      runTests([tool('@playwright/test', 'playwright'), 'test', '--config=e2e', '--reporter=list,json', ...which], {
        minutes: 35,
        report,
        env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        count: ({ stats, errors }) => ({
          passed: stats.expected,
          failed: stats.unexpected + errors.length,
          skipped: stats.skipped,
        }),
      });
    const first = await runJourneys(extra);
    if (first.failed === 0 || !process.env['CI']) return first;
    // A machine of few cores, shared with whatever else: what failed is tried once more, on a product started anew.
    const again = await runJourneys(['--last-failed']);
    const isWhole = again.passed + again.failed === first.failed;
    if (!isWhole) return first;
    return { ...again, passed: first.passed + again.passed, notice: `Tried twice: ${first.failed}.` };
  },
};

const { steps, extra } = chosen([...checks, check('build', [join(root, 'scripts/build.mjs')]), unit, journeys]);
process.exitCode = await runSteps(steps, extra);
