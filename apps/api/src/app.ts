import type { Endpoint } from '@comptoir/contract/kit';
import type { FastifyBaseLogger } from 'fastify';
import { FaultLog } from './db/faults/fault-log.ts';
import { domainRoutes } from './domains/all.ts';
import { figuresClock } from './domains/accueil/figures.ts';
import { departsClock } from './domains/departs/departs-clock.ts';
import { annoncerAppareil } from './domains/session/annoncer-appareil.ts';
import { hostOf, isCustomerHost } from './domains/session/login.rules.ts';
import { tellReasons } from './domains/journal/tell-reasons.ts';
import { Health } from './domains/sante/health.ts';
import { findLoginState } from './domains/utilisateurs/utilisateurs.store.ts';
import type { Route } from './http/call.ts';
import { mountConsole } from './http/console.ts';
import { mountDocument } from './http/docs/document.ts';
import { mountEdge } from './http/edge/edge.ts';
import { facteurThrottle } from './http/edge/facteur-throttle.ts';
import { loginThrottle } from './http/edge/login-throttle.ts';
import { Rates } from './http/edge/rates.ts';
import { mountLaunchPage } from './domains/connexions/launch-page.ts';
import { essais } from './juges/all.ts';
import { Lists } from './http/lists/lists.ts';
import { recordReads } from './http/lists/versions.ts';
import { mount } from './http/mount.ts';
import type { App } from './http/parts.ts';
import { Readiness } from './http/readiness.ts';
import { cachedListsOf, servedBy, type Served } from './http/served.ts';
import { makeServer } from './http/server.ts';
import { Sessions } from './http/session.ts';
import { Jetons } from './http/sessions/jetons.ts';
import { People } from './http/sessions/people.ts';
import { Trail } from './http/sessions/trail.ts';
import { allProbes, interfaceRoutes } from './interfaces/all.ts';
import { Partners } from './partners/partners.ts';
import { NewInstants } from './journal/new-instants.ts';
import { ExchangeLog } from './jobs/exchange-log.ts';
import { Outbox } from './jobs/outbox.ts';
import { postTo } from './domains/webhooks/envois/post.ts';
import { Webhooks } from './domains/webhooks/envois/webhooks.ts';
import { webhookProbes } from './domains/webhooks/envois/probe-webhooks.ts';
import { Sealer } from './jobs/sealer.ts';
import type { Observer } from './observe/observation.ts';
import { referenceCallRoutes } from './references/calls.routes.ts';
import { referenceRoutes } from './references/references.routes.ts';
import { findCustomersById } from './registry/registry.store.ts';
import { probeWrite } from './registry/write-probe.store.ts';

const served = (): Served[] => [
  ...servedBy({ ...domainRoutes, ...interfaceRoutes, references: referenceCallRoutes }),
  // A route that is typed by its own endpoint takes the call that the mount has checked against it.
  ...referenceRoutes.map(([, endpoint, route]) => ({ endpoint, route: route as unknown as Route<Endpoint> })),
];

/** For what prints the calls without a server. */
export const cachedLists = () => cachedListsOf(served());

/** Puts the parts together. `logger` is given so that tests and the command line choose their own. */
export const buildApp = async (
  given: Pick<App, 'config' | 'database' | 'customers' | 'vault'>,
  logger: FastifyBaseLogger,
  observer?: Observer,
) => {
  const { config, customers } = given;
  const { registry } = given.database;
  const faults = new FaultLog(logger);
  const report = (what: string) => (error: unknown, customer?: string) => {
    if (!faults.note(error)) logger.error({ err: error, customer }, what);
  };
  const people = new People(customers, findLoginState);
  const app: App = {
    ...given,
    log: logger,
    faults,
    lists: new Lists(),
    sessions: new Sessions(
      given,
      { people, announce: (signedIn) => annoncerAppareil(app, signedIn) },
      report('noting who was seen failed'),
    ),
    jetons: new Jetons(given.database, people, report('noting which tokens were used failed')),
    trail: new Trail(registry, report('noting security events failed')),
    throttle: loginThrottle(registry),
    facteurThrottle: facteurThrottle(registry),
    rates: new Rates(config),
    readiness: new Readiness(() => probeWrite(registry), report('the trial write failed')),
    outbox: new Outbox({
      database: given.database,
      vault: given.vault,
      customers,
      find: (ids) => findCustomersById(registry, ids),
      onError: report('sending mail failed'),
    }),
    exchanges: new ExchangeLog(customers, report('noting an exchange failed')),
    newInstants: new NewInstants(),
    partners: new Partners(config, (to, exchange) => app.exchanges.add(to, exchange)),
    probes: [...allProbes, webhookProbes],
    essais,
    tellReasons,
  };
  const fastify = await makeServer(config, logger, observer);
  mountEdge(fastify, app);
  await mountConsole(fastify, {
    connect: config.hondaApiBase ? [config.hondaApiBase] : [],
    hsts: config.hsts,
    isCustomerHost: (host) => isCustomerHost(hostOf(host), config.backofficeLabel),
  });
  await mountLaunchPage(fastify, app.vault);
  const all = served();
  if (config.apiDocs) mountDocument(fastify, cachedListsOf(all));
  const recordOf = recordReads(all);
  for (const { endpoint, route } of all) mount(fastify, app, endpoint, route, recordOf(endpoint));
  const health = new Health(app, report('checking interfaces failed'));
  const figures = figuresClock(app, report('counting figures failed'));
  const departures = departsClock(app, report('carrying out planned departures failed'));
  const servers = () => customers.reachableServers(report('reaching a server failed'));
  const hooks = new Webhooks({
    registry,
    customers,
    vault: given.vault,
    post: postTo(config.outboundAllowedHosts),
    onError: report('sending events failed'),
  });
  const onSealed = (IDCustomer: number) => {
    app.newInstants.tell(IDCustomer);
    hooks.wake(IDCustomer);
  };
  const sealer = new Sealer({ servers, onSealed, onError: report('sealing the journal failed') });
  // Whoever waits for a change would hold up the end of the server.
  fastify.addHook('preClose', (done) => {
    app.newInstants.stop();
    done();
  });
  return { app, fastify, health, figures, departures, sealer, hooks, report };
};
