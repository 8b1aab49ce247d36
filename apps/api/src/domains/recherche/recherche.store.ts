import { titleOf } from '@comptoir/contract/catalogue/all';
import { genresFiche, type GenrePropre } from '@comptoir/contract/domains/recherche/genres';
import type { Fiche } from '@comptoir/contract/domains/recherche/recherche.calls';
import { references } from '@comptoir/contract/references/all';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { journalledKeys } from '../journal/keys.rules.ts';
import { visibleSites } from '../sites/sites.store.ts';
import { fullName, visibleUtilisateurs, type Visibility } from '../utilisateurs/utilisateurs.store.ts';

/** A record with the words that find it beside its name. */
export interface FicheRow extends Fiche {
  Mots: string;
}
type OwnRow = Omit<FicheRow, 'Genre'>;

const words = (...columns: string[]) => sql<string>`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`;
const nothing = sql<string>`''`;

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

const origines = (db: Db) =>
  db
    .selectFrom('origines')
    .innerJoin('sousFamilles', 'sousFamilles.IDSousFamilleOrigineAction', 'origines.IDSousFamilleOrigineAction')
    .select(['IDOrigineAction as Id', 'origines.Libelle as Nom', 'sousFamilles.Libelle as Detail', nothing.as('Mots')])
    .execute();

const sousFamilles = (db: Db) =>
  db
    .selectFrom('sousFamilles')
    .innerJoin('familles', 'familles.IDFamilleOrigineContact', 'sousFamilles.IDFamilleOrigineContact')
    .select(['IDSousFamilleOrigineAction as Id', 'sousFamilles.Libelle as Nom', 'familles.Libelle as Detail', nothing.as('Mots')])
    .execute();

const workflowsLeads = (db: Db) =>
  db
    .selectFrom('workflowsLeads')
    .innerJoin('origines', 'origines.IDOrigineAction', 'workflowsLeads.IDOrigineAction')
    .leftJoin('sites', 'sites.IDSite', 'workflowsLeads.IDSite')
    .select(['IDWorkflowLead as Id', sql<string>`concat_ws(', ', origines."Libelle", sites."Descr")`.as('Nom')])
    .select([nothing.as('Detail'), nothing.as('Mots')])
    .execute();

const typesProduction = (db: Db) =>
  db
    .selectFrom('typesProduction as t')
    .innerJoin('categoriesProduction as c', 'c.IDCategorieProduction', 't.IDCategorieProduction')
    .innerJoin('sousCategoriesProduction as s', 's.IDSousCategorieProduction', 't.IDSousCategorieProduction')
    .select(['IDTypeProduction as Id', sql<string>`concat_ws(', ', c."Libelle", s."Libelle")`.as('Nom')])
    .select([nothing.as('Detail'), nothing.as('Mots')])
    .execute();

interface Reader {
  read: (db: Db, visibility: Visibility) => Promise<OwnRow[]>;
  /** What it reads beside the table of its kind. */
  alsoReads: readonly string[];
}

/** The kinds whose rows are not seen by all, or are named by other tables too. */
const readers: Readonly<Partial<Record<GenrePropre, Reader>>> = {
  utilisateurs: { read: utilisateurs, alsoReads: ['profilsESellerTeam', 'profilsLead', 'profilsEDataVoicePrc'] },
  sites: { read: sites, alsoReads: ['societes'] },
  origines: { read: origines, alsoReads: ['sousFamilles'] },
  sousFamilles: { read: sousFamilles, alsoReads: ['familles'] },
  workflowsLeads: { read: workflowsLeads, alsoReads: ['origines', 'sites'] },
  typesProduction: { read: typesProduction, alsoReads: ['categoriesProduction', 'sousCategoriesProduction'] },
};

/** What a small list is searched by beside the name of its rows: « 12, Pneus d’hiver ». */
const details = new Map(
  references.map(({ name, label, filter, fields }) => [
    name,
    filter.filter((column) => column !== label && fields[column]?.kind === 'text'),
  ]),
);

const textsOf = (columns: readonly string[]) =>
  columns.length === 0 ? nothing : sql<string>`concat_ws(' ', ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))})`;

/** The rows of a table by the columns that the catalogue names. */
const rowsOf = (db: Db, table: string) => {
  const [key = ''] = journalledKeys.get(table) ?? [];
  return (
    db
      // Any table of the customer: by the columns that are named.
      .selectFrom(table as 'civilites')
      .select([sql<string>`${sql.lit(table)}`.as('Genre'), sql<number>`${sql.ref(key)}`.as('Id'), textsOf(titleOf(table)).as('Nom')])
      .select([textsOf(details.get(table) ?? []).as('Detail'), nothing.as('Mots')])
  );
};

const isOwn = (genre: string) => Object.hasOwn(readers, genre);
const [first = '', ...others] = Object.keys(genresFiche).filter((genre) => !isOwn(genre));

/** The rows of all kinds that a session of this visibility may see. */
export const listFiches = async (db: Db, visibility: Visibility): Promise<FicheRow[]> => {
  const own = await Promise.all(
    Object.entries(readers).map(async ([Genre, { read }]) => (await read(db, visibility)).map((row) => ({ Genre, ...row }))),
  );
  const rows = await others.reduce((query, table) => query.unionAll(rowsOf(db, table)), rowsOf(db, first)).execute();
  return [...own.flat(), ...rows];
};

/** The tables that the search reads. */
export const rechercheTables = [...new Set([...Object.keys(genresFiche), ...Object.values(readers).flatMap(({ alsoReads }) => alsoReads)])];
