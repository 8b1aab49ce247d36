import { expect, test } from 'vitest';
import { Lists } from './lists.ts';

test('the mark of a list changes with what was asked, its tables, and the program', () => {
  const mark = (program: string, key: string, revision: string) => new Lists(program).etag(key, revision);
  expect(mark('1', 'sites', '7')).toBe(mark('1', 'sites', '7'));
  expect(new Set([mark('1', 'sites', '7'), mark('2', 'sites', '7'), mark('1', 'marques', '7'), mark('1', 'sites', '8')]).size).toBe(4);
});
