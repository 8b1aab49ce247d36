import type { ScreenHelp } from '../screen-help.ts';

export const personnesHelp: readonly ScreenHelp[] = [
  {
    path: '/utilisateurs',
    purpose: 'Les personnes du groupe\u00a0: leurs profils, leurs sites, leur accès.',
    gestures: [
      { text: 'Suspendez ou réactivez depuis la pastille d’état\u00a0; «\u00a0Annuler\u00a0» revient en arrière.' },
      { text: 'Cochez plusieurs personnes pour changer leur profil ou leur donner un accès ensemble.' },
      { text: 'Sur une fiche, «\u00a0Pourquoi\u00a0?\u00a0» dit ce qui donne ou refuse un droit, et depuis quand.' },
      { text: 'Le départ d’une personne se fait depuis ses actions, tout de suite ou à un moment prévu.' },
      { text: 'Faites entrer une équipe entière depuis un fichier .xlsx.', href: '/utilisateurs/importUtilisateurs' },
    ],
    effect: 'Le login et le mot de passe ouvrent eSeller Team et les produits liés. Une personne suspendue est déconnectée aussitôt.',
    words: ['profil', 'profilLead', 'prc'],
  },
  {
    path: '/utilisateurs/importUtilisateurs',
    purpose: 'Ajouter ou modifier des utilisateurs depuis un fichier .xlsx.',
    gestures: [
      { text: 'Un essai dit, ligne par ligne, ce que l’import ferait\u00a0; rien n’est écrit avant votre accord.' },
      { text: 'Une personne est reconnue par son login, sans tenir compte des majuscules.' },
      { text: 'Une cellule vide ne change rien\u00a0; les sites, séparés par |, ne sont qu’ajoutés.' },
    ],
    effect: 'Les bonnes lignes sont gardées, chaque ligne refusée est dite avec sa colonne et sa raison.',
    words: ['profil'],
  },
  {
    path: '/utilisateurs/eseller',
    purpose: 'Ouvrir et clore les comptes eSeller, plusieurs à la fois.',
    gestures: [
      { text: 'Le filtre décide de l’acte\u00a0: comptes à ouvrir, ou comptes à clore.' },
      { text: 'La demande nomme les personnes qui recevront la confirmation.' },
    ],
    effect: 'Le mois de l’ouverture est facturé depuis son premier jour, celui de la clôture en entier.',
    words: ['compteESeller'],
  },
  {
    path: '/utilisateurs/backoffice',
    purpose: 'Les personnes du groupe qui peuvent ouvrir ce back-office, d’après leur profil.',
    gestures: [{ text: 'Ouvrez le back-office à un profil eSeller Team.', href: '/profils/eSellerTeam' }],
    effect: 'Seuls les opérateurs ouvrent le back-office à un profil.',
    words: ['profil'],
  },
  {
    path: '/profils/eSellerTeam',
    purpose: 'Les droits des personnes dans eSeller Team, profil par profil.',
    gestures: [
      { text: 'Comparez deux profils pour voir ce qui les sépare.' },
      { text: '«\u00a0Qui peut\u00a0?\u00a0» dit, pour un droit, qui le détient et ce qui manque aux autres.' },
      { text: 'Dupliquez un profil, puis changez quelques droits, plutôt que d’en écrire un nouveau.' },
    ],
    effect: 'Les droits valent pour toutes les personnes du profil. Un accès client ne donne que les droits que son propre profil possède.',
    words: ['profil', 'droit'],
  },
  {
    path: '/profils/eDataVoicePrc',
    purpose: 'Les profils du poste relation client (eDataVoice) et ce qu’ils permettent.',
    gestures: [
      { text: 'Le type du profil fixe aussi le profil eSeller Lead de la personne.' },
      { text: '«\u00a0Qui peut\u00a0?\u00a0» dit, pour une permission, qui la détient et ce qui manque aux autres.' },
    ],
    effect: 'Ils ne servent que si le groupe est client eDataVoice.',
    words: ['prc', 'profilLead'],
  },
  {
    path: '/fonctions',
    purpose: 'Les fonctions exercées par les contacts des clients professionnels.',
    gestures: [{ text: 'Ajoutez une fonction, elle est proposée aussitôt.', href: '/fonctions/create' }],
    effect: 'Proposées sur la fiche d’un client professionnel.',
  },
  {
    path: '/holidayTypes',
    purpose: 'Les motifs d’absence proposés dans le planning des vendeurs.',
    gestures: [{ text: 'Ajoutez un motif, il est proposé aussitôt.', href: '/holidayTypes/create' }],
    effect: 'Le planning des vendeurs.',
  },
  {
    path: '/objectifsVendeur',
    purpose: 'Le poids de chaque réalisation dans les objectifs des vendeurs.',
    gestures: [{ text: 'Changez un ou plusieurs coefficients, puis enregistrez\u00a0: ils sont gardés ensemble.' }],
    effect: 'Les tableaux d’objectifs des vendeurs.',
  },
];
