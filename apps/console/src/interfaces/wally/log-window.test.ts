import { expect, it } from 'vitest';
import { windowOf } from './log-window.ts';

it.each([
  ['2026-11', '2026-09-01 00:00:00', '2026-11-30 23:59:59'],
  ['2026-02', '2025-12-01 00:00:00', '2026-02-28 23:59:59'],
  ['2028-02', '2027-12-01 00:00:00', '2028-02-29 23:59:59'],
])('%s is shown with the two months before it', (month, start_date, end_date) => {
  expect(windowOf(month)).toEqual({ start_date, end_date });
});
