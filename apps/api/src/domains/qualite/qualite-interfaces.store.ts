import { accountFields, smtpSecrets } from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import { everyone, staff } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import { anyText } from '../../db/any-of.ts';
import type { Db } from '../../db/tables.ts';
import type { Around, Regle } from './qualite.store.ts';

const horsBDGpNi = ['horsBDGpNi'] as const;

const passerelles = (db: Db, after = '') =>
  db
    .selectFrom('passerelles')
    .select(['passerelles.Libelle as label', sql<string>`'/passerelles/' || "passerelles"."IDPasserelleDMS" || ${after}`.as('href')]);

const groupe = (db: Db, href: string) =>
  db.selectFrom('gpParametres').select([sql<string>`'Groupe'`.as('label'), sql<string>`${href}::text`.as('href')]);

/** The fields that are stored of these; a secret that no longer opens counts, since another check reports it. */
const given = (db: Db, Interface: string, fields: object) =>
  db
    .selectFrom('accesPartenaires')
    .select(['Cible', 'Champ'])
    .where('Interface', '=', Interface)
    .where('Champ', '=', anyText(Object.keys(fields)));

type Probes = Around['probes'];
const asJson = (entries: readonly (readonly [string, string])[]) => sql`${JSON.stringify(Object.fromEntries(entries))}::jsonb`;

/** How the interface of a row is called, and its screen; by its key and under health where it is none of ours any more. */
const titreOf = (probes: Probes) =>
  sql<string>`coalesce(${asJson(probes.map(({ Interface, Titre }) => [Interface, Titre]))} ->> "Interface", "Interface")`;
const ecranOf = (probes: Probes) =>
  sql<string>`coalesce(${asJson(probes.map(({ Interface, Ecran }) => [Interface, Ecran]))} ->> "Interface", '/sante')`;

/** Checks of gateways, partners and the publication. */
export const controlesInterfaces: readonly Regle[] = [
  {
    cle: 'passerelleEnRetard',
    niveau: 'erreur',
    titre: 'Passerelles en retard',
    aide: 'Le dernier transfert a plus de 24 heures\u00a0: regardez son historique, ou prévenez le prestataire.',
    who: everyone,
    when: horsBDGpNi,
    lignes: (db) => passerelles(db, '/history').where(sql<boolean>`"DateHRefProchainTransfert" < now() - interval '24 hours'`),
  },
  {
    cle: 'passerelleSansDate',
    niveau: 'information',
    titre: 'Passerelles sans date de référence',
    aide: 'Le prochain transfert reprendra tout\u00a0: donnez une date si ce n’est pas voulu.',
    who: staff,
    lignes: (db) => passerelles(db).where('DateHRefProchainTransfert', 'is', null),
  },
  {
    cle: 'passerelleErreurs',
    niveau: 'avertissement',
    titre: 'Passerelles dont le dernier transfert a des erreurs',
    aide: 'L’historique donne le détail des erreurs.',
    who: everyone,
    when: horsBDGpNi,
    lignes: (db) =>
      passerelles(db, '/history')
        .innerJoin(
          db
            .selectFrom('passerellesHisto')
            .distinctOn('IDPasserelleDMS')
            .select(['IDPasserelleDMS', 'NbErreurs'])
            .orderBy('IDPasserelleDMS')
            .orderBy('DateHAppelWS', 'desc')
            .orderBy('IDPasserelleDMSHisto', 'desc')
            .as('last'),
          'last.IDPasserelleDMS',
          'passerelles.IDPasserelleDMS',
        )
        .where('last.NbErreurs', '>', 0),
  },
  {
    cle: 'interfaceEnAlerte',
    niveau: 'erreur',
    titre: 'Accès à un partenaire en alerte, que personne n’a acquittée',
    aide: 'L’accès échoue depuis plusieurs vérifications\u00a0: corrigez-le, ou acquittez l’alerte.',
    who: staff,
    lignes: (db, _, { probes }) =>
      db
        .selectFrom('santeAlertes')
        .select([sql<string>`"Libelle" || ' (' || ${titreOf(probes)} || ')'`.as('label'), ecranOf(probes).as('href')])
        .where('DateAcquittement', 'is', null)
        .where('DateFin', 'is', null),
  },
  {
    cle: 'interfaceRefusee',
    niveau: 'erreur',
    titre: 'Accès que le partenaire ne reconnaît plus',
    aide: 'Constaté à la dernière vérification\u00a0: corrigez l’accès dans l’écran de l’interface, puis vérifiez à nouveau.',
    who: staff,
    lignes: (db, _, { probes }) =>
      db
        .selectFrom('santeEtats')
        .select([sql<string>`"Libelle" || ' (' || ${titreOf(probes)} || ')\u00a0: ' || "Message"`.as('label'), ecranOf(probes).as('href')])
        .where('Verdict', 'in', ['refus', 'expire'])
        // What it has lost is told site by site.
        .where(sql<boolean>`jsonb_array_length(coalesce("SitesPerdus", '[]')) = 0`),
  },
  {
    cle: 'smartDataIncomplet',
    niveau: 'erreur',
    titre: 'SmartDataForLead actif sans identifiant ou sans mot de passe',
    aide: 'L’interface ne peut pas se connecter\u00a0: renseignez son compte, ou désactivez-la.',
    who: staff,
    lignes: (db) =>
      groupe(db, '/interfaces/smartDataForLead')
        .where('GRP_SmartDataForLead', '=', true)
        .where(sql<boolean>`(trim("GRP_SmartDataForLead_Login") = '' or coalesce("GRP_SmartDataForLead_Password", '') = '')`),
  },
  {
    cle: 'emailSmsIncomplet',
    niveau: 'erreur',
    titre: 'Module Email/SMS actif sans serveur d’e-mails complet',
    aide: 'Renseignez l’hôte, le port, l’identifiant, le mot de passe et l’expéditeur du serveur d’e-mails.',
    who: staff,
    lignes: (db) =>
      groupe(db, '/interfaces/emailsms')
        .where('GRP_ModuleEmailSMS', '=', true)
        .where(({ or, not, exists }) =>
          or([
            sql<boolean>`(trim("GRP_SMTP_Host") = '' or trim("GRP_SMTP_Port") = '' or trim("GRP_SMTP_Login") = '' or trim("GRP_SMTP_From") = '')`,
            not(exists(given(db, 'smtp', smtpSecrets).where('Cible', '=', ''))),
          ]),
        ),
  },
  {
    cle: 'emailSmsSocieteIncomplete',
    Interface: 'sms',
    niveau: 'erreur',
    titre: 'Module Email/SMS actif, sociétés sans compte SMS complet',
    aide: 'Le module demande le compte SMS de chaque société\u00a0: renseignez-le, ou désactivez le module. Une société qui vient d’être créée n’en a pas encore.',
    who: staff,
    lignes: (db) =>
      db
        .selectFrom('societes')
        .select(['societes.Libelle as label', sql<string>`'/interfaces/emailsms#societe-' || "societes"."IDPlaque"`.as('href')])
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('gpParametres').select('GRP_ModuleEmailSMS').where('GRP_ModuleEmailSMS', '=', true)),
        )
        .where(
          ({ selectFrom }) =>
            selectFrom(given(db, 'sms', accountFields).as('sms'))
              .select(({ fn }) => fn.countAll<number>().as('nb'))
              .whereRef('sms.Cible', '=', sql`"societes"."IDPlaque"::text`),
          '<',
          Object.keys(accountFields).length,
        ),
  },
  {
    cle: 'publicationSansFtp',
    niveau: 'erreur',
    titre: 'Publication active sans serveur FTP',
    aide: 'Les fichiers des véhicules ne sont déposés nulle part\u00a0: renseignez le serveur FTP.',
    who: staff,
    lignes: (db) =>
      db
        .selectFrom('publicationCompte')
        .innerJoin('publicationFtp', 'publicationFtp.IDPublicationFtp', 'publicationCompte.IDPublicationCompte')
        .select([sql<string>`'Groupe'`.as('label'), sql<string>`'/publication/configurationFtp'`.as('href')])
        .where('Actif', '=', true)
        .where(sql<boolean>`trim("Hote") = ''`),
  },
  {
    cle: 'publicationSansVente',
    niveau: 'avertissement',
    titre: 'Sites qui publient un stock qu’ils ne vendent pas',
    aide: 'Retirez l’abonnement, ou cochez le stock dans la fiche du site.',
    who: staff,
    lignes: (db) =>
      db
        .selectFrom('publicationAbonnements')
        .innerJoin('sites', 'sites.IDSite', 'publicationAbonnements.IDSite')
        .innerJoin('publicationPortails', 'publicationPortails.IDPortail', 'publicationAbonnements.IDPortail')
        .select([
          sql<string>`"sites"."Descr" || ', ' || "publicationPortails"."Libelle"`.as('label'),
          sql<string>`'/publication/abonnements?portail=' || "publicationPortails"."IDPortail"`.as('href'),
        ])
        .where(
          sql<boolean>`(("publicationAbonnements"."VN" or "publicationAbonnements"."VD") and not "sites"."EstVN" or "publicationAbonnements"."VO" and not "sites"."EstVO")`,
        ),
  },
];
