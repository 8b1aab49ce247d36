import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../version.ts';
import {
  circuitChanged,
  listAsked,
  listBuilt,
  messageTried,
  outboxesSeen,
  partnerAsked,
  poolOpened,
  trailOutSeen,
  turnTaken,
  type ObservedPool,
} from './events.ts';
import type { Answered } from './requests.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Histograms of each call would be several thousand series, so durations are grouped by the first word of the path. */
const areaOf = (path: string) => /^\/api\/([^/{]+)/.exec(path)?.[1] ?? (path.startsWith('(') ? path : '(fichiers)');

const requestMetrics = (register: Registry) => {
  const requests = new Counter({
    name: 'comptoir_http_requests_total',
    help: 'Requests by call and status',
    labelNames: ['method', 'path', 'status'],
    registers: [register],
  });
  const seconds = new Counter({
    name: 'comptoir_http_request_seconds_total',
    help: 'Time spent on the requests of a call',
    labelNames: ['method', 'path'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'comptoir_http_request_duration_seconds',
    help: 'How long requests take, by the first word of their path',
    labelNames: ['area'],
    buckets,
    registers: [register],
  });
  const bytes = new Counter({ name: 'comptoir_http_answer_bytes_total', help: 'Bytes answered', registers: [register] });
  return (what: Answered) => {
    const { method, path } = what;
    requests.inc({ method, path, status: what.status });
    seconds.inc({ method, path }, what.seconds);
    durations.observe({ area: areaOf(path) }, what.seconds);
    bytes.inc(what.bytes);
  };
};

const listMetrics = (register: Registry) => {
  const lists = new Counter({
    name: 'comptoir_lists_total',
    help: 'Lists asked for: from the cache, shared with another request, built, or unchanged for the caller',
    labelNames: ['outcome'],
    registers: [register],
  });
  const built = new Counter({ name: 'comptoir_lists_built_bytes_total', help: 'Bytes of the lists built', registers: [register] });
  const held = new Gauge({ name: 'comptoir_lists_cache_bytes', help: 'Bytes of the lists in memory', registers: [register] });
  listAsked.listen(({ outcome }) => lists.inc({ outcome }));
  listBuilt.listen(({ bytes, heldBytes }) => {
    lists.inc({ outcome: 'built' });
    built.inc(bytes);
    held.set(heldBytes);
  });
  return ({ path, status }: Answered) => {
    if (status === 304 && path.startsWith('/api/')) lists.inc({ outcome: 'unchanged' });
  };
};

/** The machine and the database, without the account that an address carries. */
const serverOf = ({ connectionString, host }: ObservedPool['options']) => {
  if (connectionString === undefined) return host ?? '';
  const url = new URL(connectionString);
  return `${url.host}${url.pathname}`;
};

const poolMetrics = (register: Registry) => {
  const pools = new Set<ObservedPool>();
  poolOpened.listen(({ pool }) => pools.add(pool));
  const gauge = (name: string, help: string, labelNames: string[], read: (own: Gauge, pool: ObservedPool, server: string) => void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      collect() {
        this.reset();
        for (const pool of pools) {
          if (pool.ended) pools.delete(pool);
          else read(this, pool, serverOf(pool.options));
        }
      },
    });
  gauge('comptoir_db_connections', 'Open connections', ['server', 'state'], (own, { totalCount, idleCount }, server) => {
    own.inc({ server, state: 'idle' }, idleCount);
    own.inc({ server, state: 'busy' }, totalCount - idleCount);
  });
  gauge('comptoir_db_connections_max', 'Most connections', ['server'], (own, { options }, server) => own.inc({ server }, options.max));
  gauge('comptoir_db_waiting', 'Requests that wait for a connection', ['server'], (own, { waitingCount }, server) =>
    own.inc({ server }, waitingCount),
  );
};

const partnerMetrics = (register: Registry) => {
  const durations = new Histogram({
    name: 'comptoir_partner_call_duration_seconds',
    help: 'Calls of partners, a second try included, by what came of them',
    labelNames: ['partner', 'outcome'],
    buckets,
    registers: [register],
  });
  const open = new Gauge({
    name: 'comptoir_partner_circuits_open',
    help: 'Addresses of a partner that are left alone for a customer after failures in a row',
    labelNames: ['partner'],
    registers: [register],
  });
  const openOnes = new Set<string>();
  partnerAsked.listen(({ partner, outcome, seconds }) => durations.observe({ partner, outcome }, seconds));
  circuitChanged.listen(({ partner, circuit, isOpen }) => {
    if (openOnes.has(circuit) === isOpen) return;
    if (isOpen) openOnes.add(circuit);
    else openOnes.delete(circuit);
    open.inc({ partner }, isOpen ? 1 : -1);
  });
};

const jobMetrics = (register: Registry) => {
  const messages = new Gauge({
    name: 'comptoir_outbox_messages',
    help: 'Messages in all outboxes at the last look',
    labelNames: ['state'],
    registers: [register],
  });
  const tries = new Counter({
    name: 'comptoir_outbox_deliveries_total',
    help: 'Tries to send a message',
    labelNames: ['outcome'],
    registers: [register],
  });
  const turns = new Counter({
    name: 'comptoir_health_turns_total',
    help: "Customers' turns of the checks by the clock",
    labelNames: ['outcome'],
    registers: [register],
  });
  const behind = new Gauge({
    name: 'comptoir_trail_out_events',
    help: 'Sealed security events that a way out has still to deliver',
    labelNames: ['way'],
    registers: [register],
  });
  const failing = new Gauge({
    name: 'comptoir_trail_out_failing_seconds',
    help: 'For how long a way out of the security trail has failed',
    labelNames: ['way'],
    registers: [register],
  });
  trailOutSeen.listen((seen) => {
    behind.set({ way: seen.way }, seen.behind);
    failing.set({ way: seen.way }, seen.failingSeconds);
  });
  messageTried.listen(({ outcome }) => tries.inc({ outcome }));
  turnTaken.listen(({ outcome }) => turns.inc({ outcome }));
  outboxesSeen.listen(({ due, later }) => {
    messages.set({ state: 'due' }, due);
    messages.set({ state: 'later' }, later);
  });
};

/** Everything that is measured, for one process from this moment on. */
export const makeMetrics = () => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  new Gauge({ name: 'comptoir_info', help: 'The release', labelNames: ['version'], registers: [register] }).set({ version }, 1);
  const ofRequests = requestMetrics(register);
  const ofLists = listMetrics(register);
  poolMetrics(register);
  partnerMetrics(register);
  jobMetrics(register);
  return {
    register,
    hear: (what: Answered) => {
      ofRequests(what);
      ofLists(what);
    },
  };
};
