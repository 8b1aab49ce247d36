import { expect, it } from 'vitest';
import { choiceOf, chosenIn, pairFilters, sentChoice, withStored } from './pair-choice.ts';

it('a choice is one of our records, -1 to skip, or none', () => {
  expect([choiceOf(7, false), choiceOf(null, true), choiceOf(null, false)]).toEqual(['7', '-1', '']);
  expect([chosenIn('7'), chosenIn('-1'), chosenIn('')]).toEqual([{ own: 7, toSkip: false }, { own: null, toSkip: true }, null]);
  expect([sentChoice(7, false), sentChoice(null, true)]).toEqual([7, -1]);
});

it('pairs can be filtered by missing choice', () => {
  const [filter] = pairFilters<{ own: number | null; toSkip: boolean }>(({ own, toSkip }) => own === null && !toSkip);
  if (filter?.kind !== 'select') throw new Error('the filter is a select');
  const rows = [
    { own: 7, toSkip: false },
    { own: null, toSkip: true },
    { own: null, toSkip: false },
  ];
  const kept = (value: string) => rows.map((row) => filter.keeps(row, value));
  expect(kept('renseignee')).toEqual([true, false, false]);
  expect(kept('non-integree')).toEqual([false, true, false]);
  expect(kept('a-renseigner')).toEqual([false, false, true]);
});

it('a stored choice is shown even if no longer offered', () => {
  const offered = [{ value: '1', label: 'Un' }];
  const stored = [{ value: '9', label: 'Neuf' }, { value: '9', label: 'Neuf' }, { value: '', label: '' }, offered[0]!];
  expect(withStored(offered, stored)).toEqual([offered[0], { value: '9', label: 'Neuf' }]);
});
