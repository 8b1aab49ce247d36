import { expect, test } from 'vitest';
import { leadSitesOf, problemOf, type LeadSite } from './lead-site.ts';

const site: LeadSite = {
  IDSite: 1,
  Descr: 'Renault Rennes',
  Plaque_Libelle: 'Armor Rennes',
  Libelle: 'Rennes',
  EstFictif: false,
  EstVN: true,
  EstVO: true,
  Marques: [{ Make: 'Renault' }],
  Est_eSellerLeadActif: true,
};

test.each<[part: Partial<LeadSite>, problem: RegExp | null]>([
  [{}, null],
  [{ EstVN: false, EstVO: false, EstFictif: true, Marques: [] }, null],
  [{ EstVN: false, Marques: [] }, null],
  [{ Libelle: ' ' }, /libellé/],
  [{ EstVN: false, EstVO: false }, /ni fictif/],
  [{ Marques: [] }, /aucune marque/],
  [{ Marques: [], Libelle: '' }, /libellé.*aucune marque/],
])('%j has the problem %s', (part, problem) => {
  const found = problemOf({ ...site, ...part });
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeNull();
});

test('a site without the interface is not listed', () => {
  expect(leadSitesOf([site, { ...site, IDSite: 2, Est_eSellerLeadActif: false }]).map(({ IDSite }) => IDSite)).toEqual([1]);
});
