import { Refusal } from '@comptoir/contract/errors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedColumns } from './passerelles.rules.ts';

const lists = fc.uniqueArray(fc.record({ NameColumn: fc.string({ minLength: 1, maxLength: 6 }), checked: fc.boolean() }), {
  selector: ({ NameColumn }) => NameColumn,
  maxLength: 12,
});
const withTicks = lists.chain((stored) =>
  fc
    .array(fc.boolean(), { minLength: stored.length, maxLength: stored.length })
    .map((ticks) => ({ stored, sent: stored.map(({ NameColumn }, at) => ({ NameColumn, checked: ticks[at]! })) })),
);

describe('the columns of a gateway', () => {
  test('the changes are exactly the difference to the stored list, whatever its order', () => {
    fc.assert(
      fc.property(withTicks, fc.boolean(), ({ stored, sent }, backwards) => {
        const changes = changedColumns(stored, backwards ? sent.toReversed() : sent);
        const changed = new Map(changes.map(({ NameColumn, checked }) => [NameColumn, checked]));
        expect(stored.map(({ NameColumn, checked }) => ({ NameColumn, checked: changed.get(NameColumn) ?? checked }))).toEqual(sent);
        expect(changes.every(({ NameColumn, checked }) => stored.find((one) => one.NameColumn === NameColumn)?.checked === !checked)).toBe(
          true,
        );
      }),
    );
  });

  test('an incomplete list is refused: a column less, one more, one twice', () => {
    fc.assert(
      fc.property(
        lists.filter(({ length }) => length > 0),
        fc.nat(),
        (stored, at) => {
          const one = stored[at % stored.length]!;
          const sent = [
            stored.filter((other) => other !== one),
            [...stored, { ...one, NameColumn: `${one.NameColumn} de plus` }],
            [...stored, one],
          ];
          for (const list of sent) expect(() => changedColumns(stored, list)).toThrow(Refusal);
        },
      ),
    );
  });

  test('the refusal names the columns, the first five at most', () => {
    const stored = Array.from('abcdefg', (NameColumn) => ({ NameColumn, checked: false }));
    expect(() => changedColumns(stored, [])).toThrow('Colonne manquante\u00a0: a, b, c, d, e…');
    expect(() => changedColumns(stored, [...stored, { NameColumn: 'z', checked: true }])).toThrow('Colonne inconnue\u00a0: z.');
  });
});
