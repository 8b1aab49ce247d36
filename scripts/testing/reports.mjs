import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../prerequisites.mjs';

/** @typedef {{ file: string, group: string, title: string, isFailed: boolean, millis: number, message: string }} Case */

const folder = mkdtempSync(join(tmpdir(), 'comptoir-tests-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Where the runners write what they found, as JSON. */
export const reportOf = { unit: join(folder, 'vitest.json'), journeys: join(folder, 'playwright.json') };

export const readReport = (/** @type {string} */ file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** @returns {Case[]} */
export const unitCases = () =>
  (readReport(reportOf.unit)?.testResults ?? []).flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const file = relative(root, name);
    // A file that does not load has no test that could fail.
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, group: '', title: 'the file itself', isFailed: true, millis: 0, message }];
    return assertionResults.map((/** @type {any} */ { ancestorTitles, title, status: outcome, duration, failureMessages }) => ({
      file,
      group: ancestorTitles[0] ?? '',
      title: [...ancestorTitles, title].join(' › '),
      isFailed: outcome === 'failed',
      millis: duration ?? 0,
      message: (failureMessages ?? []).join('\n'),
    }));
  });

/** @returns {Case[]} */
const journeysIn = (/** @type {any} */ { suites = [], specs = [], title = '' }, /** @type {string} */ file) => [
  ...suites.flatMap((/** @type {any} */ suite) => journeysIn(suite, file || suite.file)),
  ...specs.flatMap((/** @type {any} */ { ok, title: name, tests }) =>
    tests.map((/** @type {any} */ { results }) => ({
      file: `e2e/${file}`,
      group: '',
      title: `${title} › ${name}`,
      isFailed: !ok,
      millis: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
      message: results.flatMap((/** @type {any} */ { errors }) => errors.map((/** @type {any} */ error) => error.message)).join('\n'),
    })),
  ),
];

export const journeyCases = () => journeysIn(readReport(reportOf.journeys) ?? {}, '');

/** Each failed test with the beginning of what it says, for whoever reads only the end of a long log. */
export const printFailures = () => {
  for (const { file, title, isFailed, message } of [...unitCases(), ...journeyCases()]) {
    if (!isFailed) continue;
    console.log(`\nFAILED ${file} › ${title}`);
    const lines = message.split('\n').filter((line) => line.trim() !== '');
    for (const line of lines.slice(0, 8)) console.log(`  ${line.slice(0, 300)}`);
  }
};
