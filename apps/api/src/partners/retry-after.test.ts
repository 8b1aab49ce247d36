import { expect, it } from 'vitest';
import { retryAfterMillis } from './retry-after.ts';

const now = Date.parse('2026-11-23T10:00:00Z');

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Mon, 23 Nov 2026 10:00:30 GMT', 30_000],
  ['Monday, 23-Nov-26 10:00:30 GMT', 30_000],
  ['Mon, 23 Nov 2026 09:00:00 GMT', 0],
  ['Tue, 24 Nov 2026 10:00:00 GMT', 3_600_000],
  ['99999999999999999999', 3_600_000],
  ['', undefined],
  [undefined, undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['bientôt', undefined],
  ['Tomorrow, perhaps', undefined],
])('%j asks to wait %j ms', (header, millis) => {
  expect(retryAfterMillis(header, now)).toBe(millis);
});
