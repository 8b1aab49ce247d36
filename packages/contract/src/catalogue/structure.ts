import { logoFields } from '../domains/logos-marques/logos-marques.calls.ts';
import { relanceFields } from '../domains/relances/relances.fields.ts';
import { demandeFields, reponseFields } from '../domains/demandes/demandes.fields.ts';
import { siteFields, siteGiven } from '../domains/sites/sites.fields.ts';
import { societeFields } from '../domains/societes/societes.fields.ts';
import { labelsOf } from '../fields/shapes.ts';
import { bee2LinkFields } from '../interfaces/bee2link/bee2link.calls.ts';
import { catalogueFields } from '../interfaces/catalogues/catalogues.calls.ts';
import { dbsFields } from '../interfaces/dbs/dbs.calls.ts';
import { emailSmsColumns } from '../interfaces/email-sms/email-sms.calls.ts';
import { leadColumns } from '../interfaces/eseller-lead/eseller-lead.calls.ts';
import { offreConstructeurFields } from '../interfaces/offre-constructeur/offre-constructeur.calls.ts';
import { planetVO2Fields } from '../interfaces/planetvo2/planetvo2.calls.ts';
import { smartDataFields } from '../interfaces/smart-data-for-lead/smart-data-for-lead.calls.ts';
import { parametres } from '../parametres/all.ts';
import { tables } from './kit.ts';
import { partnerWords } from './words.ts';

const site = '/sites/{id}';
const societe = '/societes/{id}';
const relance = '/relances/{id}';

/** Columns of a site that the screens of partners change, by the names of those screens. */
const siteInterfaceWords = labelsOf({
  ...offreConstructeurFields,
  ...planetVO2Fields,
  ...dbsFields,
  ...bee2LinkFields,
  ...catalogueFields,
});

const groupeWords = {
  ...partnerWords('eSeller Lead', leadColumns),
  ...partnerWords('SmartDataForLead', smartDataFields),
  ...partnerWords('Email/SMS', emailSmsColumns),
};

/** The group, its companies and sites, and what is kept of them. */
export const structureTables = tables({
  gpParametres: {
    label: 'Paramètres du groupe',
    nature: 'reglage',
    identity: [],
    own: ['IDClient', 'GRP_SmartDataForLead_Login', 'GRP_SmartDataForLead_Password', 'GRP_SMTP_Login', 'GRP_SMTP_From'],
    foreign: ['IDClient'],
    screen: '/parametres',
    chapter: 'parametres',
    fields: parametres,
    words: groupeWords,
  },
  activites: { label: 'Activités', nature: 'fournisseur', identity: ['Descr'], chapter: 'structure' },
  societes: {
    label: 'Sociétés',
    nature: 'reglage',
    identity: ['Libelle'],
    own: ['IDMiniGpOffre', 'IDMiniGpStock', 'IDMiniGpRapport', 'EMailsContacts', 'EmailEnvoiAutoBonDeCde', 'EmailAdministratifWelcomePro'],
    foreign: ['IDMiniGpOffre', 'IDMiniGpStock', 'IDMiniGpRapport'],
    screen: societe,
    chapter: 'structure',
    fields: societeFields,
  },
  societesMarques: {
    label: 'Marques d’une société',
    nature: 'reglage',
    identity: ['IDPlaque', 'Make'],
    of: 'societes',
    screen: societe,
    chapter: 'structure',
  },
  typesSite: { label: 'Types de site', nature: 'fournisseur', identity: ['Descr'], chapter: 'structure', words: { Descr: 'Type de site' } },
  sites: {
    label: 'Sites',
    nature: 'reglage',
    identity: ['IDPlaque', 'Code'],
    title: ['Descr'],
    own: ['CodeConstructeur', 'IDSitePVO2', 'IdSiteDBS', 'ClientIDBee2Link', 'EntityIDBee2Link', 'IDSiteBee2Link', 'IDWelcomePro'],
    loose: { IDPasserelleDMS: 'passerelles' },
    // A type of product is a row of the registry, the same for every customer.
    foreign: ['TPR_IDTypeProduit', 'IDSitePVO2', 'IdSiteDBS', 'ClientIDBee2Link', 'EntityIDBee2Link', 'IDSiteBee2Link', 'IDWelcomePro'],
    screen: site,
    chapter: 'structure',
    fields: { ...siteGiven, ...siteFields },
    words: siteInterfaceWords,
  },
  sitesImages: {
    label: 'Images d’un site',
    nature: 'reglage',
    identity: ['IDSite', 'Champ'],
    of: 'sites',
    screen: site,
    chapter: 'structure',
    words: { Champ: 'Place', Contenu: 'Image' },
  },
  sitesMarques: {
    label: 'Marques d’un site',
    nature: 'reglage',
    identity: ['IDSite', 'Make'],
    of: 'sites',
    screen: site,
    chapter: 'structure',
  },
  marques: { label: 'Marques', nature: 'fournisseur', identity: ['IDActivite', 'Make'], chapter: 'structure' },
  logosMarques: {
    label: 'Logos des marques',
    nature: 'reglage',
    identity: ['IDMarque'],
    screen: '/logosMarques',
    chapter: 'referentiels',
    fields: logoFields,
    words: { Logo: 'Fichier' },
  },
  demandes: {
    label: 'Demandes de modification',
    nature: 'fait',
    chapter: 'structure',
    fields: { ...demandeFields, ...reponseFields },
    words: { IDMessage: 'Courriel', Kind: 'Type de personne' },
  },
  outbox: {
    label: 'Courriels',
    nature: 'fait',
    chapter: 'outils',
    words: {
      destinataires: 'Destinataires',
      objet: 'Objet',
      texte: 'Texte',
      dateCreation: 'Créé le',
      dateEnvoi: 'Envoyé le',
      tentatives: 'Tentatives',
      prochaineTentative: 'Prochaine tentative',
      erreur: 'Dernière erreur',
    },
  },
  dpoContact: {
    label: 'Contact DPO',
    nature: 'reglage',
    identity: [],
    chapter: 'parametres',
    words: { exist: 'Contact connu', config: 'Configuré', mailDPOSent: 'Courriel envoyé au DPO', message: 'Message' },
  },
  relances: {
    label: 'Relances automatiques',
    nature: 'reglage',
    identity: ['Libelle', 'IDRelanceAutoEvenement', 'NbJours'],
    screen: relance,
    chapter: 'parametres',
    fields: relanceFields,
  },
  relancesEvenements: {
    label: 'Événements de relance',
    nature: 'fournisseur',
    identity: ['RelanceAutoEvenement_Libelle'],
    chapter: 'parametres',
    words: { RelanceAutoEvenement_Libelle: 'Événement' },
  },
  relancesPlaques: {
    label: 'Sociétés d’une relance',
    nature: 'reglage',
    identity: ['IDRelanceAuto', 'IDPlaque'],
    of: 'relances',
    screen: relance,
    chapter: 'parametres',
  },
  relancesSites: {
    label: 'Sites d’une relance',
    nature: 'reglage',
    identity: ['IDRelanceAuto', 'IDSite'],
    of: 'relances',
    screen: relance,
    chapter: 'parametres',
  },
});
