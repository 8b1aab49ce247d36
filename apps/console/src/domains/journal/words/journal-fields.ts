import { origineFlags } from '@comptoir/contract/origines';
import { passerelleFlags } from '@comptoir/contract/passerelles';
import { utilisateurFlags } from '@comptoir/contract/utilisateurs';
import { siteInterfaceFields } from './interface-tables.ts';

/** Field names of the larger tables. */
export const utilisateurFields = {
  Lastname: 'Nom',
  Firstname: 'Prénom',
  Initial: 'Initiales',
  EMail: 'E-mail',
  LoginWEB: 'Login',
  Password: 'Mot de passe',
  PhoneNumber: 'Téléphone',
  MobilePhone: 'Mobile',
  PrivatePhone: 'Téléphone privé',
  drprofile_id: 'Profil eSeller Team',
  IDDRProfileEsellerLead: 'Profil eSeller Lead',
  IDProfil: 'Profil relation client',
  CodeIPNRenault: 'Code IPN Renault',
  CodeFRStellantis: 'Code FR Stellantis',
  ...utilisateurFlags,
};

export const bonDeCommandeFields = {
  Descr: 'Description',
  IDActivite: 'Activité',
  IDFamille: 'Famille',
  Neuf: 'Véhicule neuf',
  NomFicBonDeCommande: 'Fichier du bon de commande',
  NomFicConditionsGenVente: 'Fichier des conditions générales de vente',
  NomFicAutreDoc: "Fichier d'un autre document",
  NomImageLogo: 'Image du logo',
  TexteReprise: 'Texte de la reprise',
  AfficheOptionVersionConstr: 'Afficher les options de la version constructeur',
  TexteCO2: 'Texte sur les émissions de CO2',
};

export const ligneFrequenteFields = {
  Descr: 'Description',
  IDPlaque: 'Société (vide : toutes)',
  IDTypeLigneFrequente: 'Type ligne fréquente',
  PxVenteHT: 'Prix Vente HT',
  PxVenteTTC: 'Prix Vente TTC',
  MultipleCV: 'Multiple CV',
  InclusMat: 'Inclus Matériel',
  AffOffre: 'Affiche Offre VN',
  AffOffreVO: 'Affiche Offre VO',
  EstCarburant: 'Est carburant',
};

export const grilleFields = {
  Libelle: 'Libellé',
  DateDebut: 'Date de début',
  DateFin: 'Date de fin',
  CO2Min: 'CO2 minimum',
  CO2Max: 'CO2 maximum',
  EmissionCO2: 'Émission de CO2',
  MasseMin: 'Masse minimale',
  MasseMax: 'Masse maximale',
  MontantTaxe: 'Montant de la taxe',
};

export const passerelleFields = {
  Libelle: 'Libellé',
  Commentaire: 'Commentaire',
  DateHRefProchainTransfert: 'Prochain transfert',
  EMailsTransfertDMS: 'E-mails prévenus des transferts',
  ...passerelleFlags,
};

export const relanceFields = {
  Libelle: 'Libellé',
  NbJours: 'Nombre de jours (avant : zéro ou négatif)',
  IDRelanceAutoEvenement: 'Événement',
  Groupe: 'Disponible pour le groupe',
};

export const societeFields = {
  Libelle: 'Libellé',
  IDActivite: 'Activité',
  EMailsContacts: 'E-mails de contact',
  InterfaceCorporateSales: 'Interface Corporate Sales',
  DureeValid: 'Validité des offres',
  Affiche_TTC: 'Afficher les prix TTC par défaut',
  JoursRapportAuto: 'Jours des rapports automatiques',
  TexteEmailOffre: "Texte de l'e-mail d'une offre",
  NbJrsRelanceLivMulti: 'Relances multiples après livraison',
  NbJrsRelanceLiv: 'Relance après livraison',
  LibRelanceLiv: 'Libellé de la relance après livraison',
  NbJrsRelanceAvLiv: 'Relance avant livraison',
  LibRelanceAvLiv: 'Libellé de la relance avant livraison',
  AlerteNbJoursEnStock: 'Alerte de stock',
  UrlCotation: 'Adresse de la cotation',
  RelanceApresClotureLead: "Relance après la clôture d'un lead",
  RelanceApresClotureLeadObligatoire: "Relance obligatoire après la clôture d'un lead",
};

export const siteFields = {
  Descr: 'Nom',
  Libelle: 'Libellé pour les leads',
  CodeConstructeur: 'Code constructeur',
  Address1: 'Adresse',
  Address2: "Complément d'adresse",
  CodePostal: 'Code postal',
  Tel: 'Téléphone',
  EMail: 'E-mail',
  IDPlaque: 'Société',
  IDActivite: 'Activité (vide : celle de la société)',
  IDTypeSite: 'Type de site',
  IDPasserelleDMS: 'Passerelle',
  TPR_IDTypeProduit: 'Type de produit',
  Est_eSellerLeadActif: 'eSeller Lead actif',
  EstFictif: 'Site fictif',
  EstVN: 'Vend des véhicules neufs',
  EstVO: "Vend des véhicules d'occasion",
  ...siteInterfaceFields,
  ImprHautPage: "Imprimer l'en-tête",
  EnTete1: 'En-tête 1',
  EnTete2: 'En-tête 2',
  EnTeteImg: "Image de l'en-tête",
  ImprBasPage: 'Imprimer le pied de page',
  BasPageTexteOffre: "Texte sous le pied de page de l'offre",
};

export const outboxFields = {
  objet: 'Objet',
  destinataires: 'Destinataires',
  tentatives: 'Tentatives',
  prochaineTentative: 'Prochaine tentative',
  dateEnvoi: 'Envoyé le',
  erreur: 'Dernière erreur',
};

export const origineFields = {
  Libelle: 'Libellé',
  IDSousFamilleOrigineAction: 'Sous-famille',
  IDOrigineActionType: 'Type',
  ...origineFlags,
};

export const templateBdcFields = {
  IDActivite: 'Activité',
  IDMatType: 'Véhicules (1 : neufs, 2 : occasions)',
  DocumentBDC: 'Document du bon de commande',
  DocumentCGV: 'Document des conditions générales de vente',
};

export const impressionFields = { Categorie: 'Impression', IDTemplateImpression: "Modèle d'impression", IDSite: 'Site' };

export const profilTeamFields = { DESCR: 'Nom', IDDashboard: 'Tableau de bord', AccesBackOffice: 'Donne accès au back-office' };

export const droitFields = {
  DRFUNCTION_ID: 'Fonction',
  DRTYPE_PRIVILEGE_ID: 'Type (1 : U, 2 : C, 3 : M, 4 : S)',
  DRPROFILE_PRIVILEGE_CHECKED: 'Accordé',
};

export const workflowFields = {
  IDOrigineAction: 'Origine',
  IDSite: 'Site',
  ReceptionLeads: 'Réception',
  WorkflowBDC: 'Destination du BDC',
};
