import type { AllRoutes } from '../http/served.ts';
import { bee2LinkRoutes } from './bee2link/bee2link.routes.ts';
import { cataloguesRoutes, refLoisirRoutes, refMotoRoutes } from './catalogues/catalogues.routes.ts';
import { corporateSalesRoutes } from './corporate-sales/corporate-sales.routes.ts';
import { dbsRoutes } from './dbs/dbs.routes.ts';
import { edatavoiceRoutes } from './edatavoice/edatavoice.routes.ts';
import { edvMarketingRoutes } from './edv-marketing/edv-marketing.routes.ts';
import { emailSmsRoutes } from './email-sms/email-sms.routes.ts';
import { esellerLeadRoutes } from './eseller-lead/eseller-lead.routes.ts';
import { facturationRoutes } from './facturation/facturation.routes.ts';
import { hondaKpiRoutes } from './honda-kpi/honda-kpi.routes.ts';
import { nissanSiebelRoutes } from './nissan-siebel/nissan-siebel.routes.ts';
import { offreConstructeurRoutes } from './offre-constructeur/offre-constructeur.routes.ts';
import { planetVORoutes } from './planetvo/planetvo.routes.ts';
import { planetVO2Routes } from './planetvo2/planetvo2.routes.ts';
import { publicationRoutes } from './publication/publication.routes.ts';
import { renaultCsbRoutes } from './renault-csb/renault-csb.routes.ts';
import { smartDataForLeadRoutes } from './smart-data-for-lead/smart-data-for-lead.routes.ts';
import { wallyRoutes } from './wally/comptes.routes.ts';
import { wallyOriginesRoutes, wallySitesRoutes } from './wally/correspondances.routes.ts';
import { wallyLogsRoutes } from './wally/logs.routes.ts';
import { wltpRoutes } from './wltp/wltp.routes.ts';
import { bee2LinkProbes } from './bee2link/probe-bee2link.ts';
import { refLoisirProbes, refMotoProbes } from './catalogues/probe-catalogues.ts';
import { corporateSalesProbes } from './corporate-sales/probe-corporate-sales.ts';
import { dbsProbes } from './dbs/probe-dbs.ts';
import { smsProbes } from './email-sms/probe-sms.ts';
import { smtpProbes } from './email-sms/probe-smtp.ts';
import { hondaProbes } from './honda-kpi/probe-honda.ts';
import type { InterfaceProbes } from '../partners/probe.ts';
import { planetVOProbes } from './planetvo/probe-planetvo.ts';
import { retrieveExchanges } from './planetvo2/retrieve-exchanges.ts';
import { retrieveIntegrations } from './wally/retrieve-integrations.ts';
import type { Retrieval } from '../partners/retrieval.ts';
import { planetVO2Probes } from './planetvo2/probe-planetvo2.ts';
import { csbProbes } from './renault-csb/probe-csb.ts';
import { smartDataProbes } from './smart-data-for-lead/probe-smart-data.ts';
import { wallyProbes } from './wally/probe-wally.ts';

/** One entry per partner of the contract, and per part of one that has calls of its own. */
export const interfaceRoutes = {
  bee2Link: bee2LinkRoutes,
  catalogues: cataloguesRoutes,
  corporateSales: corporateSalesRoutes,
  dbs: dbsRoutes,
  edatavoice: edatavoiceRoutes,
  edvMarketing: edvMarketingRoutes,
  emailSms: emailSmsRoutes,
  esellerLead: esellerLeadRoutes,
  facturation: facturationRoutes,
  hondaKpi: hondaKpiRoutes,
  nissanSiebel: nissanSiebelRoutes,
  offreConstructeur: offreConstructeurRoutes,
  planetVO: planetVORoutes,
  planetVO2: planetVO2Routes,
  publication: publicationRoutes,
  refLoisir: refLoisirRoutes,
  refMoto: refMotoRoutes,
  renaultCsb: renaultCsbRoutes,
  smartDataForLead: smartDataForLeadRoutes,
  wally: wallyRoutes,
  wallyLogs: wallyLogsRoutes,
  wallyOrigines: wallyOriginesRoutes,
  wallySites: wallySitesRoutes,
  wltp: wltpRoutes,
} satisfies Partial<AllRoutes>;

/** Every interface whose accesses can be checked, in the order of the menu. */
export const allProbes: readonly InterfaceProbes[] = [
  planetVOProbes,
  planetVO2Probes,
  bee2LinkProbes,
  corporateSalesProbes,
  hondaProbes,
  smsProbes,
  smtpProbes,
  refMotoProbes,
  refLoisirProbes,
  smartDataProbes,
  wallyProbes,
  dbsProbes,
  csbProbes,
];

/** What is asked of partners by the clock. */
export const allRetrievals: readonly Retrieval[] = [retrieveExchanges, retrieveIntegrations];
