import type { ScreenHelp } from '../screen-help.ts';

export const clientHelp: readonly ScreenHelp[] = [
  {
    path: '/champsFicheClient',
    purpose: 'Les champs que montre la fiche d’un particulier ou d’un professionnel.',
    gestures: [{ text: 'Cochez un champ\u00a0: il est enregistré aussitôt, et «\u00a0Annuler\u00a0» revient en arrière.' }],
    effect: 'La fiche du client.',
  },
  {
    path: '/listes',
    purpose: 'Toutes les petites listes, rangées comme les utilisateurs les connaissent.',
    gestures: [{ text: 'Ctrl+K trouve aussi une liste par son nom.' }],
  },
  {
    path: '/table/CategorieClient',
    purpose: 'Les catégories de clients, pour les particuliers ou les professionnels.',
    gestures: [{ text: 'Ajoutez une catégorie, elle est proposée aussitôt.', href: '/table/CategorieClient/create' }],
    effect: 'La fiche du client.',
  },
  {
    path: '/civilites',
    purpose: 'Les titres proposés sur les fiches des clients.',
    gestures: [{ text: 'Ajoutez une civilité, elle est proposée aussitôt.', href: '/civilites/create' }],
    effect: 'La fiche du client et les textes imprimés.',
  },
  {
    path: '/table/SITFAM',
    purpose: 'Les situations familiales proposées sur la fiche d’un particulier.',
    gestures: [{ text: 'Ajoutez une situation, elle est proposée aussitôt.', href: '/table/SITFAM/create' }],
    effect: 'La fiche du client.',
  },
  {
    path: '/statutsJuridiques',
    purpose: 'Les formes juridiques proposées sur la fiche d’un professionnel.',
    gestures: [{ text: 'Ajoutez une forme, elle est proposée aussitôt.', href: '/statutsJuridiques/create' }],
    effect: 'La fiche du client.',
  },
  {
    path: '/cartesDeFidelite',
    purpose: 'Les cartes et contrats de fidélité proposés aux clients du groupe.',
    gestures: [{ text: 'Ajoutez une carte.', href: '/cartesDeFidelite/create' }],
    effect: 'La fiche du client.',
  },
  {
    path: '/cartesDeFidelite/importClients',
    purpose: 'Donner une carte aux clients d’un fichier .xlsx.',
    gestures: [{ text: 'La première ligne est un titre\u00a0; la colonne A porte le VIN, la colonne G le début du contrat.' }],
    effect: 'Le client du véhicule reçoit la carte choisie, à partir de ce jour.',
  },
];
