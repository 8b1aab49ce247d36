import { expect, it } from 'vitest';
import { logMoment } from './log-moment.ts';

it('a moment shows its seconds', () => {
  expect(logMoment('2026-03-31T21:59:59.123+00:00')).toBe('31-03-2026 23:59:59');
  expect(logMoment(null)).toBe('');
});
