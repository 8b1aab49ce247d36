import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, root } from './prerequisites.mjs';
import { run } from './process-tree.mjs';
import { tool } from './tools.mjs';

await install();
const folders = ['packages', 'apps'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`));
const projects = [...folders, 'seed', 'e2e', 'bench', '.'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
// One process reads each file once for all projects; what a project found is kept in its `node_modules/.cache`.
// Of two checkers each would make most types of a project for itself: half as much processor again, and no less time.
const { code } = await run(process.execPath, [tool('typescript', 'tsc'), '--build', '--checkers', '1', ...projects], { cwd: root });
process.exit(code);
