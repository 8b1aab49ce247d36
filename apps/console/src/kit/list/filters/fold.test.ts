import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, matcherOf, sortText } from './fold.ts';

test('accents, case and ligatures do not count', () => {
  expect(fold('Référence Œuvre ÆGIR Straße')).toBe('reference oeuvre aegir strasse');
  expect(fold('e\u0301te\u0301')).toBe('ete');
  expect(fold('L’Haÿ\u00a0les\u202fRoses')).toBe("l'hay les roses");
});

test('every word must be there, in any order', () => {
  const matches = matcherOf('  roses HAY ');
  expect(matches(fold('L’Haÿ-les-Roses'))).toBe(true);
  expect(matches(fold('Les Roses'))).toBe(false);
  expect(matcherOf('   ')(fold('tout'))).toBe(true);
});

test('a text is found by any part of itself, whatever its accents and case', () => {
  // Some letters of other scripts share their capital with another letter.
  const unit = fc.constantFrom(...Array.from("abcdefgijlnorstuvwxyzABCDEÀÂÇÉÈÊËÎÏÔÙÛÜŸàâçéèêëîïôùûüÿŒœÆæß’'-. \u00a00123456789&"));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), fc.nat(), fc.nat(), (text, a, b) => {
      const [start, end] = [Math.min(a, b) % (text.length + 1), Math.max(a, b) % (text.length + 1)];
      const folded = fold(text);
      const part = folded.slice(start, end);
      return matcherOf(part)(folded) && matcherOf(part.toUpperCase().toLowerCase())(folded);
    }),
  );
});

describe('order', () => {
  const sorted = (texts: string[]) => texts.toSorted((a, b) => (sortText(a) < sortText(b) ? -1 : 1));

  test('letters before accents and case, numbers by size', () => {
    expect(sorted(['Zoé', 'éclair', 'Eau', 'abeille', 'Ligne 10', 'Ligne 9'])).toEqual([
      'abeille',
      'Eau',
      'éclair',
      'Ligne 9',
      'Ligne 10',
      'Zoé',
    ]);
  });

  test('French words sort as in a dictionary, regardless of accents', () => {
    const collator = new Intl.Collator('fr', { sensitivity: 'base' });
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdeEéèêàâçiîïoôuùûüÿœZ')), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const order = collator.compare(a, b);
        return order === 0 || order < 0 === sortText(a) < sortText(b);
      }),
    );
  });
});
