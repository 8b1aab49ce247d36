import { join } from 'node:path';
import { buildStale } from './built-program.mjs';
import { install, requireNode, root } from './prerequisites.mjs';
import { endWithParent, run } from './process-tree.mjs';
import { tool } from './tools.mjs';

requireNode();
endWithParent();
await install();
await buildStale(['sandbox']);
process.env['NODE_ENV'] ??= 'development';
const node = (/** @type {readonly string[]} */ args) => run(process.execPath, args, { cwd: root });
const both = [
  node([tool('tsx'), 'watch', '--conditions=source', 'apps/api/src/main.ts']),
  node([tool('vite'), join(root, 'apps/console')]),
];
await Promise.race(both);
// One without the other is of no use.
process.kill(process.pid, 'SIGTERM');
await Promise.all(both);
