import type { SampleModule } from './sample-module.ts';

/** Reporting: figures of the group. */
export const reportingModules: readonly SampleModule[] = [
  {
    code: 'RVE',
    name: 'Tableaux des ventes',
    held: 'V:U C:UC D:UCMS S:U O:U L:U R:U',
    functions: [
      'U|Commandes du mois|Par site, marque et vendeur',
      'U|Facturations du mois|Comparées aux commandes',
      'U|Portefeuille de commandes|Âge et livraison prévue',
      'U|Marge par véhicule|Remises, aides et reprise comprises',
      'U|Remises accordées|Comparées aux plafonds',
      'U|Pénétration du financement|Par produit et par vendeur',
      'U|Accessoires et prestations|Chiffre d’affaires et marge',
      'UCMS|Vues enregistrées des ventes|Filtres et colonnes partagés avec l’équipe',
      'UC|Envoi programmé des ventes|Chaque jour choisi par la société',
    ],
  },
  {
    code: 'RST',
    name: 'Tableaux des stocks',
    held: 'V:U C:U D:UCM S:U O:UCM L:U',
    functions: [
      'U|Valeur du stock VN|Par ancienneté',
      'U|Valeur du stock VO|Par ancienneté et par site',
      'U|Rotation et marge VO|Douze mois glissants',
      'U|Reprises et contre-reprises|Prix estimé et prix réalisé',
      'U|Remises en état VO|Frais prévus et réels',
      'UCMS|Vues enregistrées des stocks|Filtres et colonnes partagés avec l’équipe',
      'UC|Envoi programmé des stocks|Chaque jour choisi par la société',
    ],
  },
  {
    code: 'RAP',
    name: 'Tableaux de l’après-vente',
    held: 'K:U T:UC D:UCM L:U',
    functions: [
      'U|Entrées atelier|Par motif et par conseiller',
      'U|Panier moyen|Pièces et main-d’œuvre',
      'U|Taux d’occupation de l’atelier|Par équipe',
      'U|Relances d’entretien honorées|Rendez-vous obtenus',
      'U|Satisfaction après-vente|Enquêtes et réclamations',
      'UCMS|Vues enregistrées de l’après-vente|Filtres et colonnes partagés',
    ],
  },
  {
    code: 'RAC',
    name: 'Activité des équipes',
    held: 'C:U D:UCM P:U R:U',
    functions: [
      'U|Activité par vendeur|Contacts, rendez-vous, essais et offres',
      'U|Retards de relance|Par vendeur et par ancienneté',
      'U|Usage des applications|Connexions et appareils',
      'U|Qualité des fiches client|Champs manquants et doublons',
      'UCM|Challenges|Classements et règles',
    ],
  },
  {
    code: 'RDI',
    name: 'Direction du groupe',
    held: 'D:U',
    functions: [
      'U|Synthèse du groupe|Ventes, stocks et après-vente, sur une page',
      'U|Comparaison des sociétés|Mêmes indicateurs, mêmes dates',
      'U|Résultat par site|Marges et frais directs',
      'UCM|Budgets|Saisie et suivi',
      'UC|Rapport mensuel|Envoi à la direction',
      'U|Export des données|Fichiers pour le contrôle de gestion',
    ],
  },
];

/** Administration: the group's settings, and two modules that only operators give. */
export const administrationModules: readonly SampleModule[] = [
  {
    code: 'UTI',
    name: 'Utilisateurs et profils',
    held: 'I:UCM D:U',
    functions: [
      'UCM|Utilisateurs du groupe|Identité, profils et sites',
      'UM|Suspension d’un utilisateur|Départ ou absence longue',
      'UM|Mot de passe d’un utilisateur|Remplacement, jamais lecture',
      'UM|Droits des profils|Fonction par fonction',
      'UC|Duplication d’un profil|Sous un autre nom',
      'U|Appareils enregistrés|Téléphones et tablettes',
      'UM|Ouverture de comptes eSeller|Selon les conditions du contrat',
    ],
  },
  {
    code: 'INT',
    name: 'Interfaces',
    held: 'I:UM D:U',
    functions: [
      'U|État des interfaces|Dernier échange et anomalies',
      'UM|Passerelles DMS|Colonnes et dates de reprise',
      'U|Historique des transferts|Véhicules, clients et erreurs',
      'UM|Publication des stocks|Portails et sites',
      'UM|Codes constructeur|Par site et par vendeur',
      'UM|Comptes partenaires|Identifiants des services externes',
    ],
  },
  {
    code: 'LST',
    name: 'Listes du groupe',
    held: 'I:UCMS S:UM D:U',
    functions: [
      'UCMS|Civilités et fonctions|Listes des fiches client',
      'UCMS|Documents administratifs|Liens par module',
      'UCMS|Libellés de remise|Proposés au vendeur',
      'UCMS|Codes OP|Opérations commerciales',
      'UCMS|Types d’absence|Agenda des vendeurs',
      'UCMS|Liste des moyens de paiement|Bon de commande',
      'UCMS|Catégories de clients|Par type de fiche',
    ],
  },
  {
    code: 'SEC',
    name: 'Journal et sécurité',
    held: 'I:U',
    byProvider: true,
    functions: [
      'U|Journal des modifications|Qui a changé quoi, et quand',
      'U|Journal des suppressions|Lignes supprimées, par table',
      'U|Connexions|Réussies et refusées',
      'UM|Durée des sessions|Par application',
      'US|Fermeture de sessions|Déconnecte un utilisateur partout',
    ],
  },
  {
    code: 'EDI',
    name: 'Fonctions de l’éditeur',
    held: '',
    byProvider: true,
    functions: [
      'UM|Paramètres techniques|Réservé au support de l’éditeur',
      'UC|Reprise de données|Import initial d’un groupe',
      'UM|Fusion de sites|Après une cession',
      'US|Purge des données|Selon les durées de conservation',
      'U|Mode trace|Diagnostic d’une anomalie',
    ],
  },
];
