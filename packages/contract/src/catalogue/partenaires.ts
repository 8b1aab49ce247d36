import { compteFields } from '../fields/publication.ts';
import { stockNames } from '../interfaces/publication.ts';
import { tables } from './kit.ts';

const site = '/sites/{id}';

const wallyWords = {
  IdCompte: 'Compte Wally',
  IdWallySite: 'Point de vente',
  IdWallyMarque: 'Marque Wally',
  IdWallyOrigine: 'Origine Wally',
  toSkip: 'Ne pas intégrer',
};

const stockWords = { VN: `Prend les ${stockNames.VN}`, VD: `Prend les ${stockNames.VD}`, VO: `Prend les ${stockNames.VO}` };

/** What the screens of partners keep in tables of their own. */
export const partenaireTables = tables({
  accesPartenaires: {
    label: 'Accès aux partenaires',
    nature: 'reglage',
    identity: ['Interface', 'Cible', 'Champ'],
    own: ['Valeur'],
    chapter: 'interfaces',
    words: { Valeur: 'Valeur', DateModification: 'Modifié le' },
  },
  sitesWLTP: {
    label: "Marques WLTP d'un site",
    nature: 'reglage',
    identity: ['IDSite', 'IDMarque'],
    of: 'sites',
    screen: site,
    chapter: 'interfaces',
  },
  marquesCatalogue: {
    label: 'Marques des catalogues',
    nature: 'miroir',
    identity: ['Referentiel', 'code'],
    chapter: 'interfaces',
    words: { Referentiel: 'Référentiel', code: 'Code', name: 'Marque' },
  },
  publicationCompte: {
    label: 'Compte client de publication',
    nature: 'reglage',
    identity: [],
    own: ['CodeClient', 'Contact', 'EMail', 'Telephone', 'EMailsRapport'],
    chapter: 'parametres',
    fields: compteFields,
  },
  publicationPortails: {
    label: 'Portails de publication',
    nature: 'reglage',
    identity: ['Libelle'],
    chapter: 'parametres',
    words: { Actif: 'Portail actif', ...stockWords },
  },
  publicationAbonnements: {
    label: 'Abonnements de publication',
    nature: 'reglage',
    identity: ['IDSite', 'IDPortail'],
    chapter: 'parametres',
    words: { IDPortail: 'Portail', VN: 'Véhicules neufs', VD: 'Véhicules de démonstration', VO: "Véhicules d'occasion" },
  },
  publicationFtp: {
    label: 'Configuration FTP de publication',
    nature: 'reglage',
    identity: [],
    own: ['Hote', 'Port', 'Login', 'Password', 'Dossier'],
    chapter: 'parametres',
    words: { Hote: 'Hôte', Port: 'Port', Login: 'Identifiant', Dossier: 'Dossier', Passif: 'Mode passif' },
  },
  wallyComptes: {
    label: 'Comptes Wally',
    nature: 'reglage',
    identity: ['crm_name', 'Identifiant'],
    own: ['EtatDuCompte', 'Flag', 'EmailNotification'],
    chapter: 'interfaces',
    words: {
      crm_name: 'CRM',
      Identifiant: 'Identifiant',
      EtatDuCompte: 'Statut',
      Flag: 'Flag',
      EmailNotification: 'Email de notification',
    },
  },
  wallySites: {
    label: "Points de vente d'un compte Wally",
    nature: 'miroir',
    identity: ['IdCompte', 'IdWallySite'],
    chapter: 'interfaces',
    words: { ...wallyWords, NomWallySite: 'Nom du point de vente' },
  },
  wallyMarques: {
    label: "Marques d'un compte Wally",
    nature: 'miroir',
    identity: ['IdCompte', 'IdWallyMarque'],
    chapter: 'interfaces',
    words: { ...wallyWords, NomWallyMarque: 'Nom de la marque' },
  },
  wallyOrigines: {
    label: "Origines d'un compte Wally",
    nature: 'miroir',
    identity: ['IdCompte', 'IdWallyOrigine'],
    chapter: 'interfaces',
    words: { ...wallyWords, NomOrigine: "Nom de l'origine" },
  },
  wallyMarquesSites: {
    label: 'Points de vente Wally',
    nature: 'reglage',
    identity: ['IdCompte', 'IdWallySite', 'IdWallyMarque'],
    chapter: 'interfaces',
    words: wallyWords,
  },
  wallyMarquesOrigines: {
    label: 'Origines Wally',
    nature: 'reglage',
    identity: ['IdCompte', 'IdWallyOrigine', 'IdWallyMarque'],
    chapter: 'interfaces',
    words: wallyWords,
  },
  wallyIntegrations: {
    label: 'Intégrations Wally',
    nature: 'fait',
    foreign: ['IDClient', 'IDOffres'],
    chapter: 'interfaces',
    words: {
      Genre: 'Genre',
      crm_name: 'CRM',
      CodeAffaireSource: 'Affaire source',
      DateDebut: 'Date',
      Site: 'Site',
      Origine: 'Origine',
      IDClient: 'N° client',
      Name: 'Nom du client',
      Firstname: 'Prénom du client',
      Tel: 'Téléphone',
      Email: 'E-mail',
      Statut: 'Statut',
      Comment: 'Commentaire',
      Constructeur: 'Constructeur',
      IDOffres: 'N° offre',
      Date: "Date de l'offre",
      UrlExterne: 'Lien',
      FichierPDF: 'PDF',
    },
  },
  planetvo2Logs: {
    label: 'Échanges avec PlanetVO 2',
    nature: 'fait',
    chapter: 'interfaces',
    words: {
      Datetime: 'Date et heure',
      PeopleName: 'Utilisateur',
      Email: 'E-mail',
      Action: 'Action',
      Request: 'Demande',
      Response: 'Réponse',
    },
  },
  nissanLeadSiebelOut: {
    label: 'Leads envoyés à Nissan Siebel',
    nature: 'fait',
    chapter: 'interfaces',
    words: {
      SalesCycle: 'Cycle de vente',
      TDUpdateTimestamp: "Mise à jour de l'essai",
      DealerLeadReturnedDate: 'Lead rendu le',
      ConfirmedTestDriveDate: 'Essai confirmé le',
      ClosedDate: 'Clôturé le',
      Comments: 'Commentaires',
    },
  },
  hondaKPILogs: {
    label: 'KPI envoyés à Honda',
    nature: 'fait',
    chapter: 'interfaces',
    words: { action: 'Action', date: 'Date', datas: 'Données', response: 'Réponse' },
  },
});
