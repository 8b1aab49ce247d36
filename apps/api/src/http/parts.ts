import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { FaultLog } from '../db/faults/fault-log.ts';
import type { DatabaseServer } from '../db/open.ts';
import type { Partners } from '../partners/partners.ts';
import type { InterfaceProbes } from '../partners/probe.ts';
import type { NewInstants } from '../journal/new-instants.ts';
import type { ExchangeLog } from '../jobs/exchange-log.ts';
import type { Outbox } from '../jobs/outbox.ts';
import type { Customers } from '../registry/customers.ts';
import type { Vault } from '../secrets/vault.ts';
import type { FacteurThrottle } from './edge/facteur-throttle.ts';
import type { LoginThrottle } from './edge/login-throttle.ts';
import type { Rates } from './edge/rates.ts';
import type { Essais } from './essai/juge.ts';
import type { Lists } from './lists/lists.ts';
import type { DoneWrites } from './once/done-writes.ts';
import type { NameRaisons } from './raisons/raisons.ts';
import type { Readiness } from './readiness.ts';
import type { Sessions } from './session.ts';
import type { Jetons } from './sessions/jetons.ts';
import type { Trail } from './sessions/trail.ts';

/** What every request may use; made once per process. */
export interface App {
  config: Config;
  database: DatabaseServer;
  customers: Customers;
  vault: Vault;
  lists: Lists;
  doneWrites: DoneWrites;
  sessions: Sessions;
  jetons: Jetons;
  trail: Trail;
  throttle: LoginThrottle;
  facteurThrottle: FacteurThrottle;
  rates: Rates;
  faults: FaultLog;
  readiness: Readiness;
  outbox: Outbox;
  exchanges: ExchangeLog;
  newInstants: NewInstants;
  partners: Partners;
  probes: readonly InterfaceProbes[];
  essais: Essais;
  nameReasons: NameRaisons;
  log: FastifyBaseLogger;
}
