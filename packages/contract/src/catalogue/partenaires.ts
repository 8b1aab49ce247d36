import { hondaKpiFields } from '../interfaces/honda-kpi/honda-kpi.calls.ts';
import { nissanKpiFields } from '../interfaces/nissan-siebel/nissan-siebel.calls.ts';
import { planetVO2LogFields } from '../interfaces/planetvo2/planetvo2.calls.ts';
import { abonnementFields, compteFields, ftpFields, portailFields } from '../interfaces/publication/publication.fields.ts';
import {
  wallyMarqueFields,
  wallyMarqueOrigineFields,
  wallyMarqueSiteFields,
  wallyOrigineFields,
  wallySiteFields,
} from '../interfaces/wally/wally-correspondances.calls.ts';
import { wallyLeadFields, wallyOffreFields } from '../interfaces/wally/wally-logs.calls.ts';
import { wallyCompteFields } from '../interfaces/wally/wally.calls.ts';
import { tables } from './kit.ts';

const site = '/sites/{id}';

const wallyWords = { IdCompte: 'Compte Wally' };

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
    label: 'Marques WLTP d’un site',
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
    screen: '/publication/compteClient',
    chapter: 'parametres',
    fields: compteFields,
  },
  publicationPortails: {
    label: 'Portails de publication',
    nature: 'reglage',
    identity: ['Libelle'],
    screen: '/publication',
    chapter: 'parametres',
    fields: portailFields,
  },
  publicationAbonnements: {
    label: 'Abonnements de publication',
    nature: 'reglage',
    identity: ['IDSite', 'IDPortail'],
    screen: '/publication/abonnements',
    chapter: 'parametres',
    fields: abonnementFields,
    words: { IDPortail: 'Portail' },
  },
  publicationFtp: {
    label: 'Configuration FTP de publication',
    nature: 'reglage',
    identity: [],
    own: ['Hote', 'Port', 'Login', 'Password', 'Dossier'],
    screen: '/publication/configurationFtp',
    chapter: 'parametres',
    fields: ftpFields,
  },
  wallyComptes: {
    label: 'Comptes Wally',
    nature: 'reglage',
    identity: ['crm_name', 'Identifiant'],
    title: ['Identifiant'],
    own: ['EtatDuCompte', 'Flag', 'EmailNotification'],
    screen: '/interfaces/wally',
    chapter: 'interfaces',
    fields: wallyCompteFields,
  },
  wallySites: {
    label: 'Points de vente d’un compte Wally',
    nature: 'miroir',
    identity: ['IdCompte', 'IdWallySite'],
    chapter: 'interfaces',
    fields: wallySiteFields,
    words: wallyWords,
  },
  wallyMarques: {
    label: 'Marques d’un compte Wally',
    nature: 'miroir',
    identity: ['IdCompte', 'IdWallyMarque'],
    chapter: 'interfaces',
    fields: wallyMarqueFields,
    words: wallyWords,
  },
  wallyOrigines: {
    label: 'Origines d’un compte Wally',
    nature: 'miroir',
    identity: ['IdCompte', 'IdWallyOrigine'],
    chapter: 'interfaces',
    fields: wallyOrigineFields,
    words: wallyWords,
  },
  wallyMarquesSites: {
    label: 'Points de vente Wally',
    nature: 'reglage',
    identity: ['IdCompte', 'IdWallySite', 'IdWallyMarque'],
    screen: '/interfaces/wally',
    chapter: 'interfaces',
    fields: wallyMarqueSiteFields,
    words: wallyWords,
  },
  wallyMarquesOrigines: {
    label: 'Origines Wally',
    nature: 'reglage',
    identity: ['IdCompte', 'IdWallyOrigine', 'IdWallyMarque'],
    screen: '/interfaces/wally',
    chapter: 'interfaces',
    fields: wallyMarqueOrigineFields,
    words: wallyWords,
  },
  wallyIntegrations: {
    label: 'Intégrations Wally',
    nature: 'fait',
    foreign: ['IDClient', 'IDOffres'],
    chapter: 'interfaces',
    fields: { crm_name: wallyCompteFields.crm_name, ...wallyLeadFields, ...wallyOffreFields },
    words: { Genre: 'Genre' },
  },
  planetvo2Logs: {
    label: 'Échanges avec PlanetVO 2',
    nature: 'fait',
    chapter: 'interfaces',
    fields: planetVO2LogFields,
  },
  nissanLeadSiebelOut: {
    label: 'Leads envoyés à Nissan Siebel',
    nature: 'fait',
    chapter: 'interfaces',
    fields: nissanKpiFields,
  },
  hondaKPILogs: {
    label: 'KPI envoyés à Honda',
    nature: 'fait',
    chapter: 'interfaces',
    fields: hondaKpiFields,
  },
});
