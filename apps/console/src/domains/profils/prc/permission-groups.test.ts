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
  it('are grouped by category, in the server’s order, ticked if the profile has them', () => {
    expect(groups.map(({ name, boxes }) => [name, boxes.map(({ key, stored }) => `${key} ${stored}`)])).toEqual([
      ['Données', ['EXPORT false']],
      ['Téléphone', ['APPEL true', 'ECOUTE false']],
    ]);
  });

  it('are filtered by their words and their category’s', () => {
    const kept = (typed: string) => {
      const matches = matcherOf(typed);
      return groupsWith(groups, ({ text }) => matches(text)).flatMap(({ boxes }) => boxes.map(({ key }) => key));
    };
    expect(kept('telephone')).toEqual(['APPEL', 'ECOUTE']);
    expect(kept('appeler')).toEqual(['APPEL']);
    expect(kept('rien')).toEqual([]);
  });

  it('are sent as a whole list', () => {
    expect(heldWith(['APPEL', 'ECOUTE'], { APPEL: false, EXPORT: true })).toEqual(['ECOUTE', 'EXPORT']);
    expect(heldWith(['APPEL'], {})).toEqual(['APPEL']);
    // Somebody else removed it meanwhile: my removal does not restore it.
    expect(heldWith([], { APPEL: false })).toEqual([]);
  });
});
