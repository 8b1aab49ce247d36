import type { ScreenHelp } from '../screen-help.ts';

export const groupeHelp: readonly ScreenHelp[] = [
  {
    path: '/societes',
    purpose: 'Les sociétés du groupe, que d’anciens écrans appellent plaques.',
    gestures: [
      {
        text: 'Une nouvelle société commence avec des offres valables cinq jours et des rapports du lundi au samedi.',
        href: '/societes/create',
      },
      { text: 'Changer l’activité d’une société change les marques qu’elle peut choisir.' },
    ],
    effect: 'Ses réglages valent pour ses sites, sauf là où un site a le sien.',
    words: ['plaque', 'activite'],
  },
  {
    path: '/sites',
    purpose: 'Les points de vente de chaque société.',
    gestures: [
      { text: 'Ctrl+K trouve un réglage d’un site, comme «\u00a0image de l’en-tête\u00a0», demande lequel et mène à son champ.' },
      { text: 'La page d’un site montre aussi ses personnes et qui reçoit ses leads.' },
      { text: 'La société d’un site se choisit à l’ajout et ne change plus.', href: '/sites/create' },
      { text: 'Faites entrer ou changez plusieurs sites depuis un fichier .xlsx.', href: '/sites/importSites' },
    ],
    effect: 'L’en-tête et le pied de page sont imprimés sur les offres\u00a0; le libellé pour les leads est celui que voit eSeller Lead.',
    words: ['siteFictif', 'activite', 'lead'],
  },
  {
    path: '/sites/importSites',
    purpose: 'Ajouter ou modifier des sites depuis un fichier .xlsx.',
    gestures: [
      { text: 'Un essai dit, ligne par ligne, ce que l’import ferait\u00a0; rien n’est écrit avant votre accord.' },
      { text: 'Un site est reconnu par son code, sans tenir compte des majuscules.' },
      { text: 'La société, le type et la passerelle se donnent par leur nom ou leur numéro.' },
      { text: 'Une cellule vide ne change rien\u00a0; les marques, séparées par |, ne sont qu’ajoutées.' },
    ],
    effect: 'Les bonnes lignes sont gardées, chaque ligne refusée est dite avec sa colonne et sa raison.',
    words: ['activite'],
  },
  {
    path: '/demandes',
    purpose: 'Ce que les administrateurs du groupe demandent d’ajouter ou de changer.',
    gestures: [
      { text: 'Voyez la demande, puis ce qu’est devenu son courriel.' },
      { text: '«\u00a0Répondre\u00a0» écrit à la personne\u00a0: elle trouve la réponse dans ses notifications.' },
    ],
    effect: 'Trois sujets\u00a0: ajouter une société, changer une société, ajouter un site.',
  },
  {
    path: '/parametres',
    purpose: 'Les réglages qui valent pour toutes les sociétés et tous les sites du groupe.',
    gestures: [
      { text: 'Ctrl+K trouve un réglage par son nom et mène à son champ.' },
      { text: 'D’autres écrans modifient une partie des mêmes réglages.', href: '/interfaces/esellerLead' },
    ],
    effect: 'Chaque champ agit aussitôt enregistré. Zéro jour de validité\u00a0: un mot de passe n’expire jamais.',
  },
  {
    path: '/logosMarques',
    purpose: 'Le logo de chaque marque, en PNG de 1 Mo au plus.',
    gestures: [{ text: 'Choisissez l’image d’une marque.' }],
  },
  {
    path: '/publication',
    purpose: 'Ce que les sites publient sur les portails d’annonces.',
    gestures: [
      { text: 'Donnez d’abord le compte du groupe.', href: '/publication/compteClient' },
      { text: 'Choisissez ensuite quel site publie quel stock sur quel portail.', href: '/publication/abonnements' },
      { text: 'Essayez le serveur FTP\u00a0: l’essai se connecte et entre dans le dossier.', href: '/publication/configurationFtp' },
    ],
    effect: 'Un portail devient inactif, il n’est jamais supprimé\u00a0: ce qui a été publié garde son nom.',
    words: ['portail'],
  },
  {
    path: '/nissan/rechercheCodeSite',
    purpose: 'Trouver un site Nissan par son code constructeur.',
    gestures: [{ text: 'Tapez le code ou une partie.' }],
    effect: 'Les sites de type de produit Nissan seulement.',
  },
];
