import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { buildApp } from './app.ts';
import { BadConfiguration, readConfig } from './config.ts';
import { AlreadyInUse } from './db/directory-lock.ts';
import { SchemaTooNew } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { keepUp } from './db/upkeep.ts';
import { smtpDelivery } from './jobs/smtp.ts';
import { openCustomers } from './registry/customers.ts';
import { prepareRegistry } from './registry/prepare.ts';
import { fillSample } from './sample/fill.ts';
import { seedRegistry } from './sample/registry.ts';
import { startSandbox, withSandbox } from './sample/sandbox.ts';
import { openVault } from './secrets/key-file.ts';
import { welcome } from './welcome.ts';

/** Starts everything; answers how to end it cleanly. */
const start = async () => {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true });
  const vault = await openVault(config.secretsKeyFile);
  const logger = pino({ level: config.logLevel });
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl, poolSize: config.databasePool } : { dataDir: config.dataDir },
  );
  await prepareRegistry(database);
  if (config.sampleData) await seedRegistry(database);
  const customers = openCustomers({
    database,
    vault,
    poolSize: config.databasePool,
    fill: config.sampleData ? (db, customer) => fillSample(db, customer, vault) : undefined,
  });
  const sandbox = config.sampleData ? await startSandbox() : undefined;
  const { app, fastify } = await buildApp({ config: sandbox ? withSandbox(config, sandbox) : config, database, customers, vault }, logger);
  const smtpUrl = config.smtpUrl ?? (sandbox && `smtp://127.0.0.1:${sandbox.smtpPort}`);
  await fastify.listen({ port: config.port, host: config.host });
  // A TCP server that listens has an address with a port.
  const { port } = fastify.server.address() as AddressInfo;
  process.stdout.write(welcome(config, port, database.kind, sandbox));
  customers.migrateAllInBackground((error, name) => logger.error({ err: error, customer: name }, 'migration failed'));
  if (smtpUrl) app.outbox.start(smtpDelivery(smtpUrl, config.mailFrom));
  else logger.warn('SMTP_URL is not set: mail waits in the outboxes');
  app.health.start();
  const endUpkeep = keepUp(database, (error) => logger.error({ err: error }, 'upkeep failed'));
  const stop = async () => {
    endUpkeep();
    await fastify.close();
    await app.health.stop();
    await app.outbox.stop();
    await app.exchanges.allWritten();
    sandbox?.stop();
    await customers.close();
    await database.close();
  };
  return { stop, lost: database.lost };
};

/** One clear sentence for what a person can mend; anything else is a bug and shows its trace. */
const fail = (error: unknown): never => {
  const isPort = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isPort) process.stderr.write('Ce port est déjà occupé. Choisissez-en un autre, par exemple : PORT=3001 npm start\n');
  else if (error instanceof BadConfiguration || error instanceof AlreadyInUse || error instanceof SchemaTooNew)
    process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
};

const { stop, lost } = await start().catch(fail);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), fail);
  });
}
void lost.then((reason) => (stopping ? undefined : fail(reason)));
