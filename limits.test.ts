import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { run } from './scripts/process-tree.mjs';
import { tool } from './scripts/tools.mjs';

const tree = mkdtempSync(join(tmpdir(), 'comptoir-limits-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

writeFileSync(
  join(tree, '.oxlintrc.json'),
  JSON.stringify({
    jsPlugins: [join(import.meta.dirname, 'scripts/lint/limits.mjs')],
    categories: { correctness: 'off' },
    rules: { 'limits/max-length': 'error' },
  }),
);

it.each([
  ['refused as a number', 'maxLength={60}', 1],
  ['refused as a text', 'maxLength="60"', 1],
  ['read from a field', 'maxLength={field.max}', 0],
  ['of another attribute', 'rows={60}', 0],
])('a limit on a screen is %s', async (_, attribute, count) => {
  const file = join(tree, 'planted.tsx');
  writeFileSync(file, `export const A = ({ field }: { field: { max: number } }) => <textarea ${attribute} title={String(field.max)} />;`);
  const { output } = await run(process.execPath, [tool('oxlint'), '-f', 'unix', file], { cwd: tree, stdio: 'pipe' });
  expect([...output.matchAll(/limits\(max-length\)/g)]).toHaveLength(count);
});
