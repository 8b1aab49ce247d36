import { describe, expect, it } from 'vitest';
import { matcherOf } from '../../../kit/list/filters/fold.ts';
import { groupsOf, groupsWith, heldWith } from './permission-groups.ts';

const permission = (Code: string, LibelleCategoriePermission: string, Libelle = Code) => ({
  Code,
  Libelle,
  Description: '',
  LibelleCategoriePermission,
});
const groups = groupsOf(
  [permission('EXPORT', 'Données'), permission('APPEL', 'Téléphone', 'Appeler'), permission('ECOUTE', 'Téléphone')],
  ['APPEL'],
);

describe('permissions', () => {
  it('stand by category, in the order of the server, ticked where the profile holds them', () => {
    expect(groups.map(({ name, boxes }) => [name, boxes.map(({ key, stored }) => `${key} ${stored}`)])).toEqual([
      ['Données', ['EXPORT false']],
      ['Téléphone', ['APPEL true', 'ECOUTE false']],
    ]);
  });

  it('are filtered by their words and those of their category', () => {
    const kept = (typed: string) => {
      const matches = matcherOf(typed);
      return groupsWith(groups, ({ text }) => matches(text)).flatMap(({ boxes }) => boxes.map(({ key }) => key));
    };
    expect(kept('telephone')).toEqual(['APPEL', 'ECOUTE']);
    expect(kept('appeler')).toEqual(['APPEL']);
    expect(kept('rien')).toEqual([]);
  });

  it('are sent whole, as the form leaves them', () => {
    expect(heldWith(['APPEL', 'ECOUTE'], { APPEL: false, EXPORT: true })).toEqual(['ECOUTE', 'EXPORT']);
    expect(heldWith(['APPEL'], {})).toEqual(['APPEL']);
    // Somebody else took it away meanwhile: what I took away too is not given back.
    expect(heldWith([], { APPEL: false })).toEqual([]);
  });
});
