import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictsOf } from './conflicts.ts';

const original = { Descr: 'Centre', Ville: 'Lyon', Actif: true, Sites: [1, 2] };

describe('conflictsOf', () => {
  test('a field that only one person changed merges', () => {
    const theirs = { ...original, Ville: 'Vienne' };
    const mine = { ...original, Descr: 'Sud' };
    expect(conflictsOf({ original, theirs, mine, marks: { Descr: true } })).toEqual([]);
  });

  test('a field changed to two values is a conflict', () => {
    const theirs = { ...original, Descr: 'Nord', Sites: [1] };
    const mine = { ...original, Descr: 'Sud', Sites: [1, 2, 3] };
    expect(conflictsOf({ original, theirs, mine, marks: { Descr: true, Sites: [false, false, true] } })).toEqual([
      { name: 'Descr', original: 'Centre', theirs: 'Nord', mine: 'Sud' },
      { name: 'Sites', original: [1, 2], theirs: [1], mine: [1, 2, 3] },
    ]);
  });

  test('the same change made twice is no conflict', () => {
    const both = { ...original, Sites: [2] };
    expect(conflictsOf({ original, theirs: both, mine: { ...both }, marks: { Sites: [true] } })).toEqual([]);
  });

  test('exactly the fields that both changed differently are conflicts', () => {
    const value = fc.constantFrom('a', 'b', 'c');
    const record = fc.record({ one: value, two: value, three: value });
    fc.assert(
      fc.property(record, record, record, (before, theirs, mine) => {
        const names = ['one', 'two', 'three'] as const;
        const marks = Object.fromEntries(names.map((name) => [name, mine[name] !== before[name]]));
        const expected = names.filter((name) => marks[name] && theirs[name] !== before[name] && theirs[name] !== mine[name]);
        expect(conflictsOf({ original: before, theirs, mine, marks }).map(({ name }) => name)).toEqual(expected);
      }),
    );
  });
});
