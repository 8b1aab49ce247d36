import { expect, it } from 'vitest';
import { queryOf } from './journal-query.ts';

const none = {
  auteur: '',
  table: '',
  ligne: '',
  parties: '',
  operation: '',
  groupe: '',
  du: '',
  au: '',
  texte: '',
  page: '1',
};

it('asks for everything at first', () => {
  expect(queryOf(none)).toEqual({ page: 1 });
});

it('asks for what is filled in', () => {
  const values = { ...none, auteur: 'admin', operation: 'U', ligne: ' 12 ', du: '2026-11-01', texte: 'M. Le Goff', page: '3' };
  expect(queryOf(values)).toEqual({ auteur: 'admin', operation: 'U', ligne: '12', du: '2026-11-01', texte: 'M. Le Goff', page: 3 });
});

it.each([
  [{ operation: 'X' }],
  [{ du: '2026-13-40' }],
  [{ au: 'hier' }],
  [{ page: '0' }],
  [{ page: 'abc' }],
  [{ texte: 'a'.repeat(256) }],
  [{ groupe: '   ' }],
])('leaves out what the server would refuse: %j', (part) => {
  expect(queryOf({ ...none, ...part })).toEqual({ page: 1 });
});
