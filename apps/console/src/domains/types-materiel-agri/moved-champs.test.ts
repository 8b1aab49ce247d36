import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachedIds, groupsOf, isMoved, move, notMoved } from './moved-champs.ts';

const champ = (IDFieldMat: number, Categorie: 'gestion' | 'tech' | null = null) => ({
  IDFieldMat,
  Descr: `Champ ${IDFieldMat}`,
  Categorie,
  MaterialTableCol: null,
});
const stored = [champ(1), champ(2)];

describe('fields moved between the lists', () => {
  test('apply to what is stored', () => {
    const moved = move(stored, move(stored, notMoved, [3], 'type'), [1], 'away');
    expect(attachedIds(stored, moved)).toEqual(new Set([2, 3]));
    // Somebody else attached 4 meanwhile.
    expect(attachedIds([...stored, champ(4)], moved)).toEqual(new Set([2, 3, 4]));
    expect(isMoved(stored, moved)).toBe(true);
    expect(isMoved([champ(2), champ(3)], moved)).toBe(false);
  });

  test('and moved back are no change', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }));
    const back = { type: 'away', away: 'type' } as const;
    fc.assert(
      fc.property(ids, fc.constantFrom('type' as const, 'away' as const), (some, to) => {
        const own = new Set(stored.map(({ IDFieldMat }) => IDFieldMat));
        const movable = some.filter((id) => own.has(id) === (to === 'away'));
        const there = move(stored, notMoved, movable, to);
        return isMoved(stored, there) === movable.length > 0 && !isMoved(stored, move(stored, there, movable, back[to]));
      }),
    );
  });

  test('are in groups, those without one last', () => {
    expect(groupsOf([champ(1), champ(2, 'tech'), champ(3, 'gestion'), champ(4, 'tech')])).toEqual([
      { title: 'Gestion', champs: [champ(3, 'gestion')] },
      { title: 'Caractéristiques techniques', champs: [champ(2, 'tech'), champ(4, 'tech')] },
      { title: 'Champs personnalisés', champs: [champ(1)] },
    ]);
    expect(groupsOf([])).toEqual([]);
  });
});
