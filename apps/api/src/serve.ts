import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import type { DatabaseServer } from './db/open.ts';
import { learnGrown, tidy } from './db/embedded/upkeep.ts';
import { allRetrievals } from './interfaces/all.ts';
import { Clock } from './jobs/clock.ts';
import { anchorMail, dailyAnchor } from './jobs/daily-anchor.ts';
import { waysOut } from './jobs/sorties/sorties.ts';
import { applyRetention, retentionAfterMillis, retentionEveryMillis } from './jobs/retention.ts';
import { retrievalsClock } from './partners/retrievals.ts';
import { smtpDelivery, smtpSendFile } from './jobs/smtp.ts';
import type { startObservation } from './observe/observation.ts';
import { openCustomers } from './registry/customers.ts';
import { openInstallationVault } from './registry/installation-vault.ts';
import { prepareDatabase } from './registry/prepare.ts';
import { fillSample } from './sample/fill.ts';
import { seedRegistry } from './sample/registry.ts';
import { withSandbox, type Sandbox } from './sample/sandbox.ts';
import { welcome } from './welcome.ts';

const tidyEveryMillis = 6 * 60 * 60 * 1000;
const learnEveryMillis = 60 * 1000;

interface Given {
  config: Config;
  logger: Logger;
  observation: Awaited<ReturnType<typeof startObservation>>;
  /** Being opened, and the partners' stand-in being started, while this file and what it needs are loaded. */
  opening: Promise<DatabaseServer>;
  sandbox: Promise<Sandbox | undefined>;
}

/** Starts everything that answers; says how to end it cleanly. */
export const serve = async ({ config, logger, observation, opening, sandbox: starting }: Given) => {
  const database = await opening;
  await prepareDatabase(database);
  const vault = await openInstallationVault(database, config.secretsKeyFile);
  if (config.sampleData) await seedRegistry(database);
  const customers = openCustomers({
    database,
    vault,
    poolSize: config.databasePool,
    limitMillis: config.databaseTimeoutMillis,
    fill: config.sampleData ? (db, customer) => fillSample(db, customer, vault) : undefined,
    onFilled: (IDCustomer) => void health.checkFirst(IDCustomer),
  });
  const sandbox = await starting;
  const { app, fastify, health, figures, departures, sealer, hooks, report } = await buildApp(
    { config: sandbox ? withSandbox(config, sandbox) : config, database, customers, vault },
    logger,
    observation.observer,
  );
  const smtpUrl = config.smtpUrl ?? (sandbox && `smtp://127.0.0.1:${sandbox.smtpPort}`);
  await fastify.listen({ port: config.port, host: config.host });
  // A TCP server that listens has an address with a port.
  const { port } = fastify.server.address() as AddressInfo;
  if (smtpUrl) app.outbox.start(smtpDelivery(smtpUrl, config.mailFrom));
  else logger.warn('SMTP_URL is not set: mail waits in the outboxes');
  // On a free port the address is known only now.
  if (config.sampleData) app.config.publicUrl ??= `http://localhost:${port}`;
  else if (config.publicUrl === undefined) logger.warn('PUBLIC_URL is not set: no link to choose a password can be sent');
  health.start();
  figures.start();
  departures.start();
  // Only the stand-ins answer these questions.
  const retrievals = sandbox && retrievalsClock({ ...app, retrievals: allRetrievals }, report('retrieving from partners failed'));
  retrievals?.start();
  const upkeep = new Clock({ run: () => tidy(database), everyMillis: tidyEveryMillis, onError: report('upkeep failed') });
  upkeep.start();
  const learning = new Clock({ run: () => learnGrown(database), everyMillis: learnEveryMillis, onError: report('upkeep failed') });
  learning.start();
  learning.wake();
  sealer.start();
  hooks.start();
  app.sessions.presence.start();
  app.jetons.presence.start();
  app.trail.start();
  const outs = waysOut({
    outs: config.trailOuts,
    registry: database.registry,
    onLongFailure: (way, why) => logger.error({ way, why }, 'security events have not left for a quarter of an hour'),
    onError: report('sending security events out failed'),
  });
  for (const out of outs) out.start();
  const retention = new Clock({
    run: () =>
      applyRetention({
        customers,
        database,
        secretDays: config.secretHistoryDays,
        trailMonths: config.securityTrailMonths,
        onError: report('purging history failed'),
      }),
    everyMillis: retentionEveryMillis,
    onError: report('purging history failed'),
  });
  retention.start();
  retention.wakeAfter(retentionAfterMillis);
  const { anchors } = config;
  const anchoring =
    anchors &&
    dailyAnchor({
      folder: anchors.folder,
      ...(smtpUrl && anchors.recipients.length > 0 ? { send: anchorMail(smtpSendFile(smtpUrl, config.mailFrom), anchors.recipients) } : {}),
      vault,
      customers,
      registry: database.registry,
      onError: report('anchoring the journal failed'),
    });
  anchoring?.start();
  anchoring?.wake();
  const stop = async () => {
    await fastify.close();
    await upkeep.stop();
    await learning.stop();
    await retention.stop();
    await anchoring?.stop();
    await health.stop();
    await figures.stop();
    await departures.stop();
    await retrievals?.stop();
    await app.outbox.stop();
    await app.exchanges.allWritten();
    await sealer.stop();
    await hooks.stop();
    await app.sessions.presence.stop();
    await app.jetons.presence.stop();
    await app.trail.stop();
    for (const out of outs) await out.stop();
    sandbox?.stop();
    await customers.close();
    await database.close();
    await observation.stop();
  };
  const said = welcome(config, { port, metricsPort: observation.metricsPort, kind: database.kind, sandbox });
  return { said, announceStop: () => app.readiness.stop(), stop, lost: database.lost };
};
