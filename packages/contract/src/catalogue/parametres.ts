import { bonDeCommandeFields } from '../domains/bons-de-commande/bons-de-commande.fields.ts';
import { ligneFrequenteFields } from '../domains/lignes-frequentes/lignes-frequentes.fields.ts';
import { emissionFields, grilleFields, malusEcologiqueFields } from '../domains/malus-ecologique/malus-ecologique.fields.ts';
import { trancheFields } from '../domains/malus-masse/malus-masse.fields.ts';
import { passerelleFields, passerelleHistoFields } from '../domains/passerelles/passerelles.fields.ts';
import { workflowFields } from '../domains/workflows-leads/workflows-leads.fields.ts';
import { origineFlags, origineLibelle } from '../domains/origines/origines.fields.ts';
import { templateBdcFields } from '../domains/templates-bdc/templates-bdc.fields.ts';
import { cgvFields, impressionFields } from '../domains/templates-impression/templates-impression.calls.ts';
import { wsimportFields } from '../domains/wsimport/wsimport.calls.ts';
import { tables } from './kit.ts';

const groupe = '/templatesImpression?activeTab=configurationGroupe';
const templateBdc = '/templatesBDC/{id}';
const ecologique = '/malusEcologique/{id}';
const masse = '/malusMasse/{id}';

const grilleWords = { IDGrilleMalusEcologique: 'Malus écologique', IDGrilleMalusMasse: 'Malus masse' };

/** What a group chooses for its offers, orders, leads and gateways. */
export const parametreTables = tables({
  passerelles: {
    label: 'Passerelles',
    nature: 'reglage',
    identity: ['Libelle'],
    own: ['DateHRefProchainTransfert', 'EMailsTransfertDMS'],
    screen: '/passerelles/{id}',
    chapter: 'interfaces',
    fields: passerelleFields,
  },
  ColumnDMSMaterial: {
    label: 'Colonnes d’une passerelle',
    nature: 'reglage',
    identity: ['IDPasserelleDMS', 'NameColumn'],
    of: 'passerelles',
    screen: '/passerelles/{id}/columns',
    chapter: 'interfaces',
    words: { NameColumn: 'Colonne', checked: 'Cochée' },
  },
  passerellesHisto: {
    label: 'Historique d’une passerelle',
    nature: 'fait',
    chapter: 'interfaces',
    fields: passerelleHistoFields,
  },
  BonDeCommande: {
    label: 'Bons de commande',
    nature: 'reglage',
    identity: ['IDActivite', 'IDFamille', 'Descr', 'Neuf'],
    // A family of vehicles of another product.
    foreign: ['IDFamille'],
    screen: '/BonDeCommande/{id}',
    chapter: 'parametres',
    fields: bonDeCommandeFields,
  },
  templatesBDC: {
    label: 'Modèles de bon de commande',
    nature: 'reglage',
    identity: ['IDActivite', 'IDMatType', 'Nom'],
    // One of two values.
    foreign: ['IDMatType'],
    screen: templateBdc,
    chapter: 'parametres',
    fields: templateBdcFields,
    // The history shows the number.
    words: { IDMatType: 'Véhicules (1\u00a0: neufs, 2\u00a0: occasions)' },
  },
  templatesBDCMarques: {
    label: 'Marques d’un modèle de bon de commande',
    nature: 'reglage',
    identity: ['IDTemplateBDC', 'Marque'],
    of: 'templatesBDC',
    screen: templateBdc,
    chapter: 'parametres',
    words: { IDTemplateBDC: 'Modèle de bon de commande' },
  },
  templatesImpression: {
    label: 'Modèles d’impression',
    nature: 'fournisseur',
    identity: ['Description'],
    chapter: 'parametres',
    words: {
      TypeTemplateImpression_ActifOffre: 'Pour les offres',
      TypeTemplateImpression_ActifBdc: 'Pour les bons de commande',
      TypeTemplateImpression_ActifBonEssai: 'Pour les bons d’essai',
    },
  },
  templatesImpressionGroupe: {
    label: 'Modèles d’impression du groupe',
    nature: 'reglage',
    identity: ['Categorie'],
    screen: groupe,
    chapter: 'parametres',
    fields: impressionFields,
  },
  templatesImpressionSites: {
    label: 'Modèles d’impression d’un site',
    nature: 'reglage',
    identity: ['IDSite', 'Categorie'],
    of: 'sites',
    screen: '/sites/{id}',
    chapter: 'parametres',
    fields: impressionFields,
  },
  cgv: {
    label: 'Conditions générales de vente',
    nature: 'reglage',
    identity: ['Nom'],
    of: 'templatesImpressionGroupe',
    screen: groupe,
    chapter: 'parametres',
    fields: cgvFields,
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
    screen: '/champsFicheClient',
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
      IDPlaque: 'Société (vide\u00a0: le groupe)',
      IDDRProfileEsellerLead: 'Profil eSeller Lead (2\u00a0: vendeurs, 3\u00a0: chefs des ventes)',
      Plafond: 'Plafond',
    },
  },
  wsimport: {
    label: 'Comptes d’import de leads',
    nature: 'reglage',
    identity: ['Login'],
    own: ['Password'],
    screen: '/WSImport',
    chapter: 'parametres',
    fields: wsimportFields,
  },
  workflowsLeads: {
    label: 'Workflows des leads',
    nature: 'reglage',
    identity: ['IDOrigineAction', 'IDSite'],
    screen: '/workflowsLeads',
    chapter: 'parametres',
    fields: workflowFields,
  },
  familles: { label: 'Familles d’origines', nature: 'reglage', identity: ['Libelle'], screen: '/origines', chapter: 'referentiels' },
  sousFamilles: {
    label: 'Sous-familles d’origines',
    nature: 'reglage',
    identity: ['IDFamilleOrigineContact', 'Libelle'],
    screen: '/origines',
    chapter: 'referentiels',
    words: { IDFamilleOrigineContact: 'Famille' },
  },
  originesTypes: { label: 'Types d’origine', nature: 'fournisseur', identity: ['Description'], chapter: 'referentiels' },
  origines: {
    label: 'Origines',
    nature: 'reglage',
    identity: ['IDSousFamilleOrigineAction', 'Libelle'],
    screen: '/origines/{id}',
    chapter: 'referentiels',
    fields: { ...origineLibelle, ...origineFlags },
    words: { IDSousFamilleOrigineAction: 'Sous-famille', IDOrigineActionType: 'Type' },
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
    fields: ligneFrequenteFields,
    // The history shows nothing where no company is set.
    words: { IDPlaque: 'Société (vide\u00a0: toutes)' },
  },
  typesLignesFrequentes: { label: 'Types de ligne fréquente', nature: 'fournisseur', identity: ['Description'], chapter: 'referentiels' },
  malusEcologique: {
    label: 'Malus écologique',
    nature: 'reglage',
    identity: ['Libelle'],
    screen: ecologique,
    chapter: 'referentiels',
    fields: malusEcologiqueFields,
  },
  malusEcologiqueValues: {
    label: 'Montants d’un malus écologique',
    nature: 'reglage',
    identity: ['IDGrilleMalusEcologique', 'EmissionCO2'],
    of: 'malusEcologique',
    screen: ecologique,
    chapter: 'referentiels',
    fields: emissionFields,
    words: grilleWords,
  },
  malusMasse: {
    label: 'Malus masse',
    nature: 'reglage',
    identity: ['Libelle'],
    screen: masse,
    chapter: 'referentiels',
    fields: grilleFields,
  },
  malusMasseValues: {
    label: 'Tranches d’un malus masse',
    nature: 'reglage',
    identity: ['IDGrilleMalusMasse', 'MasseMin'],
    of: 'malusMasse',
    screen: masse,
    chapter: 'referentiels',
    fields: trancheFields,
    words: grilleWords,
  },
  importColonnes: {
    label: 'Colonnes d’import retenues',
    nature: 'reglage',
    identity: ['Import', 'Empreinte'],
    chapter: 'outils',
    words: { Import: 'Import', Empreinte: 'Empreinte des titres', Titres: 'Titres', Champs: 'Champs', Auteur: 'Auteur' },
  },
});
