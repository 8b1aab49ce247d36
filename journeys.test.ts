import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFiles } from './scripts/source-files.mjs';

test('no journey needs the one before it: what failed is tried again alone', () => {
  const all = allFiles().filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'));
  expect(all.length).toBeGreaterThan(50);
  const isSerial = (file: string) => /['"]serial['"]|describe\.serial/.test(readFileSync(join(import.meta.dirname, file), 'utf8'));
  expect(all.filter(isSerial)).toEqual([]);
});
