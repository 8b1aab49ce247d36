import { expect, it } from 'vitest';
import { latestCloture } from './cloture.calls.ts';

it.each([
  ['2026-11-21', '2026-10-21'],
  ['2026-03-31', '2026-02-28'],
  ['2028-03-31', '2028-02-29'],
  ['2026-01-15', '2025-12-15'],
  ['2026-05-31', '2026-04-30'],
])('on %s reports may be closed up to %s', (today, latest) => {
  expect(latestCloture(today)).toBe(latest);
});
