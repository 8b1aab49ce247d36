import { origineFlags } from '../origines.ts';
import { passerelleFlags } from '../passerelles.ts';
import { tables } from './kit.ts';

const groupe = '/templatesImpression?activeTab=configurationGroupe';
const templateBdc = '/templatesBDC/{id}';
const ecologique = '/malusEcologique/{id}';
const masse = '/malusMasse/{id}';

const impressionWords = { Categorie: 'Impression', IDTemplateImpression: "Modèle d'impression" };

const bonDeCommandeWords = {
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

const ligneFrequenteWords = {
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

const grilleWords = {
  IDGrilleMalusEcologique: 'Malus écologique',
  IDGrilleMalusMasse: 'Malus masse',
  CO2Min: 'CO2 minimum',
  CO2Max: 'CO2 maximum',
  EmissionCO2: 'Émission de CO2',
  MasseMin: 'Masse minimale',
  MasseMax: 'Masse maximale',
  MontantTaxe: 'Montant de la taxe',
};

/** What a group chooses for its offers, orders, leads and gateways. */
export const parametreTables = tables({
  passerelles: {
    label: 'Passerelles',
    nature: 'reglage',
    identity: ['Libelle'],
    own: ['DateHRefProchainTransfert', 'EMailsTransfertDMS'],
    screen: '/passerelles/{id}',
    chapter: 'interfaces',
    words: {
      Commentaire: 'Commentaire',
      DateHRefProchainTransfert: 'Prochain transfert',
      EMailsTransfertDMS: 'E-mails prévenus des transferts',
      ...passerelleFlags,
    },
  },
  ColumnDMSMaterial: {
    label: "Colonnes d'une passerelle",
    nature: 'reglage',
    identity: ['IDPasserelleDMS', 'NameColumn'],
    of: 'passerelles',
    screen: '/passerelles/{id}/columns',
    chapter: 'interfaces',
    words: { NameColumn: 'Colonne', checked: 'Cochée' },
  },
  passerellesHisto: {
    label: "Historique d'une passerelle",
    nature: 'fait',
    chapter: 'interfaces',
    words: {
      DateHAppelWS: 'Appel le',
      DateHFinWS: 'Terminé le',
      DateHRef: 'Date de référence',
      NbMat: 'Véhicules',
      NbClients: 'Clients',
      NbErreurs: 'Erreurs',
      DetailErreurs: 'Détail des erreurs',
    },
  },
  BonDeCommande: {
    label: 'Bons de commande',
    nature: 'reglage',
    identity: ['IDActivite', 'IDFamille', 'Descr', 'Neuf'],
    // A family of vehicles of another product.
    foreign: ['IDFamille'],
    screen: '/BonDeCommande/{id}',
    chapter: 'parametres',
    words: bonDeCommandeWords,
  },
  templatesBDC: {
    label: 'Modèles de bon de commande',
    nature: 'reglage',
    identity: ['IDActivite', 'IDMatType', 'Nom'],
    // One of two values.
    foreign: ['IDMatType'],
    screen: templateBdc,
    chapter: 'parametres',
    words: {
      IDMatType: 'Véhicules (1 : neufs, 2 : occasions)',
      DocumentBDC: 'Document du bon de commande',
      DocumentCGV: 'Document des conditions générales de vente',
    },
  },
  templatesBDCMarques: {
    label: "Marques d'un modèle de bon de commande",
    nature: 'reglage',
    identity: ['IDTemplateBDC', 'Marque'],
    of: 'templatesBDC',
    screen: templateBdc,
    chapter: 'parametres',
    words: { IDTemplateBDC: 'Modèle de bon de commande' },
  },
  templatesImpression: {
    label: "Modèles d'impression",
    nature: 'fournisseur',
    identity: ['Description'],
    chapter: 'parametres',
    words: {
      TypeTemplateImpression_ActifOffre: 'Pour les offres',
      TypeTemplateImpression_ActifBdc: 'Pour les bons de commande',
      TypeTemplateImpression_ActifBonEssai: "Pour les bons d'essai",
    },
  },
  templatesImpressionGroupe: {
    label: "Modèles d'impression du groupe",
    nature: 'reglage',
    identity: ['Categorie'],
    screen: groupe,
    chapter: 'parametres',
    words: impressionWords,
  },
  templatesImpressionSites: {
    label: "Modèles d'impression d'un site",
    nature: 'reglage',
    identity: ['IDSite', 'Categorie'],
    of: 'sites',
    screen: '/sites/{id}',
    chapter: 'parametres',
    words: impressionWords,
  },
  cgv: {
    label: 'Conditions générales de vente',
    nature: 'reglage',
    identity: ['Nom'],
    of: 'templatesImpressionGroupe',
    screen: groupe,
    chapter: 'parametres',
    words: { IDDocumentPdf: 'Document' },
  },
  documentsPdf: {
    label: 'Documents PDF',
    nature: 'reglage',
    identity: ['Document'],
    of: 'templatesImpressionGroupe',
    chapter: 'parametres',
    words: { Document: 'Document', Contenu: 'PDF' },
  },
  champsFicheClient: {
    label: 'Champs de la fiche client',
    nature: 'fournisseur',
    identity: ['IDTFicheCli', 'Description'],
    chapter: 'parametres',
  },
  champsFicheClientConfigurations: {
    label: 'Champs affichés sur la fiche client',
    nature: 'reglage',
    identity: ['IDChampsFicheClient'],
    chapter: 'parametres',
    words: { IDChampsFicheClient: 'Champ' },
  },
  plafondsRemise: {
    label: 'Plafonds de remise',
    nature: 'reglage',
    identity: ['IDPlaque', 'IDDRProfileEsellerLead'],
    loose: { IDDRProfileEsellerLead: 'profilsLead' },
    screen: '/plafondsRemise',
    chapter: 'parametres',
    words: {
      IDPlaque: 'Société (vide : le groupe)',
      IDDRProfileEsellerLead: 'Profil (2 : vendeurs, 3 : chefs des ventes)',
      Plafond: 'Plafond',
    },
  },
  wsimport: {
    label: "Comptes d'import de leads",
    nature: 'reglage',
    identity: ['Login'],
    own: ['Password'],
    chapter: 'parametres',
  },
  workflowsLeads: {
    label: 'Workflows des leads',
    nature: 'reglage',
    identity: ['IDOrigineAction', 'IDSite'],
    chapter: 'parametres',
    words: { ReceptionLeads: 'Réception', WorkflowBDC: 'Destination du BDC' },
  },
  familles: { label: "Familles d'origines", nature: 'reglage', identity: ['Libelle'], chapter: 'referentiels' },
  sousFamilles: {
    label: "Sous-familles d'origines",
    nature: 'reglage',
    identity: ['IDFamilleOrigineContact', 'Libelle'],
    chapter: 'referentiels',
    words: { IDFamilleOrigineContact: 'Famille' },
  },
  originesTypes: { label: "Types d'origine", nature: 'fournisseur', identity: ['Description'], chapter: 'referentiels' },
  origines: {
    label: 'Origines',
    nature: 'reglage',
    identity: ['IDSousFamilleOrigineAction', 'Libelle'],
    chapter: 'referentiels',
    words: { IDSousFamilleOrigineAction: 'Sous-famille', IDOrigineActionType: 'Type', ...origineFlags },
  },
  origineDefault: {
    label: 'Origines par défaut',
    nature: 'reglage',
    identity: ['Contexte'],
    screen: '/originesDefaut',
    chapter: 'referentiels',
    words: { Contexte: 'Contexte' },
  },
  lignesFrequentes: {
    label: 'Lignes fréquentes',
    nature: 'reglage',
    identity: ['IDPlaque', 'IDActivite', 'IDTypeLigneFrequente', 'Descr'],
    loose: { IDActivite: 'activites' },
    screen: '/lignesFrequentes/{id}',
    chapter: 'referentiels',
    words: ligneFrequenteWords,
  },
  typesLignesFrequentes: { label: 'Types de ligne fréquente', nature: 'fournisseur', identity: ['Description'], chapter: 'referentiels' },
  malusEcologique: {
    label: 'Malus écologique',
    nature: 'reglage',
    identity: ['Libelle'],
    screen: ecologique,
    chapter: 'referentiels',
    words: grilleWords,
  },
  malusEcologiqueValues: {
    label: "Montants d'un malus écologique",
    nature: 'reglage',
    identity: ['IDGrilleMalusEcologique', 'EmissionCO2'],
    of: 'malusEcologique',
    screen: ecologique,
    chapter: 'referentiels',
    words: grilleWords,
  },
  malusMasse: {
    label: 'Malus masse',
    nature: 'reglage',
    identity: ['Libelle'],
    screen: masse,
    chapter: 'referentiels',
    words: grilleWords,
  },
  malusMasseValues: {
    label: "Tranches d'un malus masse",
    nature: 'reglage',
    identity: ['IDGrilleMalusMasse', 'MasseMin'],
    of: 'malusMasse',
    screen: masse,
    chapter: 'referentiels',
    words: grilleWords,
  },
});
