import { install, requireNode } from './prerequisites.mjs';
import { endWithParent } from './process-tree.mjs';
import { scratchInMemory } from './scratch.mjs';

requireNode();
endWithParent();
scratchInMemory();
await install();
// What follows reads installed packages.
const { checks } = await import('./checks.mjs');
const { chosen, runSteps } = await import('./steps.mjs');
const { providePostgres } = await import('./postgres.mjs');
const { printFailures } = await import('./reports.mjs');
const { build, journeys, unit } = await import('./test-runners.mjs');

const { steps, extra } = chosen([...checks, build, unit, journeys]);
if (steps.includes(unit)) await providePostgres();
process.exitCode = await runSteps(steps, extra, printFailures);
