import { expect, it } from 'vitest';
import { z } from 'zod';
import { filterFault } from './filter-fault.ts';

const schema = z.string().max(3, '3 caractères au maximum');

it('says why a filter is not applied, and nothing of the others', () => {
  expect(['', '   ', 'abc', ' abc '].map((value) => filterFault(schema, value))).toEqual([null, null, null, null]);
  expect(filterFault(schema, 'abcd')).toBe('3 caractères au maximum\u00a0: ce filtre n’est pas appliqué');
});
