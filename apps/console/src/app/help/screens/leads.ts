import type { ScreenHelp } from '../screen-help.ts';

export const leadsHelp: readonly ScreenHelp[] = [
  {
    path: '/workflowsLeads',
    purpose: 'Qui reçoit les leads de chaque origine, site par site.',
    gestures: [
      { text: '«\u00a0Simuler\u00a0» dit qui recevrait un lead, et pourquoi les autres non.' },
      { text: '«\u00a0Couverture\u00a0» montre les trous\u00a0: les sites dont un lead n’atteindrait personne.' },
      { text: 'Vérifiez l’option du groupe si l’écran dit qu’elle est éteinte.', href: '/parametres' },
    ],
    effect: 'D’abord le workflow de l’origine sur le site, puis celui de l’origine, puis le défaut du groupe.',
    words: ['lead', 'origine', 'bdcLeads', 'cdv'],
  },
  {
    path: '/origines',
    purpose: 'D’où viennent les leads, rapports, offres et affaires\u00a0: famille, sous-famille, origine.',
    gestures: [
      { text: 'Une origine d’alerte par défaut, ou qui a des workflows, ne peut pas devenir inactive.', href: '/originesDefaut' },
      { text: 'Voyez qui reçoit ses leads.', href: '/workflowsLeads' },
      { text: 'Cochez plusieurs origines pour changer leurs options ou leur sous-famille ensemble.' },
      { text: 'Faites entrer ou changez plusieurs origines depuis un fichier .xlsx.', href: '/origines/importOrigines' },
    ],
    effect: 'Une origine utilisée ne se supprime pas\u00a0; le refus dit où elle sert.',
    words: ['origine', 'typesVehicule'],
  },
  {
    path: '/origines/importOrigines',
    purpose: 'Ajouter ou modifier des origines depuis un fichier .xlsx.',
    gestures: [
      { text: 'Un essai dit, ligne par ligne, ce que l’import ferait\u00a0; rien n’est écrit avant votre accord.' },
      { text: 'Une origine est reconnue par son libellé, sans tenir compte des majuscules.' },
      { text: 'Une famille qui n’existe pas encore se donne dans sa propre colonne, pour qu’une faute de frappe n’en crée pas.' },
    ],
    effect: 'Les bonnes lignes sont gardées, chaque ligne refusée est dite avec sa colonne et sa raison.',
    words: ['origine', 'typesVehicule'],
  },
  {
    path: '/originesDefaut',
    purpose: 'L’origine que porte un lead né d’une alerte sur un véhicule.',
    gestures: [{ text: 'Choisissez-en une par type\u00a0: VN, VO, VDL. Elle doit être active.' }],
    effect: 'Les leads des alertes véhicule.',
    words: ['origine', 'typesVehicule'],
  },
  {
    path: '/originesContact',
    purpose: 'Les façons dont un client est entré en relation avec le groupe.',
    gestures: [{ text: 'Avant d’en supprimer une, déplacez ses clients vers une autre.', href: '/originesContact/transfert' }],
    effect: 'La fiche du client.',
  },
  {
    path: '/WSImport',
    purpose: 'Les comptes avec lesquels des partenaires envoient des leads.',
    gestures: [{ text: 'Le login commence par le préfixe du partenaire, GS_ ou FID_.', href: '/WSImport/create' }],
    effect: 'Un compte est ajouté, il n’est pas modifié.',
    words: ['lead'],
  },
  {
    path: '/relances',
    purpose: 'Les relances envoyées quelques jours avant ou après un événement.',
    gestures: [
      { text: 'Zéro ou un nombre négatif de jours\u00a0: avant l’événement\u00a0; positif\u00a0: après.', href: '/relances/create' },
      { text: 'Elle vaut pour le groupe, pour des sociétés, ou pour des sites.' },
    ],
    effect: 'Elles viennent d’elles-mêmes, au jour dit.',
    words: ['relance'],
  },
  {
    path: '/table/RaisonClotureLead',
    purpose: 'Les raisons proposées quand un lead est clôturé sans vente.',
    gestures: [{ text: 'Ajoutez une raison, elle est proposée aussitôt.', href: '/table/RaisonClotureLead/create' }],
    effect: 'eSeller Lead.',
    words: ['lead'],
  },
  {
    path: '/interfaces/esellerLead',
    purpose: 'L’interface avec la gestion des leads\u00a0: sa configuration, ses sites et ses utilisateurs.',
    gestures: [
      { text: 'Donnez l’IDClient avant d’activer l’interface.' },
      { text: 'Les onglets des sites et des utilisateurs viennent une fois l’interface active.' },
      { text: 'La synthèse dit qui vend quoi sur chaque site, et se télécharge.', href: '/interfaces/esellerLead/synthese' },
    ],
    effect: 'eSeller Lead, et les cartes du tableau de bord.',
    words: ['lead', 'profilLead'],
  },
];
