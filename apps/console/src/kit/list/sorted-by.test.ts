import { expect, test } from 'vitest';
import { sortedBy } from './sorted-by.ts';

test('names sort in French order, and the given list is not changed', () => {
  const given = ['Site 10', 'étoile', 'Zénith', 'Étoile', 'site 9', 'eau'];
  const before = [...given];
  expect(sortedBy(given, (name) => name)).toEqual(['eau', 'Étoile', 'étoile', 'site 9', 'Site 10', 'Zénith']);
  expect(given).toEqual(before);
});
