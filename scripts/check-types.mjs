import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, root } from './prerequisites.mjs';
import { run } from './process-tree.mjs';
import { tool } from './tools.mjs';

await install();
const folders = ['packages', 'apps'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`));
const projects = [...folders, 'seed', 'e2e', 'bench', '.'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
let failed = 0;
for (const project of projects) {
  const { code } = await run(process.execPath, [tool('typescript', 'tsc'), '-p', project], { cwd: root });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${project}`);
  failed += code === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);
