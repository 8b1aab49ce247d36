import { expect, test } from 'vitest';
import { encodingFor, Lists } from './lists.ts';

test('the mark of a list changes with what was asked, its tables, and the program', () => {
  const mark = (program: string, key: string, revision: string) => new Lists(program).etag(key, revision);
  expect(mark('1', 'sites', '7')).toBe(mark('1', 'sites', '7'));
  expect(new Set([mark('1', 'sites', '7'), mark('2', 'sites', '7'), mark('1', 'marques', '7'), mark('1', 'sites', '8')]).size).toBe(4);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,*', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli, x-gzip', 'identity'],
  [';;=,q', 'identity'],
])('whoever accepts %j is given %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
