import { Refusal } from '@comptoir/contract/errors';
import { typesWorkflow } from '@comptoir/contract/domains/workflows-leads/suivi';
import { optionOff } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { sql } from 'kysely';
import { unknownRecord } from '../../db/existing.ts';
import { option } from '../../db/faults/because.ts';
import type { Db } from '../../db/tables.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { fullName, visibleColumns, visibleUtilisateurs, type Visibility } from '../utilisateurs/utilisateurs.store.ts';
import type { Origine } from './couverture.rules.ts';
import type { Named } from './simulation.rules.ts';
import type { Configuration } from './workflows-leads.rules.ts';

/** @throws Refusal 403 while the group's option is off */
export const checkOption = async (db: Db) => {
  const { GRP_BDCTraitementLeadAmontChefVente } = await readGpParametres(db);
  if (GRP_BDCTraitementLeadAmontChefVente) return;
  const change = 'Activer le traitement par le BDC en amont du chef des ventes';
  throw new Refusal('forbidden', optionOff).because(option('GRP_BDCTraitementLeadAmontChefVente', change));
};

/** The tables that decide where a lead goes. */
export const configurationTables = [
  'workflowsLeads',
  'gpParametres',
  'utilisateurs',
  'utilisateursSites',
  'profilsESellerTeam',
  'profilsLead',
  'profilsEDataVoicePrc',
  'sites',
  'societes',
  'origines',
  'originesTypes',
];

/** What is read of them to say where a lead goes. */
export const configurationRead = {
  tables: configurationTables,
  colonnes: {
    utilisateurs: visibleColumns.concat(
      ['Actif', 'HorsTraitementLeads', 'HorsTraitementLeadsAPV', 'AccesLeadVNVO', 'AccesLeadAPV'],
      ['TypeVN', 'TypeVO', 'TypeVDL', 'TypeConseiller'],
    ),
    sites: ['IDSite', 'IDPlaque', 'Descr', 'EstVN', 'EstVO', 'Libelle', 'Est_eSellerLeadActif', 'EstFictif'],
  },
};

/** Origins that may have workflows: active, of one of the types. */
const offeredOrigines = (db: Db) =>
  db
    .selectFrom('origines')
    .innerJoin('originesTypes', 'originesTypes.IDOrigineActionType', 'origines.IDOrigineActionType')
    .where('EstInactif', '=', false)
    .where('originesTypes.Description', 'in', typesWorkflow);

/** Sites that may have workflows: real ones with eSeller Lead. */
const offeredSites = (db: Db) => db.selectFrom('sites').where('Est_eSellerLeadActif', '=', true).where('EstFictif', '=', false);

export const listOfferedOrigines = (db: Db): Promise<Origine[]> =>
  offeredOrigines(db)
    .select('IDOrigineAction')
    // The condition above leaves only these types.
    .select('originesTypes.Description as type')
    .$narrowType<{ type: Origine['type'] }>()
    .orderBy('IDOrigineAction')
    .execute();

const inFrench = (column: string) => sql`${sql.ref(column)} collate tools.fr`;

export const listOfferedSites = (db: Db) =>
  offeredSites(db)
    .innerJoin('societes', 'societes.IDPlaque', 'sites.IDPlaque')
    .select(['IDSite', 'sites.Descr', 'societes.Libelle as Plaque_Libelle', 'EstVN', 'EstVO'])
    .orderBy(inFrench('societes.Libelle'))
    .orderBy(inFrench('sites.Descr'))
    .orderBy('IDSite')
    .execute();

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`;

/** Of these, the ones that may have workflows, locked until the transaction ends. */
export const findOfferedOrigines = async (db: Db, ids: readonly number[]) => {
  const query = offeredOrigines(db).select('IDOrigineAction').where('IDOrigineAction', '=', anyOf(ids));
  return new Set((await query.forShare('origines').execute()).map(({ IDOrigineAction }) => IDOrigineAction));
};

export const findOfferedSites = async (db: Db, ids: readonly number[]) => {
  const query = offeredSites(db).select('IDSite').where('IDSite', '=', anyOf(ids));
  return new Set((await query.forShare().execute()).map(({ IDSite }) => IDSite));
};

export const findOrigineLabels = async (db: Db, ids: readonly number[]) => {
  const query = db.selectFrom('origines').select(['IDOrigineAction', 'Libelle']).where('IDOrigineAction', '=', anyOf(ids));
  return new Map((await query.execute()).map(({ IDOrigineAction, Libelle }) => [IDOrigineAction, Libelle]));
};

/** @throws Refusal 404 for an origin or a site that this session cannot see */
export const findLead = async (db: Db, IDOrigineAction: number, IDSite: number, { all }: Visibility) => {
  const origine = await db
    .selectFrom('origines')
    .select('IDOrigineAction')
    .where('IDOrigineAction', '=', IDOrigineAction)
    .executeTakeFirst();
  const sites = db.selectFrom('sites').select(['IDSite', 'EstVN', 'EstVO']).where('IDSite', '=', IDSite);
  const site = await (all ? sites : sites.where('EstFictif', '=', false)).executeTakeFirst();
  if (!origine || !site) throw unknownRecord();
  return site;
};

const personnesOf = (db: Db, visibility: Visibility) => {
  const sites = db
    .selectFrom('utilisateursSites')
    .select(['IDPeople', sql<number[]>`json_agg("IDSite")`.as('Sites')])
    .groupBy('IDPeople')
    .as('own');
  return visibleUtilisateurs(db, visibility)
    .leftJoin(sites, 'own.IDPeople', 'utilisateurs.IDPeople')
    .select(['utilisateurs.IDPeople', fullName.as('Name'), 'profilsLead.Libelle as Profil', 'utilisateurs.IDDRProfileEsellerLead'])
    .select(['Actif', 'HorsTraitementLeads', 'HorsTraitementLeadsAPV', 'TypeVN', 'TypeVO', 'TypeVDL', 'TypeConseiller'])
    .select(['AccesLeadVNVO', 'AccesLeadAPV'])
    .select(sql<number[]>`coalesce("own"."Sites", '[]')`.as('Sites'));
};

/** Everybody concerned with leads, by name. */
const listPersonnes = (db: Db, visibility: Visibility): Promise<Named[]> =>
  personnesOf(db, visibility).orderBy(inFrench('Lastname')).orderBy(inFrench('Firstname')).orderBy('utilisateurs.IDPeople').execute();

/** Only people who can receive a lead of a sale at all: reading thousands of others would be for nothing. */
export const listReceveurs = (db: Db, visibility: Visibility): Promise<Named[]> =>
  personnesOf(db, visibility)
    .where('Actif', '=', true)
    .where('HorsTraitementLeads', '=', false)
    .where('AccesLeadVNVO', '=', true)
    .where('utilisateurs.IDDRProfileEsellerLead', 'is not', null)
    .orderBy('utilisateurs.IDPeople')
    .execute();

export const readWorkflows = (db: Db) => db.selectFrom('workflowsLeads').selectAll().execute();

export const readConfiguration = async (db: Db, visibility: Visibility): Promise<Configuration & { personnes: Named[] }> => ({
  groupe: await readGpParametres(db),
  workflows: await readWorkflows(db),
  personnes: await listPersonnes(db, visibility),
});
