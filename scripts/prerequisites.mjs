import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './process-tree.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Comptoir demande Node 20.19 ou plus récent ; la version utilisée est ${process.versions.node}. Installez la version LTS de Node, puis relancez la commande.`,
  );
  process.exit(1);
};

/**
 * npm writes what it really installed beside the packages, and only at the end: so an interrupted installation shows.
 * Packages for other platforms are optional and rightly absent.
 */
const isInstalled = () => {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return optional === true || devOptional === true;
    return link ? found.link === true : found.version === version;
  });
};

/** npm's own entry when npm started us, so that no shell has to find it. */
const npm = (/** @type {readonly string[]} */ args) => {
  const options = /** @type {const} */ ({ cwd: root, stdio: 'pipe' });
  const cli = process.env['npm_execpath'];
  if (cli && /npm-cli\.c?js$/.test(cli)) return run(process.execPath, [cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
};

export const install = async () => {
  if (isInstalled()) return;
  console.log('Installation des dépendances (une à deux minutes)…');
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  // npm says the cause first and explains its own options after.
  console.error(output.trim().split('\n').slice(0, 25).join('\n'));
  console.error(
    "\nL'installation des dépendances a échoué (voir ci-dessus). Vérifiez l'accès au réseau et la place sur le disque, puis relancez la commande.",
  );
  process.exit(1);
};
