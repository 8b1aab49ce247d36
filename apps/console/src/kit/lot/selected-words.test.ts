import { references } from '@comptoir/contract/references/all';
import { expect, test } from 'vitest';
import { rowNounOf, selectedWords } from './selected-words.ts';

test('a selection is named in number and gender', () => {
  const site = { one: 'site', many: 'sites' };
  const societe = { one: 'société', many: 'sociétés', feminine: true } as const;
  expect(selectedWords(1, site)).toBe('1 site sélectionné');
  expect(selectedWords(3, site)).toBe('3 sites sélectionnés');
  expect(selectedWords(1, societe)).toBe('1 société sélectionnée');
  expect(selectedWords(2, societe)).toBe('2 sociétés sélectionnées');
});

test('a small list has its noun from its own words', () => {
  const words = references.map((spec) => selectedWords(2, rowNounOf(spec)));
  expect(words).toContain('2 documents administratifs sélectionnés');
  expect(words).toContain('2 raisons de clôture sélectionnées');
  expect(references.map((spec) => rowNounOf(spec).one)).not.toContain('');
});
