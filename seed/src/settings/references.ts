import { labelled, numbered, type TableRows } from '../rows.ts';

export const activites: Record<number, string> = { 1: 'Automobile', 2: 'Agricole' };

/** Ids of the site types that the generated sites use. */
export const siteType = { concession: 1, agent: 2, occasions: 3, carrosserie: 4, plateforme: 5 } as const;
export const siteTypes = ['Concession', 'Agent', 'Centre occasions', 'Carrosserie', 'Plateforme'];

const originesContact = [
  'Showroom',
  'Appel entrant',
  'Site internet du groupe',
  'Site du constructeur',
  "Portail d'annonces",
  'Parrainage',
  'Salon et foire',
  'Atelier',
  'Réseaux sociaux',
  'Portes ouvertes',
  'Campagne courrier',
  "Apporteur d'affaires",
  'Radio locale',
  'Ancien fichier',
];
/** The last ones have no client, so that one can be deleted. */
export const originesWithClients = originesContact.length - 4;

const closures: Record<string, readonly (readonly [label: string, withFollowUp?: boolean, inactive?: boolean])[]> = {
  Perdu: [
    ['Prix trop élevé', true],
    ['Délai de livraison trop long', true],
    ['Reprise jugée insuffisante', true],
    ['Acheté dans une autre marque'],
    ['Acheté chez un confrère de la marque'],
    ['Financement refusé'],
  ],
  Annulé: [['Doublon'], ['Coordonnées erronées'], ['Demande de test'], ['Client injoignable', true], ['Hors secteur']],
  Reporté: [
    ['Projet repoussé de plus de six mois', true],
    ['En attente de la vente de son véhicule', true],
    ['Attend le nouveau modèle', true, true],
  ],
};

const closureRows = (): TableRows[] => {
  const types = Object.keys(closures);
  const reasons = types.flatMap((type, at) =>
    closures[type]!.map(([Libelle, AvecRelance = false, inactive = false]) => ({
      IDAffaireTypeStop: at + 1,
      Libelle,
      AvecRelance,
      Actif: !inactive,
    })),
  );
  return [
    labelled('typesCloture', 'IDAffaireTypeStop', 'TypeCloture', types),
    numbered('RaisonClotureLead', 'IDAffaireRaisonStop', reasons),
  ];
};

const categories = (IDTFicheCli: number, labels: readonly string[]) =>
  labels.map((Descr) => ({ IDTFicheCli, Descr, EstActif: !Descr.startsWith('Ancien'), CodeRenault: null }));

const clientRows = (): TableRows[] => [
  labelled('typesFicheClient', 'IDTFicheCli', 'TFicheCli', ['Particulier', 'Professionnel']),
  numbered('CategorieClient', 'IDCatClient', [
    ...categories(1, [
      'Particulier',
      'Collaborateur du groupe',
      'Famille de collaborateur',
      'Personne à mobilité réduite',
      'Ancien client',
    ]),
    ...categories(2, [
      'Artisan',
      'Profession libérale',
      'Société',
      'Loueur',
      'Auto-école',
      'Taxi et VTC',
      'Collectivité',
      'Association',
      'Marchand',
    ]),
  ]),
];

const documentRows = (domain: string): TableRows[] => {
  const document = (IDDocumentAdminModule: number, Descr: string, file: string, Catalogue = false) => ({
    IDDocumentAdminModule,
    Descr,
    Url: `https://documents.${domain}/${file}.pdf`,
    Catalogue,
  });
  return [
    labelled('modulesDocsAdmin', 'IDDocumentAdminModule', 'Descr', ['Offre', 'Bon de commande', 'Reprise', 'Livraison', 'Financement']),
    numbered('docsAdmin', 'IDDocumentAdmin', [
      document(1, 'Catalogue des accessoires', 'catalogue-accessoires', true),
      document(1, 'Grille des extensions de garantie', 'extensions-garantie', true),
      document(2, 'Conditions générales de vente', 'conditions-generales'),
      document(2, "Mandat d'immatriculation", 'mandat-immatriculation'),
      document(3, 'Déclaration de cession', 'declaration-cession'),
      document(3, "Fiche d'expertise de reprise", 'fiche-expertise'),
      document(4, 'Procès-verbal de livraison', 'proces-verbal-livraison'),
      document(5, 'Fiche de dialogue financement', 'fiche-dialogue'),
      document(5, 'Mandat de prélèvement SEPA', 'mandat-sepa'),
    ]),
  ];
};

const codesOP = [
  ['PDC', "Pack d'entretien"],
  ['CARTE', 'Établissement de la carte grise'],
  ['PREP', 'Préparation du véhicule'],
  ['GARA', 'Extension de garantie 12 mois'],
  ['PLAQ', 'Jeu de plaques'],
  ['LIVR', 'Livraison à domicile'],
  ['ATTEL', "Pose d'un attelage"],
  ['VITR', 'Gravage des vitres'],
  ['CARB', 'Plein de carburant'],
] as const;
const discounts = [
  ['Saisie manuelle', false],
  ['Remise commerciale', false],
  ['Remise constructeur', true],
  ['Opération portes ouvertes', false],
  ['Remise flotte', true],
  ['Remise collaborateur', true],
  ['Aide à la reprise', false],
  ['Véhicule de démonstration', true],
  ['Geste commercial', false],
] as const;
const legalStatuses = [
  'Entreprise individuelle',
  'EURL',
  'SARL',
  'SAS',
  'SASU',
  'SA',
  'SNC',
  'SCI',
  'GAEC',
  'EARL',
  'Association loi 1901',
  'Collectivité territoriale',
  'Établissement public',
  'Régie (ancien statut)',
];
const functions = [
  'Gérant',
  'Président',
  'Directeur général',
  'Directeur administratif et financier',
  'Responsable de parc',
  'Responsable des achats',
  'Comptable',
  'Assistante de direction',
  "Chef d'exploitation",
  'Responsable technique',
  'Secrétaire de mairie',
  'Conducteur',
];

/** The small lists, the same in every sample customer but for the addresses of administrative documents. */
export const referenceRows = (domain: string): TableRows[] => [
  labelled('civilites', 'IDCivilite', 'Descr', ['Monsieur', 'Madame', 'Monsieur et Madame', 'Maître', 'Docteur', 'Société']),
  labelled('fonctions', 'IDFonction', 'Descr', functions),
  labelled('cartesDeFidelite', 'IDFidelite', 'Descr', [
    'Carte Bronze',
    'Carte Argent',
    'Carte Or',
    'Club Entreprises',
    'Carte Collaborateur',
  ]),
  numbered(
    'codesOP',
    'COP_IDCodeOP',
    codesOP.map(([COP_Code, COP_Description]) => ({ COP_Code, COP_Description })),
  ),
  labelled('offrereglement', 'IDOffreReglement', 'Descr', [
    'Comptant à la livraison',
    'Crédit classique',
    "Location avec option d'achat",
    'Location longue durée',
    'Crédit-bail',
    'Virement avant livraison',
    'Paiement en trois fois',
  ]),
  numbered(
    'statutsJuridiques',
    'IDStatutJuridique',
    legalStatuses.map((Descr) => ({ Descr, Actif: !Descr.includes('ancien') })),
  ),
  labelled('holidayTypes', 'IDPeopleHolidayType', 'Libelle', [
    'Congés payés',
    'RTT',
    'Récupération',
    'Maladie',
    'Formation',
    'Congé parental',
    'Événement familial',
    'Salon professionnel',
  ]),
  labelled('SITFAM', 'IDSitFam', 'Descr', ['Célibataire', 'Marié(e)', 'Pacsé(e)', 'En concubinage', 'Divorcé(e)', 'Veuf ou veuve']),
  numbered(
    'MoyenPaiement',
    'IDMoyenPaiement',
    ['Virement', 'Chèque', 'Chèque de banque', 'Carte bancaire', 'Espèces', 'Prélèvement'].map((Descr) => ({
      Descr,
      AfficherNumCheque: Descr.startsWith('Chèque'),
    })),
  ),
  numbered(
    'libellesRemise',
    'IDLibelleRemise',
    discounts.map(([Libelle, InclureOptions]) => ({ Libelle, InclureOptions })),
  ),
  ...closureRows(),
  ...clientRows(),
  ...documentRows(domain),
  labelled('originesContact', 'IDOrigineCont', 'Descr', originesContact),
];
