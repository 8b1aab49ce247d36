import { expect, it } from 'vitest';
import { pageOf } from './page-number.ts';

it.each(['', 'deux', '0', '-1', '1.5', '1e30', undefined, null])('is the first page where an address says %j', (asked) => {
  expect(pageOf(asked)).toBe(1);
});

it('is the page that an address says', () => {
  expect([pageOf('3'), pageOf(12)]).toEqual([3, 12]);
});
