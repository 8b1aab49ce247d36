import { mostJours } from '@comptoir/contract/domains/relances/relances.fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disponibiliteText, modeOf, nbJoursOf, regleOf } from './relance-words.ts';

describe('days before or after', () => {
  test('zero and less are before, more is after', () => {
    expect([-3, 0, 1].map(regleOf)).toEqual(['Avant', 'Avant', 'Après']);
  });

  test('are read back from the form’s rule and number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -mostJours, max: mostJours }), (NbJours) => {
        expect(nbJoursOf(regleOf(NbJours), Math.abs(NbJours))).toBe(NbJours);
      }),
    );
    expect(Object.is(nbJoursOf('Avant', 0), 0)).toBe(true);
  });
});

describe('whom a follow-up is available to, in words', () => {
  test.each([
    ['Groupe', 'Groupe', { Groupe: true, Plaques: [], Sites: [] }],
    ['Societe', '1 société', { Groupe: false, Plaques: [4], Sites: [] }],
    ['Societe', '2 sociétés', { Groupe: false, Plaques: [4, 5], Sites: [] }],
    ['Site', '1 site', { Groupe: false, Plaques: [], Sites: [4] }],
    ['Site', '3 sites', { Groupe: false, Plaques: [], Sites: [4, 5, 6] }],
  ])('%s: %s', (mode, words, relance) => {
    expect([modeOf(relance), disponibiliteText(relance)]).toEqual([mode, words]);
  });
});
