import { everyone, staff } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Regle } from './qualite.store.ts';

const horsBDGpNi = ['horsBDGpNi'] as const;

const passerelles = (db: Db, after = '') =>
  db
    .selectFrom('passerelles')
    .select(['passerelles.Libelle as label', sql<string>`'/passerelles/' || "passerelles"."IDPasserelleDMS" || ${after}`.as('href')]);

const groupe = (db: Db, href: string) =>
  db.selectFrom('gpParametres').select([sql<string>`'Groupe'`.as('label'), sql<string>`${href}::text`.as('href')]);

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
    aide: "Le prochain transfert reprendra tout\u00a0: donnez une date si ce n'est pas voulu.",
    who: staff,
    lignes: (db) => passerelles(db).where('DateHRefProchainTransfert', 'is', null),
  },
  {
    cle: 'passerelleErreurs',
    niveau: 'avertissement',
    titre: 'Passerelles dont le dernier transfert a des erreurs',
    aide: "L'historique donne le détail des erreurs.",
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
    titre: "Accès à un partenaire en alerte, que personne n'a acquittée",
    aide: "L'accès échoue depuis plusieurs vérifications\u00a0: corrigez-le, ou acquittez l'alerte.",
    who: staff,
    lignes: (db) =>
      db
        .selectFrom('santeAlertes')
        .select([sql<string>`"Libelle" || ' (' || "Interface" || ')'`.as('label'), sql<string>`'/sante'`.as('href')])
        .where('DateAcquittement', 'is', null)
        .where('DateFin', 'is', null),
  },
  {
    cle: 'smartDataIncomplet',
    niveau: 'erreur',
    titre: 'SmartDataForLead actif sans identifiant ou sans mot de passe',
    aide: "L'interface ne peut pas se connecter\u00a0: renseignez son compte, ou désactivez-la.",
    who: staff,
    lignes: (db) =>
      groupe(db, '/interfaces/smartDataForLead')
        .where('GRP_SmartDataForLead', '=', true)
        .where(sql<boolean>`(trim("GRP_SmartDataForLead_Login") = '' or coalesce("GRP_SmartDataForLead_Password", '') = '')`),
  },
  {
    cle: 'emailSmsIncomplet',
    niveau: 'erreur',
    titre: "Module Email/SMS actif sans serveur d'e-mails complet",
    aide: "Renseignez l'hôte, le port, l'identifiant et l'expéditeur du serveur d'e-mails.",
    who: staff,
    lignes: (db) =>
      groupe(db, '/interfaces/emailsms')
        .where('GRP_ModuleEmailSMS', '=', true)
        .where(
          sql<boolean>`(trim("GRP_SMTP_Host") = '' or trim("GRP_SMTP_Port") = '' or trim("GRP_SMTP_Login") = '' or trim("GRP_SMTP_From") = '')`,
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
    titre: "Sites qui publient un stock qu'ils ne vendent pas",
    aide: "Retirez l'abonnement, ou cochez le stock dans la fiche du site.",
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
