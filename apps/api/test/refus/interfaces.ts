import { base, droits, formulaire, invariant, partenaire, type Refus } from './classes.ts';

const asked = formulaire('It is about what the call is asked for, and writes no row.');
const chosen = formulaire('What is chosen may become so afterwards, and its row stays: only a new choice is judged.');
const once = formulaire('A row is written whole at first: none comes back without it.');
const secret = formulaire('Secrets may have to be entered again, and a company that is added has none yet.');

/** The refusals of interfaces. */
export const refusOfInterfaces: Refus = {
  'interfaces/bee2link/bee2link.routes': { 'L’identifiant du client': partenaire },
  'interfaces/bee2link/bee2link.rules': {
    'Cette adresse': asked,
    'checkMatch: bee2LinkMessages.noMatch': partenaire,
    'checkMatch: bee2LinkMessages.unknownClient': partenaire,
    'refusal: Descr': partenaire,
  },
  'interfaces/catalogues/catalogues.routes': {
    'checkBrands: message': droits('check-forms', 'brandsRequired'),
    'checkUse: brandsRequired': partenaire,
  },
  'interfaces/corporate-sales/corporate-sales.routes': { 'Ce site n’a pas de code': partenaire },
  'interfaces/dbs/dbs.routes': { 'saveSites: doublonsMessage': invariant('sites.IdSiteDBS') },
  'interfaces/edv-marketing/create-marketing-user': { 'L’utilisateur eDataVoice': invariant('utilisateurs.EstEDVMarketing') },
  'interfaces/email-sms/email-sms.connector': { 'sendTestMail:': partenaire },
  'interfaces/email-sms/email-sms.routes': { 'Renseignez le serveur SMTP': asked },
  'interfaces/email-sms/save-email-sms': { 'changeEmailSms:': secret },
  'interfaces/eseller-lead/eseller-lead.rules': { 'checkActif: needsIDClient': invariant('gpParametres.IDClient') },
  'interfaces/honda-kpi/honda-kpi.routes': { 'La clé d’API': asked },
  'interfaces/offre-constructeur/offre-constructeur.store': {
    'saveSite: offreNeedsCode': invariant('sites.OffreCodeConstructeurActif'),
  },
  'interfaces/planetvo/planetvo.routes': { 'La clé d’API PlanetVO': secret, 'La configuration est incomplète': once },
  'interfaces/planetvo2/planetvo2.rules': { 'settled: before.Descr': invariant('sites.ActifPVO2') },
  'interfaces/publication/publication.connector': {
    'Ce compte ne peut pas lire': partenaire,
    'Le dossier': partenaire,
    'Le serveur FTP n’est pas disponible': partenaire,
    'Le serveur FTP refuse': partenaire,
    'tryFtp: failureOf': partenaire,
  },
  'interfaces/publication/publication.routes': {
    'saveAbonnements: refused': invariant('publicationAbonnements.IDPortail'),
    'saveCompte: incompleteCompte': invariant('publicationCompte.Actif'),
    'updatePortail: refused': invariant('publicationAbonnements.IDPortail'),
  },
  'interfaces/publication/publication.store': { 'Un portail porte déjà': base('publicationPortails_Libelle') },
  'interfaces/publication/test-ftp': { 'Renseignez l’hôte': asked },
  'interfaces/renault-csb/renault-csb.routes': { 'Renseignez d’abord': partenaire },
  'interfaces/renault-csb/renault-csb.store': { 'Cet utilisateur a déjà': base('renaultCsb_pkey') },
  'interfaces/renault-csb/save-csb': { 'Renseignez l’identifiant': once },
  'interfaces/wally/activate-compte': { 'checkAddresses:': partenaire },
  'interfaces/wally/comptes.store': { 'Le compte par défaut': partenaire, 'taken: message': base('wallyComptes_Identifiant') },
  'interfaces/wally/correspondances.routes': { 'La demande ne correspond pas': asked, 'saveAll: wallyMessages.unmapped': chosen },
  'interfaces/wally/correspondances.store': {
    'Cette origine est inactive': chosen,
    'insertPair: kind.exists': base('wallyMarquesSites_pkey', 'wallyMarquesOrigines_pkey'),
  },
  'interfaces/wally/create-compte': { 'Le CRM n’est pas': asked },
  'interfaces/wally/wally.rules': {
    'Cette adresse': asked,
    'asConflict: error.message': partenaire,
    'checkActivation: message': partenaire,
    'checkActivation: wallyMessages.unmapped': partenaire,
  },
  'interfaces/wltp/save-wltp': { 'saveWltp: onlyMarquesWltp': base('sitesWLTP_IDMarque_fkey') },
};
