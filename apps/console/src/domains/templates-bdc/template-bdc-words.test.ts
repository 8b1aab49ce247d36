import { describe, expect, it } from 'vitest';
import { marquesInWords, matTypeInWords } from './template-bdc-words.ts';

const marques = (...names: string[]) => ({ Marques: names.map((Marque) => ({ Marque })) });

describe('the brands of a template', () => {
  it.each([
    [[], 'Toutes'],
    [['Renault'], 'Renault'],
    [['Dacia', 'Renault'], 'Dacia, Renault'],
    [['Dacia', 'Opel', 'Renault'], '3 marques'],
  ])('%j: %s', (names, words) => {
    expect(marquesInWords(marques(...names))).toBe(words);
  });
});

describe('its material type', () => {
  it.each([
    [1, 'Neuf'],
    [2, 'Occasion'],
    [null, 'Neuf & Occasion'],
  ] as const)('%s: %s', (IDMatType, words) => {
    expect(matTypeInWords({ IDMatType })).toBe(words);
  });
});
