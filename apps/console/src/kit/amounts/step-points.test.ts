import { expect, test } from 'vitest';
import { stepPath } from './step-points.ts';

const box = { width: 100, height: 50 };

test('steps rise to the top of the box', () => {
  const steps = [
    { from: 0, value: 0 },
    { from: 5, value: 10 },
  ];
  expect(stepPath(steps, 10, box)).toBe('M0 50H50V0H100');
});

test('an unknown value is a gap', () => {
  const steps = [
    { from: 0, value: 5 },
    { from: 1, value: null },
    { from: 2, value: 10 },
  ];
  expect(stepPath(steps, 4, box)).toBe('M0 25H25M50 0H100');
});

test('no values, or only zeros, still give a path', () => {
  expect(stepPath([], 0, box)).toBe('');
  expect(stepPath([{ from: 3, value: 0 }], 3, box)).toBe('M0 50H0');
});
