import { everyone, staff } from '@comptoir/contract/kit';
import { importPage, type RouteEntry } from './route-entry.ts';

/** Prices and taxes of offers. */
export const tarifRoutes: readonly RouteEntry[] = [
  {
    path: '/lignesFrequentes',
    title: 'Lignes fréquentes',
    who: everyone,
    load: () =>
      import('../../domains/lignes-frequentes/lignes-frequentes-list.tsx').then(({ LignesFrequentesList }) => LignesFrequentesList),
  },
  {
    path: '/lignesFrequentes/create',
    title: 'Ajouter une ligne fréquente',
    who: everyone,
    load: () =>
      import('../../domains/lignes-frequentes/ligne-frequente-page.tsx').then(({ NewLigneFrequentePage }) => NewLigneFrequentePage),
  },
  {
    path: '/lignesFrequentes/lot',
    title: 'Modifier des lignes fréquentes',
    who: everyone,
    load: () => import('../../domains/lignes-frequentes/lot-page.tsx').then(({ LotLignesFrequentesPage }) => LotLignesFrequentesPage),
  },
  {
    path: '/lignesFrequentes/{id}',
    title: 'Ligne fréquente',
    who: everyone,
    load: () => import('../../domains/lignes-frequentes/ligne-frequente-page.tsx').then(({ LigneFrequentePage }) => LigneFrequentePage),
  },
  {
    path: '/malusEcologique',
    title: 'Malus écologique',
    who: staff,
    load: () => import('../../domains/malus-ecologique/malus-ecologique-list.tsx').then(({ MalusEcologiqueList }) => MalusEcologiqueList),
  },
  {
    path: '/malusEcologique/create',
    title: 'Ajouter une grille de malus écologique',
    who: staff,
    load: () =>
      import('../../domains/malus-ecologique/malus-ecologique-page.tsx').then(({ NewMalusEcologiquePage }) => NewMalusEcologiquePage),
  },
  {
    path: '/malusEcologique/importGrille',
    title: 'Import d’une grille de malus écologique',
    who: staff,
    load: importPage('malusEcologique'),
  },
  {
    path: '/malusEcologique/{IDGrille}',
    title: 'Grille de malus écologique',
    who: staff,
    load: () => import('../../domains/malus-ecologique/malus-ecologique-page.tsx').then(({ MalusEcologiquePage }) => MalusEcologiquePage),
  },
  {
    path: '/malusMasse',
    title: 'Malus masse',
    who: staff,
    load: () => import('../../domains/malus-masse/malus-masse-list.tsx').then(({ MalusMasseList }) => MalusMasseList),
  },
  {
    path: '/malusMasse/create',
    title: 'Ajouter une grille de malus masse',
    who: staff,
    load: () => import('../../domains/malus-masse/malus-masse-page.tsx').then(({ NewMalusMassePage }) => NewMalusMassePage),
  },
  {
    path: '/malusMasse/importGrille',
    title: 'Import d’une grille de malus masse',
    who: staff,
    load: importPage('malusMasse'),
  },
  {
    path: '/malusMasse/{IDGrille}',
    title: 'Grille de malus masse',
    who: staff,
    load: () => import('../../domains/malus-masse/malus-masse-page.tsx').then(({ MalusMassePage }) => MalusMassePage),
  },
];
