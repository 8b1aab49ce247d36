import { install, requireNode } from './prerequisites.mjs';
import { endWithParent } from './process-tree.mjs';
import { scratchInMemory } from './testing/scratch.mjs';

// `npm run prove`: every test on every engine, with the sweeps that `npm test` leaves out; a table says what was proved.
requireNode();
endWithParent();
scratchInMemory();
await install();
process.env['PROVE'] = 'on';
// What follows reads installed packages.
const { chosen, runSteps } = await import('./testing/steps.mjs');
const { providePostgres } = await import('./testing/postgres.mjs');
const { journeyCases, printFailures, unitCases } = await import('./testing/reports.mjs');
const { build, journeys, unit } = await import('./testing/test-runners.mjs');

/** One line for each group of cases, in the order of the reports. */
const printProofs = () => {
  /** @type {Map<string, { cases: number, failed: number, millis: number }>} */
  const proofs = new Map();
  for (const { file, group, isFailed, millis } of [...unitCases(), ...journeyCases()]) {
    const name = `${file} ${group}`.trim();
    const proof = proofs.get(name) ?? { cases: 0, failed: 0, millis: 0 };
    proofs.set(name, { cases: proof.cases + 1, failed: proof.failed + (isFailed ? 1 : 0), millis: proof.millis + millis });
  }
  console.log('\n  cases  failed  seconds  proof');
  for (const [name, { cases: count, failed, millis }] of proofs) {
    const figures = [String(count).padStart(7), String(failed).padStart(8), (millis / 1000).toFixed(1).padStart(9)];
    console.log(`${figures.join('')}  ${name}`);
  }
  printFailures();
};

const { steps, extra } = chosen([build, unit, journeys]);
if (steps.includes(unit)) await providePostgres();
process.exitCode = await runSteps(steps, extra, printProofs);
