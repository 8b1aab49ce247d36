import { install, requireNode } from './prerequisites.mjs';
import { endWithParent } from './process-tree.mjs';

requireNode();
endWithParent();
await install();
// What follows reads installed packages.
const { check, checks } = await import('./testing/checks.mjs');
const { chosen, runSteps } = await import('./testing/steps.mjs');
const { tool } = await import('./tools.mjs');

const walls = check('walls', [tool('vitest'), 'run', 'walls.test.ts', 'structure.test.ts', '--exclude', 'apps/**']);
const { steps } = chosen([...checks, walls]);
process.exitCode = await runSteps(steps);
