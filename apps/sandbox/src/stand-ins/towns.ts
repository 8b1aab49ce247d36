import { numberOf } from '../numbers.ts';

const towns = ['Brest', 'Quimper', 'Lorient', 'Vannes', 'Rennes', 'Nantes', 'Angers', 'Niort', 'Cholet', 'Saumur', 'Laval', 'Le Mans'];
const closed = ['Saint-Malo'];

/** Sites with consecutive ids of four digits, the first one computed from the words. Partners have deactivated the last one. */
export const sitesOf = (words: string) => {
  const first = 1000 + numberOf(words, 8000);
  return [...towns, ...closed].map((town, at) => ({ id: String(first + at), town, active: at < towns.length }));
};
