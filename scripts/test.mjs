import { install, requireNode } from './prerequisites.mjs';
import { endWithParent } from './process-tree.mjs';
import { scratchInMemory } from './testing/scratch.mjs';

requireNode();
endWithParent();
scratchInMemory();
await install();
// What follows reads installed packages.
const { checks } = await import('./testing/checks.mjs');
const { chosen, runSteps } = await import('./testing/steps.mjs');
const { providePostgres } = await import('./testing/postgres.mjs');
const { printFailures } = await import('./testing/reports.mjs');
const { build, journeys, unit } = await import('./testing/test-runners.mjs');

// The tests of units wait for programs and clocks: the checks take what they leave of the processor.
const { steps, extra } = chosen([unit, ...checks, build, journeys]);
if (steps.includes(unit) || steps.includes(journeys)) await providePostgres();
process.exitCode = await runSteps(steps, extra, printFailures);
