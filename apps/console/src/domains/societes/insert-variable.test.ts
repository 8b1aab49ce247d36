import { variablesEmail } from '@comptoir/contract/texts/texte-email';
import { expect, it } from 'vitest';
import { groupsOfVariables, inserted } from './insert-variable.ts';

it('offers every variable once', () => {
  const offered = groupsOfVariables.flatMap(({ variables }) => variables);
  expect(offered.toSorted()).toEqual(Object.keys(variablesEmail).toSorted());
});

it('inserts a variable at the caret, or replaces the selection', () => {
  expect(inserted('Bonjour ,', { from: 8, to: 8 }, '{{civilite}}')).toEqual({ text: 'Bonjour {{civilite}},', caret: 20 });
  expect(inserted('Bonjour XX,', { from: 8, to: 10 }, '{{logo}}')).toEqual({ text: 'Bonjour {{logo}},', caret: 16 });
  expect(inserted('', { from: 0, to: 0 }, '{{logo}}')).toEqual({ text: '{{logo}}', caret: 8 });
});
