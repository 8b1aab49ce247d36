import { sql, type Updateable } from 'kysely';
import type { SitePerdu } from '../../src/db/tables/sante.ts';
import type { CustomerTables, Db } from '../../src/db/tables.ts';

interface Plant {
  /** The fault put into the healthy group. */
  plante: (db: Db) => Promise<unknown>;
  /** The one line that the check must then find. */
  label: string;
  href: string;
}

const yearInParis = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', year: 'numeric' }).format();

const site = (changes: Updateable<CustomerTables['sites']>) => (db: Db) =>
  db.updateTable('sites').set(changes).where('IDSite', '=', 2).execute();
const brest = { label: 'Brest', href: '/sites/2' };
const societe = (changes: Updateable<CustomerTables['societes']>) => (db: Db) => db.updateTable('societes').set(changes).execute();
const un = { label: 'Société Un', href: '/societes/1' };
const user = (changes: Updateable<CustomerTables['utilisateurs']>) => (db: Db) =>
  db.updateTable('utilisateurs').set(changes).where('IDPeople', '=', 2).execute();
const vendeur = { label: 'VENDEUR Anne', href: '/utilisateurs/2' };
const groupe = (changes: Updateable<CustomerTables['gpParametres']>) => (db: Db) => db.updateTable('gpParametres').set(changes).execute();
const newSociete = { IDPlaque: 2, IDActivite: 1, Libelle: 'Société Deux' };
const deux = { label: 'Société Deux', href: '/societes/2' };
const ecologique = { label: 'Grille CO2', href: '/malusEcologique/1' };

/** The group's access at a partner as its last check left it: refused, and with these matches lost. */
const refused = (Interface: string, Message: string, ...perdus: readonly SitePerdu[]) => ({
  Interface,
  Cible: '',
  Libelle: 'Groupe',
  Verdict: 'refus',
  Message,
  SitesPerdus: sql<readonly SitePerdu[]>`${JSON.stringify(perdus)}::jsonb`,
  DernierSucces: null,
  DernierEchec: null,
  EchecsConsecutifs: 1,
});

/** A fault for each check. */
export const plants: Readonly<Record<string, Plant>> = {
  // Copied from another user, so it does not open here.
  secretARessaisir: {
    plante: async (db) => {
      const { Password } = await db.selectFrom('utilisateurs').select('Password').where('IDPeople', '=', 1).executeTakeFirstOrThrow();
      await user({ Password })(db);
    },
    label: 'VENDEUR Anne\u00a0: mot de passe',
    href: '/utilisateurs/2',
  },
  siteLeadSansLibelle: { plante: site({ Libelle: ' ' }), ...brest },
  siteLeadSansStock: { plante: site({ EstVN: false, EstVO: false }), ...brest },
  siteVnSansMarque: { plante: (db) => db.deleteFrom('sitesMarques').where('IDSite', '=', 2).execute(), ...brest },
  siteMarqueHorsSociete: {
    plante: async (db) => {
      await db.insertInto('marques').values({ IDMarque: 2, IDActivite: 1, Make: 'Dacia' }).execute();
      await db.insertInto('sitesMarques').values({ IDSite: 2, Make: 'Dacia', IDActivite: 1 }).execute();
    },
    ...brest,
  },
  siteRdvSansLead: { plante: site({ RDVsAtelierSurMobile: true, Est_eSellerLeadActif: false }), ...brest },
  siteSansUtilisateur: { plante: (db) => db.deleteFrom('utilisateursSites').where('IDSite', '=', 2).execute(), ...brest },
  siteSansAdresse: { plante: site({ Ville: '' }), ...brest },
  siteCodeEnDouble: { plante: site({ Code: 'C1' }), ...brest },
  sitePasserelleInconnue: { plante: site({ IDPasserelleDMS: 99 }), ...brest },
  siteOpelSansCode: { plante: site({ OpelVNToolbox: true, CodeConstructeur: '' }), label: 'Brest', href: '/interfaces/opelvn' },
  siteOffreSansCode: {
    plante: site({ OffreCodeConstructeurActif: true, CodeConstructeur: '' }),
    label: 'Brest',
    href: '/interfaces/offreConstructeur',
  },
  sitePvo2SansCode: { plante: site({ ActifPVO2: true, IDSitePVO2: null }), label: 'Brest', href: '/interfaces/planetVO2' },
  siteDbsEnDouble: { plante: site({ IdSiteDBS: '101' }), label: 'Brest', href: '/interfaces/dbs?onglet=sites' },
  societeRelanceMultiIllisible: { plante: societe({ NbJrsRelanceLivMulti: 'Appel-sept-Bilan' }), ...un },
  societeJoursRapportIllisibles: { plante: societe({ JoursRapportAuto: '7,2' }), ...un },
  societeTexteOffreIllisible: { plante: societe({ TexteEmailOffre: 'Bonjour {{nom}}' }), ...un },
  societeEmailsIllisibles: { plante: societe({ EMailsContacts: 'a@b.example;;' }), ...un },
  societeSansMarque: {
    plante: async (db) => {
      await db.insertInto('societes').values(newSociete).execute();
    },
    ...deux,
  },
  societeSansSite: {
    plante: async (db) => {
      await db.insertInto('societes').values(newSociete).execute();
    },
    ...deux,
  },
  utilisateurEmailEnDouble: {
    plante: user({ EMail: 'Chef@exemple.example ' }),
    label: 'CHEF Anne (chef@exemple.example)',
    href: '/utilisateurs/1',
  },
  utilisateurSansSite: { plante: (db) => db.deleteFrom('utilisateursSites').where('IDPeople', '=', 2).execute(), ...vendeur },
  utilisateurSansEmail: { plante: user({ EMail: ' ' }), ...vendeur },
  vendeurSansType: { plante: user({ TypeVN: false, TypeVO: false, TypeVDL: false }), ...vendeur },
  utilisateurCopieRdvSansProfil: { plante: user({ EnCopieRDVeSellerLead: true }), ...vendeur },
  utilisateurSansProfilRelationClient: { plante: user({ IDProfil: null }), ...vendeur },
  utilisateurProfilsDifferents: { plante: user({ IDProfil: 3 }), ...vendeur },
  compteOuvertInactif: { plante: user({ Actif: false, IsAccountOpened: true }), ...vendeur },
  configNissanHorsSite: {
    plante: (db) => db.deleteFrom('utilisateursSites').where('IDPeople', '=', 2).where('IDSite', '=', 1).execute(),
    ...vendeur,
  },
  leadSansIDClient: { plante: groupe({ IDClient: '' }), label: 'Groupe', href: '/interfaces/esellerLead' },
  origineInactiveUtilisee: {
    plante: async (db) => {
      await db.updateTable('origines').set({ Libelle: 'Salon & foire #1 + 5 %' }).where('IDOrigineAction', '=', 2).execute();
      await db.updateTable('origineDefault').set({ IDOrigineAction: 2 }).where('Contexte', '=', 'VO').execute();
    },
    label: 'Salon & foire #1 + 5 %',
    href: '/origines?q=Salon%20%26%20foire%20%231%20%2B%205%20%25',
  },
  origineDefautManquante: {
    plante: (db) => db.updateTable('origineDefault').set({ IDOrigineAction: null }).where('Contexte', '=', 'VO').execute(),
    label: 'VO',
    href: '/originesDefaut',
  },
  workflowSansDestinataire: {
    plante: user({ Actif: false }),
    label: 'Formulaire, Brest et 1 autre site',
    href: '/workflowsLeads?onglet=simulation&origine=1&site=2&type=VN',
  },
  siteLeadSansChef: {
    plante: (db) => db.deleteFrom('utilisateursSites').where('IDPeople', '=', 1).where('IDSite', '=', 2).execute(),
    ...brest,
  },
  wsimportSiteAutreSociete: {
    plante: async (db) => {
      await db.insertInto('societes').values(newSociete).execute();
      await db.updateTable('wsimport').set({ IDPlaque: 2 }).execute();
    },
    label: 'GS_rennes',
    href: '/WSImport',
  },
  malusEcologiqueTrou: { plante: (db) => db.deleteFrom('malusEcologiqueValues').where('EmissionCO2', '=', 101).execute(), ...ecologique },
  malusEcologiqueZero: {
    plante: (db) => db.updateTable('malusEcologiqueValues').set({ MontantTaxe: 0 }).where('EmissionCO2', '=', 101).execute(),
    ...ecologique,
  },
  malusMasseTrou: {
    plante: (db) => db.updateTable('malusMasseValues').set({ MasseMin: 1700 }).where('MasseMin', '=', 1600).execute(),
    label: 'Grille masse',
    href: '/malusMasse/1',
  },
  malusAnneeNonCouverte: {
    plante: (db) => db.updateTable('malusMasse').set({ DateFin: '2000-12-31' }).execute(),
    label: `Malus masse\u00a0: du 01/01/${yearInParis} au 31/12/${yearInParis}`,
    href: '/malusMasse',
  },
  malusChevauchement: {
    plante: (db) =>
      db
        .insertInto('malusMasse')
        .values({ IDGrilleMalusMasse: 2, Libelle: 'Autre grille', DateDebut: '2020-01-01', DateFin: null })
        .execute(),
    label: 'Malus masse\u00a0: Grille masse et Autre grille',
    href: '/malusMasse',
  },
  plafondVendeurSuperieur: {
    plante: (db) => db.insertInto('plafondsRemise').values({ IDPlaque: 1, IDDRProfileEsellerLead: 2, Plafond: 10.5 }).execute(),
    label: 'Société Un',
    href: '/plafondsRemise',
  },
  relanceSansDisponibilite: {
    plante: (db) => db.updateTable('relances').set({ Groupe: false }).execute(),
    label: 'Satisfaction',
    href: '/relances/1',
  },
  passerelleEnRetard: {
    plante: (db) =>
      db
        .updateTable('passerelles')
        .set({ DateHRefProchainTransfert: sql<string>`now() - interval '25 hours'` })
        .execute(),
    label: 'DMS Rennes',
    href: '/passerelles/1/history',
  },
  passerelleSansDate: {
    plante: (db) => db.updateTable('passerelles').set({ DateHRefProchainTransfert: null }).execute(),
    label: 'DMS Rennes',
    href: '/passerelles/1',
  },
  passerelleErreurs: {
    plante: (db) =>
      db.insertInto('passerellesHisto').values({ IDPasserelleDMS: 1, DateHAppelWS: '2026-01-03T03:04:05Z', NbErreurs: 2 }).execute(),
    label: 'DMS Rennes',
    href: '/passerelles/1/history',
  },
  smartDataIncomplet: { plante: groupe({ GRP_SmartDataForLead: true }), label: 'Groupe', href: '/interfaces/smartDataForLead' },
  emailSmsIncomplet: { plante: groupe({ GRP_ModuleEmailSMS: true }), label: 'Groupe', href: '/interfaces/emailsms' },
  emailSmsSocieteIncomplete: {
    plante: async (db) => {
      await groupe({ GRP_ModuleEmailSMS: true })(db);
      // Half of the account.
      await db.insertInto('accesPartenaires').values({ Interface: 'sms', Cible: '1', Champ: 'client_id', Valeur: 'scellé' }).execute();
    },
    label: 'Société Un',
    href: '/interfaces/emailsms#societe-1',
  },
  interfaceRefusee: {
    plante: (db) => db.insertInto('santeEtats').values(refused('dbs', 'DBS\u00a0: le compte est refusé.')).execute(),
    label: 'Groupe (DBS)\u00a0: DBS\u00a0: le compte est refusé.',
    href: '/interfaces/dbs',
  },
  correspondancePerdue: {
    // The match of the other one was made again since.
    plante: (db) =>
      db
        .insertInto('santeEtats')
        .values(
          refused(
            'dbs',
            'DBS ne connaît pas 2 des sites reliés.',
            { IDSite: 1, id: '101', etat: 'inconnu' },
            { IDSite: 2, id: '999', etat: 'inactif' },
          ),
        )
        .execute(),
    label: 'Rennes\u00a0: DBS ne connaît pas le site 101',
    href: '/interfaces/dbs?onglet=sites&q=Rennes',
  },
  correspondanceInactivePerdue: {
    plante: async (db) => {
      await site({ IDSitePVO2: '778', ActifPVO2: false })(db);
      const etat = refused('planetvo2', '', { IDSite: 2, id: '778', etat: 'inactif' });
      await db
        .insertInto('santeEtats')
        .values({ ...etat, Verdict: 'ok' })
        .execute();
    },
    label: 'Brest\u00a0: PlanetVO 2 a désactivé le site 778',
    href: '/interfaces/planetVO2?q=Brest',
  },
  interfaceEnAlerte: {
    plante: (db) => db.updateTable('santeAlertes').set({ DateFin: null }).execute(),
    label: 'Accès du groupe (DBS)',
    href: '/interfaces/dbs',
  },
  wallyCompteEnPanne: {
    plante: (db) => db.updateTable('wallyComptes').set({ EtatDuCompte: 'OUTDATED' }).execute(),
    label: 'wally-1',
    href: '/interfaces/wally/hway/comptes',
  },
  wallySiteSansChoix: {
    plante: (db) => db.updateTable('wallyMarquesSites').set({ IDSite: null }).execute(),
    label: 'wally-1',
    href: '/interfaces/wally/hway/point-de-vente',
  },
  wallyOrigineInactive: {
    plante: (db) => db.updateTable('wallyMarquesOrigines').set({ IDOrigineAction: 2 }).execute(),
    label: 'wally-1',
    href: '/interfaces/wally/hway/origines',
  },
  publicationSansFtp: {
    plante: (db) => db.updateTable('publicationFtp').set({ Hote: ' ' }).execute(),
    label: 'Groupe',
    href: '/publication/configurationFtp',
  },
  publicationSansVente: {
    plante: (db) => db.updateTable('sites').set({ EstVO: false }).where('IDSite', '=', 1).execute(),
    label: 'Rennes, Central',
    href: '/publication/abonnements?portail=1',
  },
};
