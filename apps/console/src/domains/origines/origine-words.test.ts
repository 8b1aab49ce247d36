import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { expect, test } from 'vitest';
import { csvColumns, csvName, origineText } from './origine-words.ts';
import { csvOf } from '../../kit/list/csv.ts';

const origine = (famille: number, sousFamille: number, more: Partial<Origine> = {}): Origine => ({
  IDOrigineAction: 1,
  Libelle: 'Formulaire',
  IDFamilleOrigineContact: famille,
  Famille_Libelle: `F${famille}`,
  IDSousFamilleOrigineAction: sousFamille,
  SousFamille_Libelle: `S${sousFamille}`,
  type: null,
  EstLead: true,
  EstInactif: false,
  EstAppelSortant: false,
  EstAppelEntrant: true,
  CreationLead: true,
  ...more,
});

test('the CSV has the expected columns, values and name', () => {
  const rows = [
    origine(1, 1, { type: { IDOrigineActionType: 1, Description: 'VN' } }),
    origine(1, 1, { EstInactif: true, EstLead: false }),
  ];
  expect(csvOf(csvColumns, rows)).toBe(
    '\uFEFFFamille;Sous-famille;Origine;Type;Est Lead;Etat;Appel sortant;Appel entrant\r\n' +
      'F1;S1;Formulaire;VN;Oui;Actif;Non;Oui\r\nF1;S1;Formulaire;Aucun;Non;Inactif;Non;Oui\r\n',
  );
  expect(csvName({ serverName: 'prod-ouest', BDGp: 'BDGpArmor' })).toBe('origines_prod-ouest_BDGpArmor.csv');
});

test('a select names an origin by its family, sub-family, label and type', () => {
  expect(origineText(origine(1, 2))).toBe('F1 / S2 / Formulaire (Aucun)');
});
