import { expect, it } from 'vitest';
import { lastOfEach } from './last-of-each.ts';

it('of rows sent twice the last one counts', () => {
  const rows = [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
    { id: 1, name: 'c' },
  ];
  expect(lastOfEach(rows, ({ id }) => id)).toEqual([
    { id: 1, name: 'c' },
    { id: 2, name: 'b' },
  ]);
});
