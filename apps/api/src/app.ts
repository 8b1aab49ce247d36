import { contract, type Contract } from '@comptoir/contract/all';
import type { Endpoint } from '@comptoir/contract/kit';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { FaultLog } from './db/faults/fault-log.ts';
import type { DatabaseServer } from './db/open.ts';
import { loginThrottle, type LoginThrottle } from './http/edge/login-throttle.ts';
import { bonsDeCommandeRoutes } from './domains/bons-de-commande/bons-de-commande.routes.ts';
import { cartesDeFideliteRoutes } from './domains/cartes-de-fidelite/cartes-de-fidelite.routes.ts';
import { categoriesAgriRoutes } from './domains/categories-agri/categories-agri.routes.ts';
import { champsFicheClientRoutes } from './domains/champs-fiche-client/champs-fiche-client.routes.ts';
import { clotureRoutes } from './domains/cloture/cloture.routes.ts';
import { comptesESellerRoutes } from './domains/comptes-eseller/comptes-eseller.routes.ts';
import { connexionsRoutes } from './domains/connexions/connexions.routes.ts';
import { launchTargets } from './domains/connexions/launch-targets.ts';
import { sessionRoutes } from './domains/session/session.routes.ts';
import { activitesRoutes } from './domains/activites/activites.routes.ts';
import { dashboardRoutes } from './domains/dashboard/dashboard.routes.ts';
import { dashboardsRoutes } from './domains/dashboards/dashboards.routes.ts';
import { demandesRoutes } from './domains/demandes/demandes.routes.ts';
import { echangesRoutes } from './domains/echanges/echanges.routes.ts';
import { estimationsRepriseRoutes } from './domains/estimations-reprise/estimations-reprise.routes.ts';
import { gpParametresRoutes } from './domains/gp-parametres/gp-parametres.routes.ts';
import { journalRoutes } from './domains/journal/journal.routes.ts';
import { lignesFrequentesRoutes } from './domains/lignes-frequentes/lignes-frequentes.routes.ts';
import { logSuppressionRoutes } from './domains/log-suppression/log-suppression.routes.ts';
import { logosMarquesRoutes } from './domains/logos-marques/logos-marques.routes.ts';
import { malusEcologiqueRoutes } from './domains/malus-ecologique/malus-ecologique.routes.ts';
import { malusMasseRoutes } from './domains/malus-masse/malus-masse.routes.ts';
import { marquesRoutes } from './domains/marques/marques.routes.ts';
import { objectifsVendeurRoutes } from './domains/objectifs-vendeur/objectifs-vendeur.routes.ts';
import { originesRoutes } from './domains/origines/origines.routes.ts';
import { passerellesRoutes } from './domains/passerelles/passerelles.routes.ts';
import { permissionsRoutes } from './domains/permissions/permissions.routes.ts';
import { plafondsRemiseRoutes } from './domains/plafonds-remise/plafonds-remise.routes.ts';
import { profilsRoutes } from './domains/profils/profils.routes.ts';
import { qualiteRoutes } from './domains/qualite/qualite.routes.ts';
import { relancesRoutes } from './domains/relances/relances.routes.ts';
import { santeRoutes } from './domains/sante/sante.routes.ts';
import { sitesRoutes } from './domains/sites/sites.routes.ts';
import { societesRoutes } from './domains/societes/societes.routes.ts';
import { statutsVehiculesRoutes } from './domains/statuts-vehicules/statuts-vehicules.routes.ts';
import { systemeRoutes } from './domains/systeme/systeme.routes.ts';
import { typesMaterielAgriRoutes } from './domains/types-materiel-agri/types-materiel-agri.routes.ts';
import { typesProductionRoutes } from './domains/types-production/types-production.routes.ts';
import { templatesBdcRoutes } from './domains/templates-bdc/templates-bdc.routes.ts';
import { templatesImpressionRoutes } from './domains/templates-impression/templates-impression.routes.ts';
import { findLoginState } from './domains/utilisateurs/utilisateurs.store.ts';
import { utilisateursRoutes } from './domains/utilisateurs/utilisateurs.routes.ts';
import { workflowsLeadsRoutes } from './domains/workflows-leads/workflows-leads.routes.ts';
import { wsimportRoutes } from './domains/wsimport/wsimport.routes.ts';
import { allProbes } from './interfaces/all.ts';
import { bee2LinkRoutes } from './interfaces/bee2link/bee2link.routes.ts';
import { cataloguesRoutes, refLoisirRoutes, refMotoRoutes } from './interfaces/catalogues/catalogues.routes.ts';
import { corporateSalesRoutes } from './interfaces/corporate-sales/corporate-sales.routes.ts';
import { dbsRoutes } from './interfaces/dbs/dbs.routes.ts';
import { edvMarketingRoutes } from './interfaces/edv-marketing/edv-marketing.routes.ts';
import { emailSmsRoutes } from './interfaces/email-sms/email-sms.routes.ts';
import { facturationRoutes } from './interfaces/facturation/facturation.routes.ts';
import { hondaKpiRoutes } from './interfaces/honda-kpi/honda-kpi.routes.ts';
import { nissanSiebelRoutes } from './interfaces/nissan-siebel/nissan-siebel.routes.ts';
import { publicationRoutes } from './interfaces/publication/publication.routes.ts';
import { planetVORoutes } from './interfaces/planetvo/planetvo.routes.ts';
import { planetVO2Routes } from './interfaces/planetvo2/planetvo2.routes.ts';
import { smartDataForLeadRoutes } from './interfaces/smart-data-for-lead/smart-data-for-lead.routes.ts';
import { edatavoiceRoutes } from './interfaces/edatavoice/edatavoice.routes.ts';
import { esellerLeadRoutes } from './interfaces/eseller-lead/eseller-lead.routes.ts';
import { offreConstructeurRoutes } from './interfaces/offre-constructeur/offre-constructeur.routes.ts';
import { renaultCsbRoutes } from './interfaces/renault-csb/renault-csb.routes.ts';
import { wallyRoutes } from './interfaces/wally/comptes.routes.ts';
import { wallyOriginesRoutes, wallySitesRoutes } from './interfaces/wally/correspondances.routes.ts';
import { wallyLogsRoutes } from './interfaces/wally/logs.routes.ts';
import { wltpRoutes } from './interfaces/wltp/wltp.routes.ts';
import type { Route, Routes } from './http/call.ts';
import { mountConsole } from './http/console.ts';
import { mountDocument } from './http/docs/document.ts';
import { mountEdge, serverLimits } from './http/edge/edge.ts';
import { answerError } from './http/errors.ts';
import { Lists } from './http/lists/lists.ts';
import { mount, requestId } from './http/mount.ts';
import { Rates } from './http/edge/rates.ts';
import { Readiness } from './http/readiness.ts';
import { Sessions } from './http/session.ts';
import { recordReads } from './http/lists/versions.ts';
import type { Observer } from './observe/observation.ts';
import { referenceCallRoutes } from './references/calls.routes.ts';
import { referenceRoutes } from './references/references.routes.ts';
import { Health } from './domains/sante/health.ts';
import { Partners } from './interfaces/kit/partners.ts';
import { ExchangeLog } from './jobs/exchange-log.ts';
import { Outbox } from './jobs/outbox.ts';
import { Sealer } from './jobs/sealer.ts';
import type { Customers } from './registry/customers.ts';
import { findCustomersById } from './registry/registry.store.ts';
import { probeWrite } from './registry/write-probe.store.ts';
import type { Vault } from './secrets/vault.ts';

/** What every request may use; made once per process. */
export interface App {
  config: Config;
  database: DatabaseServer;
  customers: Customers;
  vault: Vault;
  lists: Lists;
  sessions: Sessions;
  throttle: LoginThrottle;
  rates: Rates;
  faults: FaultLog;
  readiness: Readiness;
  outbox: Outbox;
  exchanges: ExchangeLog;
  sealer: Sealer;
  partners: Partners;
  health: Health;
  log: FastifyBaseLogger;
}

type AllRoutes = { [Domain in keyof Contract]: Routes<Contract[Domain]> };

/** One entry per domain of the contract: a call without a route, or a route without a call, does not compile. */
const routes: AllRoutes = {
  session: sessionRoutes,
  systeme: systemeRoutes,
  bonsDeCommande: bonsDeCommandeRoutes,
  cartesDeFidelite: cartesDeFideliteRoutes,
  categoriesAgri: categoriesAgriRoutes,
  champsFicheClient: champsFicheClientRoutes,
  cloture: clotureRoutes,
  comptesESeller: comptesESellerRoutes,
  connexions: connexionsRoutes,
  activites: activitesRoutes,
  dashboard: dashboardRoutes,
  dashboards: dashboardsRoutes,
  demandes: demandesRoutes,
  echanges: echangesRoutes,
  bee2Link: bee2LinkRoutes,
  catalogues: cataloguesRoutes,
  corporateSales: corporateSalesRoutes,
  dbs: dbsRoutes,
  edvMarketing: edvMarketingRoutes,
  emailSms: emailSmsRoutes,
  facturation: facturationRoutes,
  hondaKpi: hondaKpiRoutes,
  nissanSiebel: nissanSiebelRoutes,
  planetVO: planetVORoutes,
  planetVO2: planetVO2Routes,
  refLoisir: refLoisirRoutes,
  refMoto: refMotoRoutes,
  smartDataForLead: smartDataForLeadRoutes,
  edatavoice: edatavoiceRoutes,
  esellerLead: esellerLeadRoutes,
  estimationsReprise: estimationsRepriseRoutes,
  gpParametres: gpParametresRoutes,
  journal: journalRoutes,
  lignesFrequentes: lignesFrequentesRoutes,
  logSuppression: logSuppressionRoutes,
  logosMarques: logosMarquesRoutes,
  malusEcologique: malusEcologiqueRoutes,
  malusMasse: malusMasseRoutes,
  marques: marquesRoutes,
  objectifsVendeur: objectifsVendeurRoutes,
  origines: originesRoutes,
  passerelles: passerellesRoutes,
  permissions: permissionsRoutes,
  plafondsRemise: plafondsRemiseRoutes,
  profils: profilsRoutes,
  publication: publicationRoutes,
  qualite: qualiteRoutes,
  references: referenceCallRoutes,
  relances: relancesRoutes,
  offreConstructeur: offreConstructeurRoutes,
  renaultCsb: renaultCsbRoutes,
  sante: santeRoutes,
  wally: wallyRoutes,
  wallyLogs: wallyLogsRoutes,
  wallyOrigines: wallyOriginesRoutes,
  wallySites: wallySitesRoutes,
  wltp: wltpRoutes,
  sites: sitesRoutes,
  societes: societesRoutes,
  statutsVehicules: statutsVehiculesRoutes,
  typesMaterielAgri: typesMaterielAgriRoutes,
  typesProduction: typesProductionRoutes,
  templatesBdc: templatesBdcRoutes,
  templatesImpression: templatesImpressionRoutes,
  utilisateurs: utilisateursRoutes,
  workflowsLeads: workflowsLeadsRoutes,
  wsimport: wsimportRoutes,
};

/** A request with a token whose path is not under `/api` means the call of that name (decision 2). */
const rewriteUrl = ({ url = '/', headers }: { url?: string | undefined; headers: { authorization?: string | undefined } }) => {
  if (/^\/+api(?=[/?]|$)/i.test(url)) return url.replace(/^\/+api/i, '/api');
  return headers.authorization === undefined ? url : `/api${url.startsWith('/') ? '' : '/'}${url}`;
};

const served = (): { endpoint: Endpoint; route: Route<Endpoint> }[] => [
  ...Object.entries(contract).flatMap(([domain, calls]) => {
    const handlers = routes[domain as keyof Contract] as unknown as Record<string, Route<Endpoint>>;
    return Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({ endpoint, route: handlers[name]! }));
  }),
  // A route that is typed by its own endpoint takes the call that the mount has checked against it.
  ...referenceRoutes.map(([, endpoint, route]) => ({ endpoint, route: route as unknown as Route<Endpoint> })),
];

/** The paths of the lists that are answered by the revisions of their tables, each with those. */
export const cachedLists = (): ReadonlyMap<string, readonly string[]> =>
  new Map(served().flatMap(({ endpoint, route }) => (typeof route === 'function' ? [] : [[endpoint.path, route.tables] as const])));

const mountAll = (fastify: FastifyInstance, app: App) => {
  const all = served();
  const recordOf = recordReads(all);
  for (const { endpoint, route } of all) mount(fastify, app, endpoint, route, recordOf(endpoint));
};

/**
 * A closing server waits for the connections of requests in flight; a client that keeps its connection after the
 * answer would hold it up for the whole keep-alive time. So idle ones are ended until none is left.
 */
const endIdleConnections = (fastify: FastifyInstance) => {
  fastify.addHook('preClose', (done) => {
    const timer = setInterval(() => fastify.server.closeIdleConnections(), 50);
    fastify.server.once('close', () => clearInterval(timer));
    done();
  });
};

/** Puts the HTTP server together. `logger` is given so that tests and the command line choose their own. */
export const buildApp = async (
  given: Pick<App, 'config' | 'database' | 'customers' | 'vault'>,
  logger: FastifyBaseLogger,
  observer?: Observer,
) => {
  const { config, database } = given;
  const app = { ...given, lists: new Lists(), throttle: loginThrottle(database.registry), rates: new Rates(config), log: logger } as App;
  app.faults = new FaultLog(logger);
  const report = (what: string) => (error: unknown, customer?: string) => {
    if (!app.faults.note(error)) logger.error({ err: error, customer }, what);
  };
  app.readiness = new Readiness(() => probeWrite(database.registry), report('the trial write failed'));
  app.outbox = new Outbox({
    customers: given.customers,
    find: (ids) => findCustomersById(database.registry, ids),
    onError: report('sending mail failed'),
  });
  app.exchanges = new ExchangeLog(given.customers, report('noting an exchange failed'));
  app.sealer = new Sealer({
    servers: () => given.customers.reachableServers(report('reaching a server failed')),
    onError: report('sealing the journal failed'),
  });
  app.partners = new Partners(config, (to, exchange) => app.exchanges.add(to, exchange));
  app.health = new Health({
    config,
    registry: database.registry,
    customers: given.customers,
    vault: given.vault,
    partners: app.partners,
    probes: allProbes,
    wake: (customer) => app.outbox.wake(customer),
    onError: report('checking interfaces failed'),
  });
  app.sessions = new Sessions(app, findLoginState);
  const fastify = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    // The proxy adds the address that it was called from last; what stands before it is what the caller claims.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    forceCloseConnections: 'idle',
    ...serverLimits(config),
    rewriteUrl,
    frameworkErrors: (error, request, reply) => {
      observer?.unreadable(request, reply);
      answerError(error, request, reply);
    },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 500 },
  });
  observer?.attach(fastify);
  fastify.setErrorHandler(answerError);
  if (config.consoleOrigins.length > 0) {
    await fastify.register(cors, {
      origin: config.consoleOrigins,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['etag', 'x-request-id', 'content-disposition'],
    });
  }
  mountEdge(fastify, app);
  endIdleConnections(fastify);
  await fastify.register(multipart, { limits: { fileSize: 10 * 1024 * 1024, files: 1 } });
  await mountConsole(fastify, {
    connect: config.hondaApiBase ? [config.hondaApiBase] : [],
    hsts: config.hsts,
    formTargets: (url) => launchTargets(app, url),
  });
  mountDocument(fastify, cachedLists());
  mountAll(fastify, app);
  return { app, fastify };
};
