/** Permissions of the customer-relations workstation: category, then code, name and description. */
const categories: readonly (readonly [category: string, permissions: readonly string[]])[] = [
  [
    'Appels entrants',
    [
      'APPEL_RECEVOIR|Recevoir des appels|Le poste sonne quand un appel est distribué',
      'APPEL_PRENDRE_FILE|Choisir un appel dans la file|Prendre un appel avant son tour',
      'APPEL_TRANSFERER|Transférer un appel|À un collègue ou à un site',
      'APPEL_CONFERENCE|Ouvrir une conférence|À trois interlocuteurs',
      'APPEL_MESSAGERIE|Traiter la messagerie du site|Messages laissés hors horaires',
    ],
  ],
  [
    'Appels sortants',
    [
      'SORTANT_CLIC|Appeler d’un clic|Depuis une fiche ou un lead',
      'SORTANT_CAMPAGNE|Participer à une campagne|Appels distribués par le script',
      'SORTANT_NUMERO_LIBRE|Composer un numéro libre|Hors des fiches du groupe',
      'SORTANT_NUMERO_MASQUE|Choisir le numéro présenté|Celui du site ou du plateau',
    ],
  ],
  [
    'Leads et rendez-vous',
    [
      'LEAD_TRAITER|Traiter un lead|Prendre en charge, reporter et clore',
      'LEAD_AFFECTER|Affecter un lead|À un vendeur ou à un conseiller',
      'LEAD_REOUVRIR|Rouvrir un lead|Après sa clôture',
      'RDV_VENTE|Prendre un rendez-vous commercial|Dans l’agenda d’un vendeur',
      'RDV_ATELIER|Prendre un rendez-vous atelier|Selon la charge de l’atelier',
      'RDV_DEPLACER|Déplacer un rendez-vous|Le client est prévenu',
    ],
  ],
  [
    'Fiches client',
    [
      'CLIENT_LIRE|Consulter une fiche client|Coordonnées et historique',
      'CLIENT_CREER|Créer une fiche client|Après recherche de doublons',
      'CLIENT_MODIFIER|Modifier une fiche client|Coordonnées et consentements',
      'CLIENT_FUSIONNER|Fusionner des doublons|L’historique des deux est gardé',
    ],
  ],
  [
    'Messages',
    [
      'MESSAGE_SMS|Envoyer un SMS|Modèles du plateau',
      'MESSAGE_EMAIL|Envoyer un e-mail|Modèles du plateau',
      'MESSAGE_CHAT|Répondre au chat du site internet|Conversations simultanées',
      'MESSAGE_MODELES|Modifier les modèles|Textes et variables',
    ],
  ],
  [
    'Supervision',
    [
      'SUPERVISION_TEMPS_REEL|Suivre le plateau en temps réel|Files, postes et attentes',
      'SUPERVISION_ECOUTE|Écouter un appel en cours|Double écoute signalée au poste',
      'SUPERVISION_ENREGISTREMENTS|Réécouter les enregistrements|Pendant la durée de conservation',
      'SUPERVISION_STATUTS|Changer le statut d’un poste|Pause, formation ou retrait',
      'SUPERVISION_STATISTIQUES|Consulter les statistiques|Par poste et par file',
      'SUPERVISION_EXPORT|Exporter les statistiques|Fichier CSV, journalisé',
    ],
  ],
  [
    'Paramétrage',
    [
      'PARAM_FILES|Régler les files d’attente|Priorités et débordements',
      'PARAM_HORAIRES|Régler les horaires|Ouverture, fermeture et jours fériés',
      'PARAM_SCRIPTS|Écrire les scripts d’appel|Questions et enchaînements',
      'PARAM_ANNONCES|Changer les annonces|Accueil, attente et fermeture',
      'PARAM_MOTIFS|Régler les motifs d’appel|Liste proposée en fin d’appel',
    ],
  ],
];

export const permissionRows = categories.flatMap(([LibelleCategoriePermission, permissions]) =>
  permissions.map((line) => {
    const [Code = '', Libelle = '', Description = ''] = line.split('|');
    return { Code, Libelle, Description, LibelleCategoriePermission };
  }),
);

const base = ['APPEL_RECEVOIR', 'APPEL_TRANSFERER', 'SORTANT_CLIC', 'CLIENT_LIRE', 'LEAD_TRAITER'];
const phone = [...base, 'APPEL_PRENDRE_FILE', 'APPEL_MESSAGERIE', 'SORTANT_CAMPAGNE', 'CLIENT_CREER', 'CLIENT_MODIFIER'];
const talk = ['MESSAGE_SMS', 'MESSAGE_EMAIL'];
const supervision = permissionRows.map(({ Code }) => Code).filter((code) => code.startsWith('SUPERVISION_'));

/** The permissions of each profile of the workstation, in the order of the profiles. */
export const heldPermissions: readonly (readonly string[])[] = [
  permissionRows.map(({ Code }) => Code),
  [...base, ...talk, 'RDV_VENTE', 'RDV_DEPLACER', 'CLIENT_MODIFIER'],
  [...base, ...talk, 'LEAD_AFFECTER', 'LEAD_REOUVRIR', 'RDV_VENTE', 'RDV_DEPLACER', 'SUPERVISION_TEMPS_REEL', 'SUPERVISION_STATISTIQUES'],
  [...phone, ...talk, 'MESSAGE_CHAT', 'RDV_VENTE', 'RDV_ATELIER', 'LEAD_AFFECTER'],
  [...base, ...talk, 'RDV_ATELIER', 'RDV_DEPLACER'],
  ['CLIENT_LIRE', 'SUPERVISION_TEMPS_REEL', 'SUPERVISION_STATISTIQUES', 'SUPERVISION_EXPORT'],
  ['CLIENT_LIRE'],
  [...phone, ...talk, ...supervision, 'MESSAGE_MODELES', 'RDV_VENTE', 'RDV_ATELIER', 'RDV_DEPLACER', 'LEAD_AFFECTER', 'LEAD_REOUVRIR'],
];
