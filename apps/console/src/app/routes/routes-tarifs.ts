import { everyone, staff } from '@comptoir/contract/kit';
import { importPage, settingPage, type RouteEntry } from './route-entry.ts';

/** Prices and taxes of offers. */
export const tarifRoutes: readonly RouteEntry[] = [
  {
    path: '/lignesFrequentes',
    title: 'Lignes fréquentes',
    who: everyone,
    load: settingPage('LignesFrequentesList'),
  },
  {
    path: '/lignesFrequentes/create',
    title: 'Ajouter une ligne fréquente',
    who: everyone,
    load: settingPage('NewLigneFrequentePage'),
  },
  {
    path: '/lignesFrequentes/lot',
    title: 'Modifier des lignes fréquentes',
    who: everyone,
    load: settingPage('LotLignesFrequentesPage'),
  },
  {
    path: '/lignesFrequentes/{id}',
    title: 'Ligne fréquente',
    who: everyone,
    load: settingPage('LigneFrequentePage'),
  },
  {
    path: '/malusEcologique',
    title: 'Malus écologique',
    who: staff,
    load: settingPage('MalusEcologiqueList'),
  },
  {
    path: '/malusEcologique/create',
    title: 'Ajouter une grille de malus écologique',
    who: staff,
    load: settingPage('NewMalusEcologiquePage'),
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
    load: settingPage('MalusEcologiquePage'),
  },
  {
    path: '/malusMasse',
    title: 'Malus masse',
    who: staff,
    load: settingPage('MalusMasseList'),
  },
  {
    path: '/malusMasse/create',
    title: 'Ajouter une grille de malus masse',
    who: staff,
    load: settingPage('NewMalusMassePage'),
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
    load: settingPage('MalusMassePage'),
  },
];
