import type { ScreenHelp } from '../screen-help.ts';

export const accueilHelp: readonly ScreenHelp[] = [
  {
    path: '/DatabaseSelect',
    purpose: 'Choisir le client sur lequel on travaille. Rien n’y est modifié.',
    gestures: [
      { text: 'Tapez une partie du nom du groupe, de la base ou du serveur, puis Entrée.' },
      { text: 'Deux onglets peuvent être sur deux clients\u00a0: chaque adresse dit le sien, une couleur et deux lettres aussi.' },
      { text: 'Ctrl+K trouve aussi un client, de n’importe quel écran.' },
    ],
    effect: 'L’adresse de chaque page porte le client\u00a0: un lien copié ouvre le même écran chez le même client.',
    words: ['pprod'],
  },
  {
    path: '/dashboard',
    purpose: 'L’état de la facturation et de chaque interface du client, en un coup d’œil.',
    gestures: [
      { text: 'Une carte jaune est active avec quelque chose à vérifier\u00a0: elle mène à son écran.' },
      { text: 'Voyez ce que les contrôles ont trouvé et où le corriger.', href: '/qualite' },
      { text: 'Voyez si les accès chez les partenaires répondent.', href: '/sante' },
    ],
    effect: 'Les couleurs parlent de la configuration\u00a0; la santé des accès est dite dessous. Les sites fictifs ne comptent pas.',
    words: ['siteFictif', 'acces'],
  },
];
