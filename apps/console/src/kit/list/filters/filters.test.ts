import { describe, expect, test } from 'vitest';
import { chosen, passerOf, type Filter } from './filters.ts';

interface Origine {
  famille: string;
  inactive: boolean;
}
const filters: Filter<Origine>[] = [
  {
    kind: 'select',
    key: 'famille',
    label: 'Famille',
    all: 'Toutes',
    options: [],
    keeps: (row, famille) => row.famille === famille,
    clears: ['sousFamille'],
  },
  { kind: 'select', key: 'sousFamille', label: 'Sous-famille', all: 'Toutes', options: [], keeps: () => true },
  { kind: 'tick', key: 'inactif', label: 'Inactif', keeps: (row, ticked) => ticked || !row.inactive },
];
const rows: Origine[] = [
  { famille: 'web', inactive: false },
  { famille: 'web', inactive: true },
  { famille: 'salon', inactive: false },
];
const kept = (values: Record<string, string | boolean>) => rows.filter(passerOf(filters, values));

describe('filters', () => {
  test('an empty select keeps everything, an empty tick still decides', () => {
    expect(kept({})).toEqual([rows[0], rows[2]]);
    expect(kept({ famille: '', inactif: true })).toEqual(rows);
  });

  test('they apply together', () => {
    expect(kept({ famille: 'web', inactif: true })).toEqual([rows[0], rows[1]]);
    expect(kept({ famille: 'web' })).toEqual([rows[0]]);
  });

  test('a choice resets only the filters that depend on it', () => {
    const before = { famille: 'web', sousFamille: '12', inactif: true };
    expect(chosen(filters, before, 'famille', 'salon')).toEqual({ famille: 'salon', sousFamille: '', inactif: true });
    expect(chosen(filters, before, 'sousFamille', '3')).toEqual({ famille: 'web', sousFamille: '3', inactif: true });
  });
});
