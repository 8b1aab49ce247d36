import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords, type Segment } from './word-diff.ts';

const without = (segments: readonly Segment[], kind: Segment['kind']) =>
  segments
    .filter((segment) => segment.kind !== kind)
    .map(({ text }) => text)
    .join('');

const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ text, kind }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('');

describe('two texts', () => {
  it('differ by the words between their common parts', () => {
    expect(marked('Relancer le client lundi matin', 'Relancer le prospect lundi matin')).toBe(
      'Relancer le [-client ][+prospect ]lundi matin',
    );
    expect(marked('un deux trois quatre cinq', 'un 2 trois 4 cinq')).toBe('un [-deux ][+2 ]trois [-quatre ][+4 ]cinq');
    expect(marked('Madame', 'Mademoiselle')).toBe('[-Madame][+Mademoiselle]');
    expect(marked('', 'Madame')).toBe('[+Madame]');
    expect(marked('Madame', '')).toBe('[-Madame]');
    expect(marked('  deux', 'deux')).toBe('[-  ]deux');
  });

  const text = fc.array(fc.constantFrom('a', 'b', 'cc', ' ', '\n', '  ', 'é')).map((parts) => parts.join(''));

  it('can both be restored from their difference', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const segments = diffWords(before, after);
        expect(without(segments, 'added')).toBe(before);
        expect(without(segments, 'removed')).toBe(after);
      }),
    );
  });

  it('have no difference when they are equal', () => {
    fc.assert(fc.property(text, (same) => diffWords(same, same).every(({ kind }) => kind === 'same')));
  });

  it('are marked as a whole when nearly every word of a long one differs', () => {
    const long = (seed: number) => Array.from({ length: 4000 }, (_, place) => `mot${(place * seed) % 97}`).join(' ');
    expect(diffWords(long(3), long(5)).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
