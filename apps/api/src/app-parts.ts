import type { FastifyBaseLogger } from 'fastify';
import { FaultLog } from './db/faults/fault-log.ts';
import { annoncerAppareil } from './domains/session/annoncer-appareil.ts';
import { nameReasons } from './domains/journal/name-reasons.ts';
import { findLoginState } from './domains/utilisateurs/utilisateurs.store.ts';
import { facteurThrottle } from './http/edge/facteur-throttle.ts';
import { loginThrottle } from './http/edge/login-throttle.ts';
import { Rates } from './http/edge/rates.ts';
import { essais } from './juges/all.ts';
import { Lists } from './http/lists/lists.ts';
import { DoneWrites } from './http/once/done-writes.ts';
import type { App } from './http/parts.ts';
import { Readiness } from './http/readiness.ts';
import { Sessions } from './http/session.ts';
import { Jetons } from './http/sessions/jetons.ts';
import { People } from './http/sessions/people.ts';
import { Trail } from './http/sessions/trail.ts';
import { allProbes } from './interfaces/all.ts';
import { Partners } from './partners/partners.ts';
import { NewInstants } from './journal/new-instants.ts';
import { ExchangeLog } from './jobs/exchange-log.ts';
import { Outbox } from './jobs/outbox.ts';
import { webhookProbes } from './domains/webhooks/envois/probe-webhooks.ts';
import { findCustomersById } from './registry/registry.store.ts';
import { probeWrite } from './registry/write-probe.store.ts';

/** What the parts are made of. */
export type Given = Pick<App, 'config' | 'database' | 'customers' | 'vault'>;

/** What a part does with an error that no request waits for: `report(what)(error, customer)`. */
export type Report = (what: string) => (error: unknown, customer?: string) => void;

/** What requests may use, and what becomes of errors that none waits for. */
export const makeParts = (given: Given, logger: FastifyBaseLogger) => {
  const { config, customers } = given;
  const { registry } = given.database;
  const faults = new FaultLog(logger);
  const report: Report = (what) => (error, customer) => {
    if (!faults.note(error)) logger.error({ err: error, customer }, what);
  };
  const people = new People(customers, findLoginState);
  const app: App = {
    ...given,
    log: logger,
    faults,
    lists: new Lists(),
    doneWrites: new DoneWrites(),
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
    nameReasons,
  };
  return { app, report };
};
