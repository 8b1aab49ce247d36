import { describe, expect, test } from 'vitest';
import { itemOf, type Asked } from './items.ts';
import { sujetsOf } from './sujets.ts';

const asked: Asked = { genre: 'sites', setting: 'Passerelle', anchor: 'IDPasserelleDMS' };
const fiche = (group: 'Récents' | 'Favoris' | 'Fiches', path: string, label: string) =>
  itemOf({ id: `${group} ${path}`, group, label, detail: 'Site', target: { path } });
const kept = [
  fiche('Favoris', '/sites/3', 'Rennes'),
  fiche('Récents', '/sites/1', 'Brest'),
  fiche('Récents', '/societes/1', 'Armor'),
  fiche('Récents', '/sites/2', 'Vannes'),
];
const found = [fiche('Fiches', '/sites/1', 'Brest'), fiche('Fiches', '/sites/4', 'Brest Sud')];

const known = { kept, found };
const linesOf = (typed: string, pathname = '/dashboard', from: Pick<Parameters<typeof sujetsOf>[2], 'kept' | 'found'> = known) =>
  sujetsOf(asked, typed, { ...from, pathname }).map(({ group, items }) => [
    group,
    ...items.map(({ label, target }) => `${label} ${'path' in target ? target.path : ''}`),
  ]);

describe('which record a setting is changed at', () => {
  test('is asked among those of its kind, the last ones first, each once and at the field', () => {
    expect(linesOf('')).toEqual([
      ['Récents', 'Brest /sites/1#IDPasserelleDMS', 'Vannes /sites/2#IDPasserelleDMS'],
      ['Favoris', 'Rennes /sites/3#IDPasserelleDMS'],
      ['Fiches', 'Brest Sud /sites/4#IDPasserelleDMS'],
    ]);
  });

  test('begins with the one whose page is open', () => {
    expect(linesOf('', '/sites/2')[0]).toEqual(['Récents', 'Vannes /sites/2#IDPasserelleDMS', 'Brest /sites/1#IDPasserelleDMS']);
    expect(linesOf('', '/Sites/9/')[0]?.[1]).toBe('Fiche ouverte /sites/9#IDPasserelleDMS');
    expect(linesOf('', '/societes/1')[0]?.[1]).toBe('Brest /sites/1#IDPasserelleDMS');
  });

  test('is narrowed by what is typed, the open one too', () => {
    expect(linesOf('brest', '/sites/2')).toEqual([
      ['Récents', 'Brest /sites/1#IDPasserelleDMS'],
      ['Fiches', 'Brest Sud /sites/4#IDPasserelleDMS'],
    ]);
    expect(linesOf('zzz', '/sites/2', { kept, found: [] })).toEqual([]);
  });
});
