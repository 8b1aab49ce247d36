import { labelsOf } from '@comptoir/contract/fields/shapes';
import type { JournalEntry } from '@comptoir/contract/journal';
import { references } from '@comptoir/contract/references/all';
import type { Reference } from '@comptoir/contract/references/kit';
import {
  bonDeCommandeFields,
  droitFields,
  grilleFields,
  impressionFields,
  ligneFrequenteFields,
  origineFields,
  outboxFields,
  passerelleFields,
  profilTeamFields,
  relanceFields,
  siteFields,
  societeFields,
  templateBdcFields,
  utilisateurFields,
  workflowFields,
} from './journal-fields.ts';
import { bonDeCommandePath } from '../../bons-de-commande/bons-de-commande.links.ts';
import { ligneFrequentePath } from '../../lignes-frequentes/lignes-frequentes.links.ts';
import { grilleEcologiquePath } from '../../malus-ecologique/malus-ecologique.links.ts';
import { grilleMassePath } from '../../malus-masse/malus-masse.links.ts';
import { originesDefautPath } from '../../origines/origines.links.ts';
import { columnsPath, passerellePath } from '../../passerelles/passerelles.links.ts';
import { profilPrcPath, profilTeamPath } from '../../profils/profils.links.ts';
import { relancePath } from '../../relances/relances.links.ts';
import { sitePath } from '../../sites/sites.links.ts';
import { societePath } from '../../societes/societes.links.ts';
import { templateBdcPath } from '../../templates-bdc/templates-bdc.links.ts';
import { impressionTabPath } from '../../templates-impression/templates-impression.links.ts';
import { utilisateurPath } from '../../utilisateurs/utilisateurs.links.ts';
import { interfaceTables } from './interface-tables.ts';
import { agriculturePublicationTables } from './agriculture-publication-tables.ts';
import type { JournalTable } from './journal-table.ts';
import { parametresTables } from './parametres-tables.ts';

/** A key of several columns is joined by slashes; these begin with the user's, the follow-up's, the gateway's. */
const ofUtilisateur = (ligne: string) => utilisateurPath(Number.parseInt(ligne, 10));
const ofSite = (ligne: string) => sitePath(Number.parseInt(ligne, 10));
const ofSociete = (ligne: string) => societePath(Number.parseInt(ligne, 10));
const ofProfilTeam = (ligne: string) => profilTeamPath(Number.parseInt(ligne, 10));
const ofProfilPrc = (ligne: string) => profilPrcPath(Number.parseInt(ligne, 10));
const ofRelance = (ligne: string) => relancePath(Number.parseInt(ligne, 10));
const ofColumns = (ligne: string) => columnsPath(Number.parseInt(ligne, 10));

const ofGrilleEcologique = (ligne: string) => grilleEcologiquePath(Number.parseInt(ligne, 10));
const ofGrilleMasse = (ligne: string) => grilleMassePath(Number.parseInt(ligne, 10));

const ofGroupe = () => impressionTabPath('configurationGroupe');
const ofTemplateBdc = (ligne: string) => templateBdcPath(Number.parseInt(ligne, 10));

const own: Record<string, JournalTable> = {
  ...interfaceTables,
  BonDeCommande: { label: 'Bons de commande', record: bonDeCommandePath, fields: bonDeCommandeFields },
  ColumnDMSMaterial: { label: "Colonnes d'une passerelle", record: ofColumns, of: 'passerelles', fields: { checked: 'Cochée' } },
  DRFUNCTION: { label: 'Fonctions des logiciels' },
  DRMODULE: { label: 'Modules des logiciels' },
  DRPRIVILEGE_FUNCTION: { label: "Droits activés d'une fonction" },
  DRPROFILE_PRIVILEGE: { label: "Droits d'un profil eSeller Team", record: ofProfilTeam, of: 'profilsESellerTeam', fields: droitFields },
  DRTYPE_PRIVILEGE: { label: 'Types de droit' },
  SOFTWARE: { label: 'Logiciels' },
  activites: { label: 'Activités' },
  champsFicheClient: { label: 'Champs de la fiche client' },
  champsFicheClientConfigurations: { label: 'Champs affichés sur la fiche client' },
  clients: { label: 'Clients', fields: { IDFidelite: 'Carte de fidélité', DateDebutFidelite: 'Début du contrat de fidélité' } },
  comptesESeller: {
    label: 'Comptes eSeller',
    fields: { DateHOuverture: 'Activé le', DateHCloture: 'Clôturé le', FactureDu: 'Facturé du', FactureAu: 'Facturé au' },
  },
  configNissan: { label: "Configuration Nissan d'un utilisateur", record: ofUtilisateur, of: 'utilisateurs' },
  connexions: {
    label: "Connexions en tant qu'un utilisateur",
    fields: { Operateur: 'Opérateur', LoginWEB: 'Login', product: 'Produit', motif: 'Motif' },
  },
  dashboards: { label: 'Tableaux de bord eSeller Team' },
  devices: { label: 'Appareils' },
  dpoContact: { label: 'Contact DPO' },
  lignesFrequentes: { label: 'Lignes fréquentes', record: ligneFrequentePath, fields: ligneFrequenteFields },
  typesLignesFrequentes: { label: 'Types de ligne fréquente' },
  malusEcologique: { label: 'Malus écologique', record: ofGrilleEcologique, fields: grilleFields },
  malusEcologiqueValues: {
    label: "Montants d'un malus écologique",
    record: ofGrilleEcologique,
    of: 'malusEcologique',
    fields: grilleFields,
  },
  malusMasse: { label: 'Malus masse', record: ofGrilleMasse, fields: grilleFields },
  malusMasseValues: { label: "Tranches d'un malus masse", record: ofGrilleMasse, of: 'malusMasse', fields: grilleFields },
  groupesStatuts: { label: 'Groupes de statuts des véhicules' },
  statutsVehicules: { label: 'Statuts des véhicules' },
  modulesDocsAdmin: { label: 'Modules des documents administratifs' },
  affaires: { label: 'Affaires', fields: { IDOrigineAction: 'Origine' } },
  familles: { label: "Familles d'origines", fields: { Libelle: 'Libellé' } },
  offres: { label: 'Offres', fields: { IDOrigineAction: 'Origine' } },
  origineDefault: {
    label: 'Origines par défaut',
    record: () => originesDefautPath,
    fields: { Contexte: 'Contexte', IDOrigineAction: 'Origine' },
  },
  origines: { label: 'Origines', fields: origineFields },
  originesTypes: { label: "Types d'origine" },
  rapports: { label: 'Rapports', fields: { IDOrigineAction: 'Origine' } },
  sousFamilles: { label: "Sous-familles d'origines", fields: { Libelle: 'Libellé' } },
  passerelles: { label: 'Passerelles', record: passerellePath, fields: passerelleFields },
  passerellesHisto: { label: "Historique d'une passerelle" },
  permissions: { label: 'Permissions de la relation client' },
  planetvoSocietes: { label: "Sociétés PlanetVO d'un utilisateur", record: ofUtilisateur, of: 'utilisateurs' },
  profilsEDataVoicePrc: { label: 'Profils eDV (PRC)', record: ofProfilPrc, fields: { Libelle: 'Nom', IDTypeProfil: 'Type profil' } },
  profilsEDataVoicePrcPermissions: {
    label: "Permissions d'un profil eDV (PRC)",
    record: ofProfilPrc,
    of: 'profilsEDataVoicePrc',
    fields: { Code: 'Permission' },
  },
  profilsESellerTeam: { label: 'Profils eSeller Team', record: ofProfilTeam, fields: profilTeamFields },
  profilsLead: { label: 'Profils eSeller Lead' },
  relances: { label: 'Relances automatiques', record: relancePath, fields: relanceFields },
  relancesEvenements: { label: 'Événements de relance' },
  relancesPlaques: { label: "Sociétés d'une relance", record: ofRelance, of: 'relances' },
  relancesSites: { label: "Sites d'une relance", record: ofRelance, of: 'relances' },
  demandes: { label: 'Demandes de modification', fields: { commentaire: 'Commentaire', sujet: 'Sujet', name: 'Demandeur' } },
  marques: { label: 'Marques', fields: { Make: 'Marque', IDActivite: 'Activité' } },
  outbox: { label: 'Courriels', fields: outboxFields },
  renaultCsb: {
    label: "Renault CSB d'un utilisateur",
    record: ofUtilisateur,
    of: 'utilisateurs',
    fields: { Username: 'Identifiant CSB', Password: 'Mot de passe CSB' },
  },
  sites: { label: 'Sites', record: (ligne) => sitePath(Number(ligne)), fields: siteFields },
  sitesImages: { label: "Images d'un site", record: ofSite, of: 'sites', fields: { Champ: 'Place', Contenu: 'Image' } },
  sitesMarques: { label: "Marques d'un site", record: ofSite, of: 'sites', fields: { Make: 'Marque' } },
  societes: { label: 'Sociétés', record: (ligne) => societePath(Number(ligne)), fields: societeFields },
  societesMarques: { label: "Marques d'une société", record: ofSociete, of: 'societes', fields: { Make: 'Marque' } },
  templatesImpression: { label: "Modèles d'impression", fields: { Description: 'Description' } },
  templatesImpressionGroupe: { label: "Modèles d'impression du groupe", record: ofGroupe, fields: impressionFields },
  templatesImpressionSites: { label: "Modèles d'impression d'un site", record: ofSite, of: 'sites', fields: impressionFields },
  cgv: {
    label: 'Conditions générales de vente',
    record: ofGroupe,
    of: 'templatesImpressionGroupe',
    fields: { Nom: 'Nom', IDDocumentPdf: 'Document' },
  },
  documentsPdf: { label: 'Documents PDF', of: 'templatesImpressionGroupe', fields: { Document: 'Document', Contenu: 'PDF' } },
  templatesBDC: { label: 'Modèles de bon de commande', record: templateBdcPath, fields: templateBdcFields },
  templatesBDCMarques: {
    label: "Marques d'un modèle de bon de commande",
    record: ofTemplateBdc,
    of: 'templatesBDC',
    fields: { Marque: 'Marque' },
  },
  workflowsLeads: { label: 'Workflows des leads', fields: workflowFields },
  wsimport: {
    label: "Comptes d'import de leads",
    fields: { Login: 'Login', Password: 'Mot de passe', IDPlaque: 'Société', IDSite: 'Site' },
  },
  typesCloture: { label: 'Types de clôture' },
  typesFicheClient: { label: 'Types de fiche client' },
  typesSite: { label: 'Types de site' },
  utilisateurs: { label: 'Utilisateurs', record: ofUtilisateur, fields: utilisateurFields },
  utilisateursSites: { label: "Sites d'un utilisateur", record: ofUtilisateur, of: 'utilisateurs' },
};

const ofReference = ({ name, route, texts, fields }: Reference): [string, JournalTable] => [
  name,
  { label: texts.title, record: (ligne) => `${route}/${ligne}`, fields: labelsOf(fields) },
];

const tables = new Map<string, JournalTable>([
  ...Object.entries({ ...own, ...parametresTables, ...agriculturePublicationTables }),
  ...references.map(ofReference),
]);

/** The French name of a table, or its own name if it has none. */
export const tableLabel = (table: string) => tables.get(table)?.label ?? table;

/** The page of a line; `null` if there is none, or if it was deleted with the line. */
export const recordHref = ({ NomTable, IDLigne, Operation }: Pick<JournalEntry, 'NomTable' | 'IDLigne' | 'Operation'>) => {
  const { record, of } = tables.get(NomTable) ?? {};
  return record && (Operation !== 'D' || of) ? record(IDLigne) : null;
};

/** The tables whose lines are parts of this one's. */
export const partsOf = (table: string) => [...tables].filter(([, { of }]) => of === table).map(([name]) => name);

export const fieldLabel = (table: string, field: string) => {
  const fields = tables.get(table)?.fields ?? {};
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
};
