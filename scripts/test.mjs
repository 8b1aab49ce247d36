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

const { steps, extra } = chosen([...checks, build, unit, journeys]);
if (steps.includes(unit)) await providePostgres();
process.exitCode = await runSteps(steps, extra, printFailures);
