import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { BadConfiguration, readConfig } from './config/config.ts';
import { openFault } from './db/faults/open-faults.ts';
import { openDatabase } from './db/open.ts';
import { startObservation } from './observe/observation.ts';
import { startSandbox } from './sample/sandbox.ts';

const late = Symbol('late');

/** Slow things start while the larger part of the program is still loading. */
const start = async () => {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const logger = pino({ level: config.logLevel });
  const observation = await startObservation(config, logger);
  const opening = openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl, poolSize: config.databasePool, limitMillis: config.databaseTimeoutMillis }
      : { dataDir: config.dataDir },
  );
  const sandbox = config.sampleData ? startSandbox() : Promise.resolve(undefined);
  // `serve` awaits both: an earlier error is seen then.
  for (const begun of [opening, sandbox]) begun.catch(() => {});
  const { serve } = await import('./serve.ts');
  return { config, logger, ...(await serve({ config, logger, observation, opening, sandbox })) };
};

/** One clear sentence for what a person can correct; anything else is a bug and shows its trace. */
const fail = (error: unknown): never => {
  const isPort = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isPort) process.stderr.write('Ce port est déjà occupé. Choisissez-en un autre, par exemple\u00a0: PORT=3001 npm start\n');
  else {
    const sentence = error instanceof BadConfiguration ? error.message : openFault(error);
    if (sentence) process.stderr.write(`${sentence}\n`);
    else console.error(error);
  }
  process.exit(1);
};

const { config, logger, said, announceStop, stop, lost } = await start().catch(fail);

/**
 * Goes on answering for a while, so that the balancer learns of the end before it comes; then finishes running work, within
 * the time limit. At a terminal there is nobody to inform.
 */
const end = async (signal: NodeJS.Signals) => {
  announceStop();
  if (signal === 'SIGTERM') await wait(config.stopDelayMillis);
  const ended = await Promise.race([stop(), wait(config.stopTimeoutMillis, late, { ref: false })]);
  if (ended === late) logger.warn('stopped before everything was finished: STOP_TIMEOUT_SECONDS has passed');
};

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    end(signal).then(() => process.exit(0), fail);
  });
}
void lost.then((reason) => (stopping ? undefined : fail(reason)));
// Last of all: whoever reads it may ask us to end at once.
process.stdout.write(said);
