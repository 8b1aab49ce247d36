import { affaireFields } from '../domains/affaires/affaires.calls.ts';
import { echangeFields } from '../domains/echanges/echanges.fields.ts';
import { logSuppressionFields } from '../domains/log-suppression/log-suppression.fields.ts';
import { importFields } from '../domains/imports/imports.calls.ts';
import { noteFields } from '../domains/notes/notes.fields.ts';
import { santeFields } from '../domains/sante/sante.calls.ts';
import { pick } from '../fields/shapes.ts';
import { tables } from './kit.ts';

const sante = {
  fields: pick(santeFields, ['Verdict', 'DernierSucces', 'DernierEchec', 'EchecsConsecutifs']),
  words: { Auteur: 'Auteur' },
};

/** What a run keeps so that somebody may go on with it, or undo it. */
const travailWords = {
  Appel: 'Appel',
  Kind: 'Type d’auteur',
  IDPeople: 'Utilisateur',
  Operations: 'Opérations',
  Annulees: 'Opérations annulées',
  Suite: 'Suite donnée',
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
    fields: affaireFields,
    words: { DateHCloture: 'Clôturée le' },
  },
  offres: { label: 'Offres', nature: 'metier', chapter: 'outils', words: { OFS_Descr: 'Statut' } },
  rapports: {
    label: 'Rapports',
    nature: 'metier',
    chapter: 'outils',
    words: { DateRapport: 'Date du rapport', DateHCloture: 'Clôturé le' },
  },
  notes: {
    label: 'Notes',
    nature: 'fait',
    // Of any table that carries notes.
    foreign: ['IDLigne'],
    chapter: 'outils',
    fields: noteFields,
    words: {
      IDLigne: 'Enregistrement',
      Portee: 'Portée',
      Kind: 'Type d’auteur',
      Auteur: 'Auteur',
      DateModification: 'Modifiée le',
    },
  },
  notesMentions: { label: 'Personnes citées', nature: 'fait', chapter: 'outils', words: { IDNote: 'Note', Kind: 'Type de personne' } },
  echanges: {
    label: 'Journal des échanges',
    nature: 'fait',
    screen: '/echanges/{id}',
    chapter: 'outils',
    fields: echangeFields,
  },
  imports: {
    label: 'Imports',
    nature: 'fait',
    // Of somebody who may be gone by now.
    foreign: ['IDPeople'],
    chapter: 'outils',
    fields: importFields,
    words: {
      Import: 'Import',
      Groupe: 'Groupe',
      Vu: 'Dernier signe',
      Arret: 'Arrêté',
      ...travailWords,
      Empreinte: 'Empreinte du fichier',
    },
  },
  lots: {
    label: 'Modifications en nombre',
    nature: 'fait',
    // Of somebody who may be gone by now.
    foreign: ['IDPeople'],
    chapter: 'outils',
    words: {
      Auteur: 'Auteur',
      Groupe: 'Groupe',
      Vu: 'Dernier signe',
      Fin: 'Terminée le',
      Arret: 'Arrêtée',
      Lignes: 'Lignes',
      Prises: 'Lignes prises',
      Refusees: 'Lignes refusées',
      ...travailWords,
      Corps: 'Changements',
      Ids: 'Lignes choisies',
    },
  },
  santeAlertes: {
    label: 'Alertes des interfaces',
    nature: 'fait',
    screen: '/sante',
    chapter: 'interfaces',
    fields: pick(santeFields, ['Libelle', 'Message']),
    words: {
      Cible: 'Cible',
      Echecs: santeFields.EchecsConsecutifs.label,
      Destinataires: 'Destinataires',
      DateAcquittement: 'Acquittée le',
      AcquittePar: 'Acquittée par',
      DateFin: 'Terminée le',
    },
  },
  santeEtats: {
    label: 'États des interfaces',
    nature: 'fait',
    chapter: 'interfaces',
    ...sante,
    words: { ...sante.words, SitesPerdus: 'Sites reliés perdus' },
  },
  santeVerifications: { label: 'Vérifications des interfaces', nature: 'fait', chapter: 'interfaces', ...sante },
  santeJours: {
    label: 'Jours des interfaces',
    nature: 'fait',
    chapter: 'interfaces',
    fields: pick(santeFields, ['Libelle', 'Message']),
    words: { Jour: 'Jour', Succes: 'Succès', Echecs: 'Échecs' },
  },
  chiffres: { label: 'Chiffres', nature: 'fait', chapter: 'outils', words: { Mesure: 'Mesure', Jour: 'Jour', Nombre: 'Nombre' } },
  journal: {
    label: 'Journal',
    nature: 'fait',
    // It is about rows of any table, and of people who may be gone.
    foreign: ['IDPeople', 'IDLigne', 'IDEntete'],
    chapter: 'outils',
    words: {
      IDJournal: 'Ligne',
      Groupe: 'Groupe',
      Auteur: 'Auteur',
      Reel: 'Agit réellement',
      Kind: 'Type d’auteur',
      Appel: 'Appel',
      Action: 'Action',
      Motif: 'Motif',
      Cause: 'Cause',
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
    fields: logSuppressionFields,
  },
  revisions: { label: 'Révisions des listes', nature: 'fait', chapter: 'outils', words: { slot: 'Place', n: 'Révision' } },
  instants: {
    label: 'Instants du journal',
    nature: 'fait',
    chapter: 'outils',
    words: {
      DateH: 'Date',
      Nature: 'Nature',
      Jusqua: 'Jusqu’à la ligne',
      Tardifs: 'Lignes tardives',
      Nombre: 'Lignes',
      Lignes: 'Empreinte des lignes',
      Precedente: 'Empreinte précédente',
      Empreinte: 'Empreinte',
    },
  },
  scellements: {
    label: 'Scellement du journal',
    nature: 'fait',
    chapter: 'outils',
    words: {
      Jusqua: 'Jusqu’à la ligne',
      Empreinte: 'Empreinte',
      Plancher: 'Réglé jusqu’à la ligne',
      Vus: 'Lignes déjà scellées',
      Candidat: 'Prochaine ligne réglée',
      CandidatXmax: 'Dès la transaction',
    },
  },
  contenus: { label: 'Fichiers remplacés', nature: 'fait', chapter: 'outils', words: { Octets: 'Contenu' } },
  epoques: {
    label: 'Époques des comptes',
    nature: 'fait',
    // Whose sessions have ended; the person may be gone.
    foreign: ['IDPeople'],
    chapter: 'outils',
    words: { IDPeople: 'Personne', Epoque: 'Époque' },
  },
  secretsAnterieurs: {
    label: 'Secrets remplacés',
    nature: 'fait',
    // Of any table, and of lines that may be purged.
    foreign: ['IDJournal', 'IDLigne'],
    chapter: 'outils',
    words: { IDJournal: 'Ligne du journal', IDLigne: 'Enregistrement', Colonne: 'Champ', NomTable: 'Liste', Scelle: 'Valeur chiffrée' },
  },
});
