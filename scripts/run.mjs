import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runBuilt } from './built-program.mjs';
import { root } from './prerequisites.mjs';

const commands = join(root, 'apps/api/src/cli');
const names = existsSync(commands)
  ? readdirSync(commands)
      .filter((file) => /^[a-z-]+\.ts$/.test(file))
      .map((file) => basename(file, '.ts'))
  : [];
const [name = '', ...args] = process.argv.slice(2);
if (!names.includes(name)) {
  console.error(`Commande inconnue : ${name || '(aucune)'}. Commandes : ${names.join(', ')}.`);
  process.exit(1);
}
await runBuilt(name, args, ['api']);
