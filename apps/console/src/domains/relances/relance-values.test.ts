import { newRelance, type Relance } from '@comptoir/contract/domains/relances/relances.calls';
import { describe, expect, test } from 'vitest';
import { bodyOf, changesOf, newValues, relanceForm, valuesOf } from './relance-values.ts';

const stored: Relance = {
  IDRelanceAuto: 7,
  Libelle: 'Livraison',
  NbJours: 0,
  IDRelanceAutoEvenement: 2,
  RelanceAutoEvenement_Libelle: 'Livraison',
  Groupe: false,
  Plaques: [3, 4],
  Sites: [],
};
const read = (more: object = {}) => relanceForm.safeParse({ ...valuesOf(stored), ...more });
const faultsOf = (values: object) => relanceForm.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form of a follow-up', () => {
  test('starts empty, and requires everything', () => {
    expect(faultsOf(newValues)).toEqual(['Libelle', 'jours', 'regle', 'IDRelanceAutoEvenement', 'disponibilite']);
    expect(faultsOf({ ...newValues, regle: 'Après', jours: 0, IDRelanceAutoEvenement: 1, disponibilite: 'Site' })).toEqual([
      'Libelle',
      'jours',
      'Sites',
    ]);
    expect(faultsOf({ ...newValues, Libelle: 'x', regle: 'Avant', jours: 0, disponibilite: 'Societe' })).toEqual([
      'IDRelanceAutoEvenement',
      'Plaques',
    ]);
    expect(faultsOf({ ...newValues, Libelle: 'x', regle: 'Après', jours: 1, IDRelanceAutoEvenement: 1, disponibilite: 'Groupe' })).toEqual(
      [],
    );
  });

  test('gives a valid body with one availability', () => {
    const { IDRelanceAuto: _, RelanceAutoEvenement_Libelle: __, ...body } = stored;
    expect(bodyOf(read().data!)).toEqual(body);
    const site = bodyOf(read({ disponibilite: 'Site', Sites: [9], regle: 'Avant', jours: 12 }).data!);
    expect(site).toMatchObject({ NbJours: -12, Groupe: false, Plaques: [], Sites: [9] });
    expect(newRelance.parse(site)).toEqual(site);
  });

  test('sends days and availability as a whole when a part changed, and nothing else', () => {
    expect(changesOf(read({ regle: 'Après', jours: 5 }).data!, { regle: 'Après' })).toEqual({ NbJours: 5 });
    const group = read({ disponibilite: 'Groupe', Plaques: [] }).data!;
    expect(changesOf(group, { disponibilite: 'Groupe', Plaques: [] })).toEqual({ Groupe: true, Plaques: [], Sites: [] });
    expect(changesOf(read({ Libelle: 'Autre' }).data!, { Libelle: 'Autre' })).toEqual({ Libelle: 'Autre' });
    expect(changesOf(read().data!, {})).toEqual({});
  });
});
