import { Refusal } from '@comptoir/contract/errors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveDisponibilite, type Disponibilite } from './relances.rules.ts';

const ids = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 });
const given = fc.record({ Groupe: fc.boolean(), Plaques: ids, Sites: ids }, { requiredKeys: [] });
const some = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }).map((list) => list.toSorted((a, b) => a - b));
const stored: fc.Arbitrary<Disponibilite> = fc.oneof(
  fc.constant({ Groupe: true, Plaques: [], Sites: [] }),
  some.map((Plaques) => ({ Groupe: false, Plaques, Sites: [] })),
  some.map((Sites) => ({ Groupe: false, Plaques: [], Sites })),
);

const modesOf = ({ Groupe, Plaques, Sites }: Disponibilite) => [Groupe, Plaques.length > 0, Sites.length > 0].filter(Boolean).length;
const resolved = (before: Disponibilite | undefined, asked: Partial<Disponibilite>) => {
  try {
    return resolveDisponibilite(before, asked);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

describe('whom a follow-up is available to', () => {
  test('is exactly one of group, companies and sites, or refused', () => {
    fc.assert(
      fc.property(fc.option(stored, { nil: undefined }), given, (before, asked) => {
        const result = resolved(before, asked);
        if (result instanceof Refusal) expect(Object.keys(result.fields ?? {})).toEqual(['Groupe']);
        else expect(modesOf(result)).toBe(1);
      }),
    );
  });

  test('the answer may be sent again, whole, and so may an empty body', () => {
    fc.assert(
      fc.property(stored, (before) => {
        expect(resolveDisponibilite(before, before)).toEqual(before);
        expect(resolveDisponibilite(before, {})).toEqual(before);
      }),
    );
  });

  test('the group clears both lists, a list clears the group and the other list', () => {
    fc.assert(
      fc.property(stored, some, ids, (before, list, others) => {
        const group = { Groupe: true, Plaques: [], Sites: [] };
        expect(resolveDisponibilite(before, { Groupe: true, Plaques: list, Sites: others })).toEqual(group);
        expect(resolveDisponibilite(before, { Plaques: [...list, ...list] })).toEqual({ Groupe: false, Plaques: list, Sites: [] });
        expect(resolveDisponibilite(before, { Groupe: false, Plaques: [], Sites: list })).toEqual({
          Groupe: false,
          Plaques: [],
          Sites: list,
        });
      }),
    );
  });

  test.each([
    ['companies and sites together', undefined, { Plaques: [1], Sites: [2] }],
    ['nothing for a new one', undefined, {}],
    ['no group, and nothing else', { Groupe: true, Plaques: [], Sites: [] }, { Groupe: false }],
    ['the last company taken away', { Groupe: false, Plaques: [1], Sites: [] }, { Plaques: [] }],
  ])('%s is refused', (_, before, asked) => {
    expect(resolved(before, asked)).toBeInstanceOf(Refusal);
  });
});
