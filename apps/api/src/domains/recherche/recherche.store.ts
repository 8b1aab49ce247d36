import type { Fiche, Genre } from '@comptoir/contract/domains/recherche/recherche.calls';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { visibleSites } from '../sites/sites.store.ts';
import { fullName, visibleUtilisateurs, type Visibility } from '../utilisateurs/utilisateurs.store.ts';

/** A record with the words that find it beside its name. */
export interface FicheRow extends Omit<Fiche, 'Genre'> {
  Mots: string;
}

const words = (...columns: string[]) => sql<string>`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`;

const utilisateurs = (db: Db, visibility: Visibility) =>
  visibleUtilisateurs(db, visibility)
    .select(['utilisateurs.IDPeople as Id', fullName.as('Nom'), 'LoginWEB as Detail'])
    .select(words('utilisateurs.EMail', 'utilisateurs.CodeIPNRenault').as('Mots'))
    .execute();

const sites = (db: Db, visibility: Visibility) =>
  visibleSites(db, visibility)
    .select(['sites.IDSite as Id', 'sites.Descr as Nom', 'societes.Libelle as Detail'])
    .select(words('sites.Code', 'sites.Ville', 'sites.Libelle', 'sites.CodeConstructeur').as('Mots'))
    .execute();

const societes = (db: Db) =>
  db
    .selectFrom('societes')
    .select(['IDPlaque as Id', 'Libelle as Nom', sql<string>`''`.as('Detail'), sql<string>`''`.as('Mots')])
    .execute();

const profilsTeam = (db: Db) =>
  db
    .selectFrom('profilsESellerTeam')
    .select(['DRPROFILE_ID as Id', 'DESCR as Nom', sql<string>`''`.as('Detail'), sql<string>`''`.as('Mots')])
    .execute();

const profilsPrc = (db: Db) =>
  db
    .selectFrom('profilsEDataVoicePrc')
    .select(['IDProfil as Id', 'Libelle as Nom', sql<string>`''`.as('Detail'), sql<string>`''`.as('Mots')])
    .execute();

const origines = (db: Db) =>
  db
    .selectFrom('origines')
    .innerJoin('sousFamilles', 'sousFamilles.IDSousFamilleOrigineAction', 'origines.IDSousFamilleOrigineAction')
    .select(['IDOrigineAction as Id', 'origines.Libelle as Nom', 'sousFamilles.Libelle as Detail', sql<string>`''`.as('Mots')])
    .execute();

const passerelles = (db: Db) =>
  db
    .selectFrom('passerelles')
    .select(['IDPasserelleDMS as Id', 'Libelle as Nom', sql<string>`''`.as('Detail'), sql<string>`''`.as('Mots')])
    .execute();

/** The rows of each kind that a session of this visibility may see. */
export const readers: Readonly<Record<Genre, (db: Db, visibility: Visibility) => Promise<FicheRow[]>>> = {
  utilisateur: utilisateurs,
  site: sites,
  societe: societes,
  profilTeam: profilsTeam,
  profilPrc: profilsPrc,
  origine: origines,
  passerelle: passerelles,
};

/** The tables that the search reads. */
export const rechercheTables = [
  'utilisateurs',
  'profilsESellerTeam',
  'profilsLead',
  'profilsEDataVoicePrc',
  'sites',
  'societes',
  'origines',
  'sousFamilles',
  'passerelles',
];
