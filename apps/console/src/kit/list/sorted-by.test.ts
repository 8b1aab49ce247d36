import { expect, test } from 'vitest';
import { sortedBy } from './sorted-by.ts';

test('names stand as a French reader looks for them, and what was given stays as it was', () => {
  const given = ['Site 10', 'étoile', 'Zénith', 'Étoile', 'site 9', 'eau'];
  const before = [...given];
  expect(sortedBy(given, (name) => name)).toEqual(['eau', 'Étoile', 'étoile', 'site 9', 'Site 10', 'Zénith']);
  expect(given).toEqual(before);
});
