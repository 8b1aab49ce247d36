import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceFinder, foldLabel, resolveChoices } from './choices.rules.ts';

const words = { un: 'société', des: 'sociétés', feminin: true };
const found = choiceFinder(
  [
    { key: 1, label: 'Armor Automobiles' },
    { key: 2, label: 'Léon' },
    { key: 3, label: 'LEON' },
    { key: 7, label: '1' },
  ],
  words,
);

describe('what a cell names', () => {
  test.each([
    ['its label', 'Armor Automobiles', { key: 1 }],
    ['its label, otherwise written', ' armor  AUTOMOBILES ', { key: 1 }],
    ['its number before a label of the same digits', '1', { key: 1 }],
    ['nothing', 'Armor', { fault: 'Société inconnue\u00a0: «\u00a0Armor\u00a0»' }],
    ['no number', '99', { fault: 'Société inconnue\u00a0: «\u00a099\u00a0»' }],
    ['two', 'leon', { fault: 'Plusieurs sociétés s’appellent «\u00a0leon\u00a0»\u00a0: indiquez le numéro (2, 3)' }],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('rows without numbers are named by their label alone', () => {
    const brand = choiceFinder(
      [
        { key: 'Citroën', label: 'Citroën' },
        { key: 'CITROEN', label: 'CITROEN' },
        { key: '208', label: '208' },
      ],
      { un: 'type', des: 'types', feminin: false },
    );
    expect(brand('208')).toEqual({ key: '208' });
    expect(brand('x')).toEqual({ fault: 'Type inconnu\u00a0: «\u00a0x\u00a0»' });
    expect(brand('citroen')).toEqual({ fault: 'Plusieurs types s’appellent «\u00a0citroen\u00a0»' });
  });

  test('whatever the labels, a cell finds its own row or says how many share its name', () => {
    const label = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => foldLabel(text) !== '' && !/^\s*\d+\s*$/.test(text));
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 8 }), (labels) => {
        const finder = choiceFinder(
          labels.map((one, key) => ({ key, label: one })),
          words,
        );
        for (const [key, one] of labels.entries()) {
          const alike = labels.flatMap((other, at) => (foldLabel(other) === foldLabel(one) ? [at] : []));
          const result = finder(` ${one.toUpperCase().normalize('NFD')} `);
          // A capital may be another letter than the one that it came from.
          if (foldLabel(one.toUpperCase()) !== foldLabel(one)) continue;
          if (alike.length === 1) expect(result).toEqual({ key });
          else expect(result).toEqual({ fault: expect.stringContaining(`(${alike.join(', ')})`) as string });
        }
      }),
    );
  });
});

test('a line gives the keys of what it names, and a fault for each cell that names nothing', () => {
  const finders = [
    ['IDPlaque', found],
    ['Autre', found],
    ['Vide', found],
  ] as const;
  expect(resolveChoices(finders, { IDPlaque: '2', Autre: 'rien' })).toEqual({
    keys: { IDPlaque: 2 },
    faults: [{ field: 'Autre', message: 'Société inconnue\u00a0: «\u00a0rien\u00a0»' }],
  });
});
