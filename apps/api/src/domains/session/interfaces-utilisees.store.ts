import { nissanProduct } from '@comptoir/contract/domains/sites/sites.calls';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/tables.ts';

const some = (condition: RawBuilder<boolean>) => sql<boolean>`coalesce(bool_or(${condition}), false)`;

/** What the sites of the customer say, in one pass over them. */
const ofSites = {
  '/interfaces/planetVO2': some(sql`"ActifPVO2"`),
  '/interfaces/bee2Link': some(sql`coalesce("ClientIDBee2Link", '') <> '' or coalesce("EntityIDBee2Link", '') <> ''`),
  '/interfaces/nissanSiebel/kpi': some(sql`"TPR_IDTypeProduit" = ${nissanProduct}`),
  '/interfaces/basevn': some(sql`"CodeSiteBaseVN" <> ''`),
  '/interfaces/opelvn': some(sql`"OpelVNToolbox"`),
  '/interfaces/catalogues': some(sql`"AutovistaActif" or "RefMotoActif" or "RefVdlActif"`),
  '/interfaces/offreConstructeur': some(sql`"OffreCodeConstructeurActif"`),
};

/** Each screen of an interface, and whether the customer uses it: something there is switched on, or can sign in. One statement. */
export const readInterfacesUtilisees = async (db: Db) => {
  const acces = (Interface: string) => db.selectFrom('accesPartenaires').select('Interface').where('Interface', '=', Interface);
  const rows = {
    '/interfaces/planetVO': acces('planetvo'),
    '/interfaces/corporateSales': db.selectFrom('societes').select('IDPlaque').where('InterfaceCorporateSales', '=', true),
    '/interfaces/wally': db.selectFrom('wallyComptes').select('IdWallyCompte').where('EtatDuCompte', '<>', 'DEFAULT'),
    '/interfaces/HondaKpi/kpi': acces('hondakpi'),
    '/interfaces/emailsms': db.selectFrom('gpParametres').select('IDGpParametres').where('GRP_ModuleEmailSMS', '=', true),
    '/interfaces/wltp': db.selectFrom('sitesWLTP').select('IDSite'),
    '/interfaces/smartDataForLead': db.selectFrom('gpParametres').select('IDGpParametres').where('GRP_SmartDataForLead', '=', true),
    '/interfaces/dbs': acces('dbs'),
    '/interfaces/edvMarketing': db.selectFrom('utilisateurs').select('IDPeople').where('EstEDVMarketing', '=', true),
    '/interfaces/renault/csb': db.selectFrom('renaultCsb').select('IDPeople'),
  };
  const found = await db
    .selectFrom('sites')
    .select(({ exists }) => [
      ...Object.entries(ofSites).map(([Ecran, said]) => said.as(Ecran)),
      ...Object.entries(rows).map(([Ecran, query]) => exists(query).as(Ecran)),
    ])
    .executeTakeFirstOrThrow();
  return Object.entries<boolean>(found as Record<string, boolean>).map(([Ecran, Utilisee]) => ({ Ecran, Utilisee }));
};
