import { tool } from './tools.mjs';
import { root } from './prerequisites.mjs';
import { run } from './process-tree.mjs';
import { provenOnce } from './testing/proven.mjs';
import { rootSources, sourceFolders } from './source-files.mjs';

/** The two large parts, each with what it imports, whose types its rules read; a part is read again when one of these changed. */
const parts = {
  api: ['apps/api', 'apps/sandbox', 'packages', 'seed'],
  console: ['apps/console', 'packages'],
};
const large = Object.values(parts).map(([folder = '']) => folder);

const lint = async (/** @type {readonly string[]} */ paths) => {
  const args = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives', ...paths];
  const { code, output } = await run(process.execPath, [tool('oxlint'), ...args], { cwd: root, stdio: 'pipe' });
  if (code !== 0) console.log(output.trim());
  return code === 0;
};

const outcomes = [await lint([...large.map((folder) => `--ignore-pattern=${folder}`), ...sourceFolders, ...rootSources])];
for (const [name, paths] of Object.entries(parts)) {
  const [folder = '', ...imported] = paths;
  outcomes.push(await provenOnce(`lint-${name}`, [folder, ...imported, 'scripts/check-lint.mjs'], () => lint([folder])));
}
process.exit(outcomes.every(Boolean) ? 0 : 1);
