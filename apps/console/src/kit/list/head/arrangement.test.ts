import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sort } from '../list-state.ts';
import { moved, nextSort, shownToo } from './arrangement.ts';

const all = ['Nom', 'Prenom', 'Login', 'Profil', 'Actif'];
const order = fc.shuffledSubarray(all.slice(1)).map((some) => ['Nom', ...some]);

describe('columns', () => {
  test('a move there and back changes nothing, and the first column stays', () => {
    fc.assert(
      fc.property(order, fc.nat(4), fc.constantFrom(...all), fc.constantFrom(-1 as const, 1 as const), (visible, pins, id, by) => {
        const after = moved(visible, pins + 1, id, by);
        expect(after.toSorted()).toEqual(visible.toSorted());
        expect(after[0]).toBe('Nom');
        expect(moved(after, pins + 1, id, by === 1 ? -1 : 1)).toEqual(
          after === visible ? moved(visible, pins + 1, id, by === 1 ? -1 : 1) : visible,
        );
      }),
    );
  });

  test('hiding one and showing it again keeps the order of the list', () => {
    for (const id of all.slice(1)) {
      expect(
        shownToo(
          all,
          all.filter((one) => one !== id),
          id,
        ),
      ).toEqual(all);
    }
  });
});

describe('sorting', () => {
  const up = (column: string): Sort => ({ column, descending: false });
  const down = (column: string): Sort => ({ column, descending: true });

  test.each([
    [[], false, [up('Nom')]],
    [[up('Nom')], false, [down('Nom')]],
    [[down('Nom')], false, []],
    [[up('Actif'), down('Nom')], false, [up('Nom')]],
    [[up('Actif')], true, [up('Actif'), up('Nom')]],
    [[up('Nom'), up('Actif')], true, [down('Nom'), up('Actif')]],
    [[up('Actif'), down('Nom')], true, [up('Actif')]],
  ])('from %j, beside the others: %j, to %j', (before, beside, after) => {
    expect(nextSort(before, 'Nom', beside)).toEqual(after);
  });
});
