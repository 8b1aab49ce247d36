import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTooDeep } from './json-body.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

it('finds how deep a text nests, whatever its strings hold', () => {
  const nasty = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', 'é', ' ') });
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      nasty,
      fc.integer(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(nasty, tie('value')),
    ),
  }));
  fc.assert(
    fc.property(value, fc.nat(8), fc.boolean(), (given, most, isWide) => {
      expect(isTooDeep(JSON.stringify(given, null, isWide ? 2 : 0), most)).toBe(depthOf(given) > most);
    }),
  );
});

it('reads text that is not JSON to its end', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom('"', '\\', '[', 'a') }), (text) => typeof isTooDeep(text) === 'boolean'));
});
