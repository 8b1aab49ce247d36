import { allTargets, buildWithStamp, isStale } from './targets.mjs';
import { bundleConsole, bundleServer } from './bundle.mjs';
import { install, requireNode } from './prerequisites.mjs';
import { endWithParent } from './process-tree.mjs';

// `npm run build` builds everything; `--stale api console` builds what is stale among the named ones.
requireNode();
endWithParent();
await install();
const [flag, ...names] = process.argv.slice(2);
const chosen = flag === '--stale' ? allTargets.filter((target) => names.includes(target) && isStale(target)) : allTargets;
for (const target of chosen) {
  const began = Date.now();
  try {
    await buildWithStamp(target, async () => (target === 'console' ? bundleConsole() : bundleServer(target)));
  } catch (error) {
    // The bundlers' messages show the place; their stacks show only the bundlers.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  console.log(`  ${target} : ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
