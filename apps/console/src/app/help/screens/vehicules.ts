import type { ScreenHelp } from '../screen-help.ts';

export const vehiculesHelp: readonly ScreenHelp[] = [
  {
    path: '/malusEcologique',
    purpose: 'Les grilles du malus écologique\u00a0: un montant par gramme de CO2.',
    gestures: [
      { text: 'Une grille a un montant pour chaque gramme, de sa plus petite à sa plus forte émission.', href: '/malusEcologique/create' },
      { text: 'Faites entrer le barème d’une année depuis un fichier .xlsx.', href: '/malusEcologique/importGrille' },
      { text: 'La liste prévient quand des montants manquent.' },
    ],
    effect: 'La taxe ajoutée aux offres, d’après la date de la grille\u00a0; la dernière ligne vaut pour tout ce qui dépasse.',
    words: ['malus'],
  },
  {
    path: '/malusEcologique/importGrille',
    purpose: 'Ajouter ou modifier une grille de malus écologique depuis le barème d’une année, en fichier .xlsx.',
    gestures: [
      { text: 'Donnez le libellé et la période de la grille, puis le fichier\u00a0: une ligne par gramme de CO2.' },
      { text: 'Un essai dit, ligne par ligne, ce que l’import ferait\u00a0; une ligne fausse se corrige dans la page.' },
      { text: 'Le même libellé et la même date de début modifient la grille\u00a0; sinon elle est ajoutée.' },
    ],
    effect: 'La grille est enregistrée en entier, ou pas du tout.',
    words: ['malus'],
  },
  {
    path: '/malusMasse',
    purpose: 'Les grilles du malus au poids\u00a0: des tranches qui se suivent.',
    gestures: [
      { text: 'Chaque tranche commence un kilo après la précédente\u00a0; seule la dernière n’a pas de fin.', href: '/malusMasse/create' },
      { text: 'Faites entrer le barème d’une année depuis un fichier .xlsx.', href: '/malusMasse/importGrille' },
    ],
    effect: 'La taxe ajoutée aux offres, d’après la date de la grille.',
    words: ['malus'],
  },
  {
    path: '/malusMasse/importGrille',
    purpose: 'Ajouter ou modifier une grille de malus masse depuis le barème d’une année, en fichier .xlsx.',
    gestures: [
      { text: 'Donnez le libellé et la période de la grille, puis le fichier\u00a0: une ligne par tranche.' },
      { text: 'Un essai dit, ligne par ligne, ce que l’import ferait\u00a0; une ligne fausse se corrige dans la page.' },
      { text: 'Le même libellé et la même date de début modifient la grille\u00a0; sinon elle est ajoutée.' },
    ],
    effect: 'La grille est enregistrée en entier, ou pas du tout.',
    words: ['malus'],
  },
  {
    path: '/statutsVehicules',
    purpose: 'Les états par lesquels passe un véhicule.',
    gestures: [{ text: 'Cette liste se consulte seulement.' }],
    effect: 'La fiche d’un véhicule.',
  },
  {
    path: '/categoriesAgri',
    purpose: 'Comment le groupe classe ses clients agricoles et ce qu’ils produisent.',
    gestures: [{ text: 'Une catégorie a ses sous-catégories et son volume.' }],
    effect: 'La fiche d’un client agricole.',
  },
  {
    path: '/typesProduction',
    purpose: 'Une catégorie de production, avec une sous-catégorie et un volume si besoin.',
    gestures: [{ text: 'Chaque association existe une seule fois.' }],
    effect: 'La fiche d’un client agricole.',
  },
  {
    path: '/typesMaterielAgri',
    purpose: 'Les types de matériel agricole, leurs familles et les champs de leur fiche.',
    gestures: [{ text: 'Une famille est d’un type au plus.' }],
    effect: 'La fiche d’un matériel.',
  },
  {
    path: '/estimationsReprise',
    purpose: 'Qui estime les reprises dans chaque société.',
    gestures: [{ text: 'Sont proposées les personnes actives des sites de la société.' }],
    effect: 'La demande d’estimation d’une reprise.',
  },
];
