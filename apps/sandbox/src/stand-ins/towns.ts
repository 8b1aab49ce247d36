import { numberOf } from '../numbers.ts';

const towns = ['Brest', 'Quimper', 'Lorient', 'Vannes', 'Rennes', 'Nantes', 'Angers', 'Niort', 'Cholet', 'Saumur', 'Laval', 'Le Mans'];

/** Sites with consecutive ids of four digits, the first one computed from the words. */
export const sitesOf = (words: string) => {
  const first = 1000 + numberOf(words, 8000);
  return towns.map((town, at) => ({ id: String(first + at), town }));
};
