import { join } from 'node:path';
import { buildStale } from './built-program.mjs';
import { install, requireNode, root } from './prerequisites.mjs';
import { endWithParent, run } from './process-tree.mjs';
import { allTargets } from './targets.mjs';
import { tool } from './tools.mjs';

// `npm run bench`: product beside limit. `--only server|embedded|console` measures one part, `--scale` what 2,000 customers cost, `--write` puts the run into docs/performance.md, `--check` fails on an aim missed by more than a quarter.
requireNode();
endWithParent();
await install();
await buildStale(allTargets);
const { code } = await run(process.execPath, [tool('tsx'), '--conditions=source', join(root, 'bench/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
});
process.exit(code);
