import { compteFields } from '../domains/comptes-eseller/comptes-eseller.calls.ts';
import { connexionFields } from '../domains/connexions/connexions.calls.ts';
import { profilPrcFields, profilTeamFields } from '../domains/profils/profils.fields.ts';
import { utilisateurFacts, utilisateurFields } from '../domains/utilisateurs/utilisateurs.fields.ts';
import { vueFields } from '../domains/vues/vues.fields.ts';
import { planetVOColumns } from '../interfaces/planetvo/planetvo.calls.ts';
import { renaultCsbFields } from '../interfaces/renault-csb/renault-csb.calls.ts';
import { tables } from './kit.ts';

const utilisateur = '/utilisateurs/{id}';
const profilTeam = '/profils/eSellerTeam/{id}';
const profilPrc = '/profils/eDataVoicePrc/{id}';

const fonctionWords = {
  DRMODULE_ID: 'Module',
  DRFUNCTION_ID: 'Fonction',
  DRFUNCTION_CODE: 'Code',
  DRFUNCTION_DESCR: 'Description',
  DRFUNCTION_COMMENT: 'Commentaire',
  DRTYPE_PRIVILEGE_ID: 'Type (1\u00a0: U, 2\u00a0: C, 3\u00a0: M, 4\u00a0: S)',
};

/** People, their profiles and what these let them do. */
export const personneTables = tables({
  utilisateurs: {
    label: 'Utilisateurs',
    nature: 'personne',
    identity: ['LoginWEB'],
    title: ['Lastname', 'Firstname'],
    own: ['Password', 'CodeIPNRenault', 'CodeFRStellantis', 'EstEDVMarketing', 'IsAccountOpened'],
    facts: ['EstEDVMarketing', 'IsAccountOpened'],
    screen: utilisateur,
    chapter: 'utilisateurs',
    fields: { ...utilisateurFields, ...utilisateurFacts },
  },
  utilisateursSites: {
    label: 'Sites d’un utilisateur',
    nature: 'personne',
    identity: ['IDPeople', 'IDSite'],
    of: 'utilisateurs',
    screen: utilisateur,
    chapter: 'utilisateurs',
  },
  configNissan: {
    label: 'Configuration Nissan d’un utilisateur',
    nature: 'personne',
    identity: ['IDPeople', 'IDSite'],
    of: 'utilisateurs',
    own: ['CodeVendeur', 'VecturyID'],
    foreign: ['VecturyID'],
    screen: utilisateur,
    chapter: 'utilisateurs',
    words: { CodeVendeur: 'Code vendeur', VecturyID: 'Vectury ID' },
  },
  departsPrevus: {
    label: 'Départs prévus',
    nature: 'personne',
    identity: ['IDPeople'],
    of: 'utilisateurs',
    // A user's number or an operator's.
    foreign: ['IDAuteur'],
    screen: utilisateur,
    chapter: 'utilisateurs',
    words: {
      DateH: 'Prévu le',
      Etapes: 'Étapes',
      IDRemplacant: 'Remplaçant',
      Motif: 'Motif',
      Kind: 'Type d’auteur',
      IDAuteur: 'Numéro de l’auteur',
      Login: 'Login de l’auteur',
      Auteur: 'Auteur',
      Refus: 'Pourquoi il n’a pas été fait',
      DateRefus: 'Refusé le',
    },
  },
  planetvoSocietes: {
    label: 'Sociétés PlanetVO d’un utilisateur',
    nature: 'personne',
    identity: ['IDPeople', 'IDPlaque'],
    of: 'utilisateurs',
    screen: utilisateur,
    chapter: 'utilisateurs',
  },
  renaultCsb: {
    label: 'Renault CSB d’un utilisateur',
    nature: 'personne',
    identity: ['IDPeople'],
    of: 'utilisateurs',
    own: ['Username', 'Password'],
    screen: utilisateur,
    chapter: 'utilisateurs',
    fields: renaultCsbFields,
  },
  planetvoUtilisateurs: {
    label: 'Utilisateurs PlanetVO',
    nature: 'personne',
    identity: ['IDPeople'],
    own: ['BasePVO', 'NickName'],
    screen: '/interfaces/planetVO/utilisateurs/{id}',
    chapter: 'interfaces',
    fields: planetVOColumns,
  },
  devices: { label: 'Appareils', nature: 'fait', chapter: 'utilisateurs', words: { Modele: 'Modèle', Push: 'Reçoit les notifications' } },
  comptesESeller: {
    label: 'Comptes eSeller',
    nature: 'fait',
    chapter: 'utilisateurs',
    fields: compteFields,
  },
  connexions: {
    label: 'Connexions en tant qu’un utilisateur',
    nature: 'fait',
    chapter: 'utilisateurs',
    fields: connexionFields,
    words: { Operateur: 'Opérateur', LoginWEB: 'Login' },
  },
  estimationsReprise: {
    label: 'Responsables des estimations de reprise',
    nature: 'personne',
    identity: ['IDPlaque', 'IDPeople'],
    screen: '/estimationsReprise',
    chapter: 'parametres',
  },
  objectifsVendeur: {
    label: 'Objectifs vendeur',
    nature: 'reglage',
    identity: ['Nom'],
    screen: '/objectifsVendeur',
    chapter: 'parametres',
    words: { Coefficient: 'Coefficient' },
  },
  dashboards: { label: 'Tableaux de bord eSeller Team', nature: 'fournisseur', identity: ['Libelle'], chapter: 'utilisateurs' },
  profilsESellerTeam: {
    label: 'Profils eSeller Team',
    nature: 'reglage',
    identity: ['DESCR'],
    screen: profilTeam,
    chapter: 'utilisateurs',
    fields: profilTeamFields,
  },
  DRPROFILE_PRIVILEGE: {
    label: 'Droits d’un profil eSeller Team',
    nature: 'reglage',
    identity: ['DRPROFILE_ID', 'DRFUNCTION_ID', 'DRTYPE_PRIVILEGE_ID'],
    of: 'profilsESellerTeam',
    screen: profilTeam,
    chapter: 'utilisateurs',
    words: { ...fonctionWords, DRPROFILE_ID: 'Profil eSeller Team', DRPROFILE_PRIVILEGE_CHECKED: 'Accordé' },
  },
  profilsLead: {
    label: 'Profils eSeller Lead',
    nature: 'fournisseur',
    identity: ['Libelle'],
    chapter: 'utilisateurs',
    words: { LibelleEDataVoice: 'Libellé eDataVoice' },
  },
  profilsEDataVoicePrc: {
    label: 'Profils eDV (PRC)',
    nature: 'reglage',
    identity: ['Libelle'],
    screen: profilPrc,
    chapter: 'utilisateurs',
    fields: profilPrcFields,
  },
  profilsEDataVoicePrcPermissions: {
    label: 'Permissions d’un profil eDV (PRC)',
    nature: 'reglage',
    identity: ['IDProfil', 'Code'],
    of: 'profilsEDataVoicePrc',
    screen: profilPrc,
    chapter: 'utilisateurs',
    words: { IDProfil: 'Profil eDV (PRC)', Code: 'Permission' },
  },
  permissions: {
    label: 'Permissions de la relation client',
    nature: 'fournisseur',
    identity: ['Code'],
    chapter: 'utilisateurs',
    words: { LibelleCategoriePermission: 'Catégorie' },
  },
  SOFTWARE: {
    label: 'Logiciels',
    nature: 'fournisseur',
    identity: ['SOFTWARE_CODE'],
    chapter: 'utilisateurs',
    words: { SOFTWARE_CODE: 'Code', SOFTWARE_DESCR: 'Description' },
  },
  DRMODULE: {
    label: 'Modules des logiciels',
    nature: 'fournisseur',
    identity: ['SOFTWARE_ID', 'DRMODULE_CODE'],
    chapter: 'utilisateurs',
    words: { SOFTWARE_ID: 'Logiciel', DRMODULE_CODE: 'Code', DRMODULE_DESCR: 'Description' },
  },
  DRFUNCTION: {
    label: 'Fonctions des logiciels',
    nature: 'fournisseur',
    identity: ['DRMODULE_ID', 'DRFUNCTION_CODE'],
    chapter: 'utilisateurs',
    words: fonctionWords,
  },
  DRTYPE_PRIVILEGE: {
    label: 'Types de droit',
    nature: 'fournisseur',
    identity: ['DRTYPE_PRIVILEGE_CODE'],
    chapter: 'utilisateurs',
    words: { DRTYPE_PRIVILEGE_CODE: 'Code' },
  },
  DRPRIVILEGE_FUNCTION: {
    label: 'Droits activés d’une fonction',
    nature: 'fournisseur',
    identity: ['DRFUNCTION_ID', 'DRTYPE_PRIVILEGE_ID'],
    chapter: 'utilisateurs',
    words: { ...fonctionWords, DRPRIVILEGE_FUNCTION_ENABLED: 'Activé' },
  },
  vues: {
    label: 'Vues des listes',
    nature: 'personne',
    identity: ['Ecran', 'Portee', 'TypeAuteur', 'IDAuteur', 'Nom'],
    title: ['Nom'],
    // A user's number or an operator's.
    foreign: ['IDAuteur'],
    chapter: 'outils',
    fields: vueFields,
    words: { IDAuteur: 'Numéro de l’auteur', TypeAuteur: 'Type d’auteur' },
  },
});
