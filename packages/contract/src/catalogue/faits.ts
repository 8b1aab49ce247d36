import { tables } from './kit.ts';

const santeWords = {
  Verdict: 'Verdict',
  DernierSucces: 'Dernier succès',
  DernierEchec: 'Dernier échec',
  EchecsConsecutifs: 'Échecs de suite',
  Auteur: 'Auteur',
};

/** What the other products keep of their business, and what happened here. */
export const faitTables = tables({
  clients: {
    label: 'Clients',
    nature: 'metier',
    chapter: 'referentiels',
    words: { Lastname: 'Nom', Firstname: 'Prénom', DateDebutFidelite: 'Début du contrat de fidélité' },
  },
  materiels: {
    label: 'Véhicules des clients',
    nature: 'metier',
    chapter: 'referentiels',
    words: { NumeroSerieMat: 'Numéro de série', IDClientMat: 'Client' },
  },
  affaires: {
    label: 'Affaires',
    nature: 'metier',
    // A state that another product numbers.
    foreign: ['IDAffaireStatut'],
    chapter: 'outils',
    words: {
      DateHCloture: 'Clôturée le',
      CodeAffaireSource: 'Affaire source',
      DateOuvertureLead: 'Lead ouvert le',
      IDAffaireStatut: 'Statut',
      AffaireRaisonStop_Libelle: 'Raison de la clôture',
    },
  },
  offres: { label: 'Offres', nature: 'metier', chapter: 'outils', words: { OFS_Descr: 'Statut' } },
  rapports: {
    label: 'Rapports',
    nature: 'metier',
    chapter: 'outils',
    words: { DateRapport: 'Date du rapport', DateHCloture: 'Clôturé le' },
  },
  echanges: {
    label: 'Journal des échanges',
    nature: 'fait',
    screen: '/echanges/{id}',
    chapter: 'outils',
    words: {
      Partenaire: 'Partenaire',
      Operation: 'Opération',
      Cible: 'Concerne',
      Auteur: 'Auteur',
      Methode: 'Méthode',
      Adresse: 'Adresse',
      Demande: 'Demande',
      Reponse: 'Réponse',
      Statut: 'Code HTTP',
      DureeMs: 'Durée',
      Essais: 'Essais',
      Resultat: 'Résultat',
    },
  },
  santeAlertes: {
    label: 'Alertes des interfaces',
    nature: 'fait',
    screen: '/sante',
    chapter: 'interfaces',
    words: {
      Cible: 'Cible',
      Libelle: 'Accès',
      Message: 'Pourquoi',
      Echecs: 'Échecs de suite',
      Destinataires: 'Destinataires',
      DateAcquittement: 'Acquittée le',
      AcquittePar: 'Acquittée par',
      DateFin: 'Terminée le',
    },
  },
  santeEtats: { label: 'États des interfaces', nature: 'fait', chapter: 'interfaces', words: santeWords },
  santeVerifications: { label: 'Vérifications des interfaces', nature: 'fait', chapter: 'interfaces', words: santeWords },
  journal: {
    label: 'Journal',
    nature: 'fait',
    // It tells of rows of any table, and of people who may be gone.
    foreign: ['IDPeople', 'IDLigne', 'IDEntete'],
    chapter: 'outils',
    words: {
      Groupe: 'Groupe',
      Auteur: 'Auteur',
      Kind: "Type d'auteur",
      Appel: 'Appel',
      Action: 'Action',
      IDLigne: 'Enregistrement',
      IDEntete: 'En-tête',
      Operation: 'Opération',
      Avant: 'Avant',
      Apres: 'Après',
    },
  },
  logSuppression: {
    label: 'Journal des suppressions',
    nature: 'fait',
    foreign: ['IDPeople', 'IDLigneSupprimee', 'IDClientMat', 'RemplacerParIDClient'],
    chapter: 'outils',
    words: {
      IDLigneSupprimee: 'Ligne supprimée',
      DateHSuppression: 'Date',
      RefDMS: 'Référence DMS',
      RemplacerParIDClient: 'Remplacé par le client',
      NumeroSerieMat: 'Numéro de série',
      IDClientMat: 'Client du véhicule',
    },
  },
  revisions: { label: 'Révisions des listes', nature: 'fait', chapter: 'outils', words: { slot: 'Place', n: 'Révision' } },
});
