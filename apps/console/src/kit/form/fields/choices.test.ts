import { expect, test } from 'vitest';
import { CallError } from '../../client.ts';
import { isUnavailable, placeholderOf, type ChoicesQuery } from './choices.tsx';

const options = [{ value: 1, label: 'Vendeur' }];
const refused = new CallError(500, 'Une erreur inattendue est survenue.');
const refetch = async () => {
  throw refused;
};
const read = (error: CallError | null, isFetching: boolean): ChoicesQuery => ({ error, isFetching, refetch });

test.each([
  ['its choices are there', { options }, 'Choisir…', false],
  ['a later read of them failed', { options, failure: read(refused, false) }, 'Choisir…', false],
  ['they are on their way', { options: undefined, failure: read(null, true) }, 'Chargement…', false],
  ['their read failed', { options: undefined, failure: read(refused, false) }, 'Choix indisponibles', true],
  ['it is tried again', { options: undefined, failure: read(refused, true) }, 'Chargement…', true],
])('an empty field says what is true when %s', (_, choices, words, unavailable) => {
  expect(placeholderOf(choices, 'Choisir…')).toBe(words);
  expect(isUnavailable(choices)).toBe(unavailable);
});
