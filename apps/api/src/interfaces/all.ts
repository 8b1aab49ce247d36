import type { AllRoutes } from '../http/served.ts';
import { bee2LinkRoutes } from './bee2link/bee2link.routes.ts';
import { cataloguesRoutes, refLoisirRoutes, refMotoRoutes } from './catalogues/catalogues.routes.ts';
import { corporateSalesRoutes } from './corporate-sales/corporate-sales.routes.ts';
import { dbsProbes, dbsRoutes } from './dbs/dbs.routes.ts';
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
import { smartDataForLeadRoutes, smartDataProbes } from './smart-data-for-lead/smart-data-for-lead.routes.ts';
import { wallyRoutes } from './wally/comptes.routes.ts';
import { wallyOriginesRoutes, wallySitesRoutes } from './wally/correspondances.routes.ts';
import { wallyLogsRoutes } from './wally/logs.routes.ts';
import { wltpRoutes } from './wltp/wltp.routes.ts';
import { bee2LinkProbes } from './bee2link/probe-bee2link.ts';
import { refLoisirProbes, refMotoProbes } from './catalogues/probe-catalogues.ts';
import { corporateSalesProbes } from './corporate-sales/probe-corporate-sales.ts';
import { smsProbes } from './email-sms/probe-sms.ts';
import { smtpProbes } from './email-sms/probe-smtp.ts';
import { hondaProbes } from './honda-kpi/probe-honda.ts';
import type { InterfaceProbes } from '../partners/probe.ts';
import { planetVOProbes } from './planetvo/probe-planetvo.ts';
import { retrieveHondaKpi } from './honda-kpi/retrieve-honda-kpi.ts';
import { retrieveNissanSiebel } from './nissan-siebel/retrieve-nissan-siebel.ts';
import { retrieveExchanges } from './planetvo2/retrieve-exchanges.ts';
import { retrieveIntegrations } from './wally/retrieve-integrations.ts';
import type { Retrieval } from '../partners/retrieval.ts';
import { planetVO2Probes } from './planetvo2/probe-planetvo2.ts';
import { csbProbes } from './renault-csb/probe-csb.ts';
import { wallyProbes } from './wally/probe-wally.ts';

interface Served {
  routes: AllRoutes[keyof AllRoutes];
  /** The accesses that can be checked. */
  probes?: readonly InterfaceProbes[];
  /** What is asked by the clock. */
  retrieval?: Retrieval;
}

/** One line for each interface of the contract, in the order of the menu. */
const interfaces = {
  planetVO: { routes: planetVORoutes, probes: [planetVOProbes] },
  planetVO2: { routes: planetVO2Routes, probes: [planetVO2Probes], retrieval: retrieveExchanges },
  bee2Link: { routes: bee2LinkRoutes, probes: [bee2LinkProbes] },
  corporateSales: { routes: corporateSalesRoutes, probes: [corporateSalesProbes] },
  nissanSiebel: { routes: nissanSiebelRoutes, retrieval: retrieveNissanSiebel },
  hondaKpi: { routes: hondaKpiRoutes, probes: [hondaProbes], retrieval: retrieveHondaKpi },
  emailSms: { routes: emailSmsRoutes, probes: [smsProbes, smtpProbes] },
  wltp: { routes: wltpRoutes },
  catalogues: { routes: cataloguesRoutes },
  refMoto: { routes: refMotoRoutes, probes: [refMotoProbes] },
  refLoisir: { routes: refLoisirRoutes, probes: [refLoisirProbes] },
  offreConstructeur: { routes: offreConstructeurRoutes },
  smartDataForLead: { routes: smartDataForLeadRoutes, probes: [smartDataProbes] },
  wally: { routes: wallyRoutes, probes: [wallyProbes], retrieval: retrieveIntegrations },
  wallyLogs: { routes: wallyLogsRoutes },
  wallyOrigines: { routes: wallyOriginesRoutes },
  wallySites: { routes: wallySitesRoutes },
  dbs: { routes: dbsRoutes, probes: [dbsProbes] },
  edvMarketing: { routes: edvMarketingRoutes },
  renaultCsb: { routes: renaultCsbRoutes, probes: [csbProbes] },
  facturation: { routes: facturationRoutes },
  edatavoice: { routes: edatavoiceRoutes },
  esellerLead: { routes: esellerLeadRoutes },
  publication: { routes: publicationRoutes },
} satisfies { [Name in keyof AllRoutes]?: { routes: AllRoutes[Name] } & Omit<Served, 'routes'> };

type Interfaces = typeof interfaces;
const all: [string, Served][] = Object.entries<Served>(interfaces);

// The keys are those of the list.
export const interfaceRoutes = Object.fromEntries(all.map(([name, { routes }]) => [name, routes])) as {
  [Name in keyof Interfaces]: Interfaces[Name]['routes'];
};

export const allProbes: readonly InterfaceProbes[] = all.flatMap(([, { probes = [] }]) => probes);

/** What is asked of partners by the clock. */
export const allRetrievals: readonly Retrieval[] = all.flatMap(([, { retrieval }]) => retrieval ?? []);
