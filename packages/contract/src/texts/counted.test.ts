import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('0 and 1 are singular in French, and thousands are separated', () => {
  expect([0, 1, 2].map((count) => counted(count, 'trou'))).toEqual(['0 trou', '1 trou', '2 trous']);
  expect(counted(1204, 'site a', 'sites ont')).toBe('1\u202f204 sites ont');
});
