import { runBuilt } from './built-program.mjs';
import { allTargets } from './targets.mjs';

await runBuilt('main', process.argv.slice(2), allTargets);
