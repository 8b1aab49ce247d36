import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import type { Couverture } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { describe, expect, test } from 'vitest';
import { cellMark, cellText, couvertureShown } from './couverture-cells.ts';

const origine = (IDOrigineAction: number, Libelle: string): [number, Origine] => [
  IDOrigineAction,
  {
    IDOrigineAction,
    Libelle,
    IDFamilleOrigineContact: 1,
    Famille_Libelle: 'Internet',
    IDSousFamilleOrigineAction: 1,
    SousFamille_Libelle: 'Annonces',
    type: { IDOrigineActionType: 1, Description: 'VN' },
    EstLead: true,
    EstInactif: false,
    EstAppelSortant: false,
    EstAppelEntrant: false,
    CreationLead: true,
  },
];
const origines = new Map([origine(1, 'Formulaire'), origine(2, 'Éssai'), origine(3, 'Salon')]);
const couverture: Couverture = {
  sites: ['Rennes', 'Brest', 'Vannes'].map((Descr, at) => ({ IDSite: at + 1, Descr, Plaque_Libelle: 'Armor' })),
  lignes: [
    { type: 'VN', origines: [1, 2], etats: 'gG-' },
    { type: 'VO', origines: [3], etats: 'sog' },
  ],
};
const shown = (more: object) => couvertureShown(couverture, origines, { type: '', onlyHoles: false, text: '', ...more });

describe('the coverage', () => {
  test('counts holes for each origin, and names groups of origins', () => {
    const { lignes, nbTrous, nbCases } = shown({});
    expect([nbTrous, nbCases]).toEqual([2, 9]);
    expect(lignes.map(({ label, detail }) => [label, detail])).toEqual([
      ['2 origines VN', 'Formulaire, Éssai'],
      ['Salon', 'Internet / Annonces'],
    ]);
  });

  test('shows only lines and sites with holes, when asked', () => {
    const { sites, lignes } = shown({ onlyHoles: true });
    expect(sites.map(({ Descr }) => Descr)).toEqual(['Brest']);
    expect(lignes.map(({ etats }) => etats)).toEqual(['G']);
  });

  test('can be searched without accents, and filtered by type', () => {
    expect(shown({ text: 'essai annonces' }).lignes).toHaveLength(1);
    expect(shown({ type: 'VO' }).lignes.map(({ label }) => label)).toEqual(['Salon']);
    expect(shown({ type: 'VDL' })).toMatchObject({ lignes: [], nbTrous: 0 });
  });

  test('describes each cell in words', () => {
    expect(cellText('S')).toBe('ne parvient à personne (Workflow du site)');
    expect(cellText('g')).toBe('reçu (Workflow par défaut du groupe)');
    expect(['s', 'O', '-'].map(cellMark)).toEqual(['S', '✕', '·']);
  });
});
