import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { newCluster } from '../scripts/testing/postgres.mjs';
import { asOwner } from './engines.ts';
import { end, watched } from './programs.ts';

/** A PostgreSQL that was started here and may be killed. */
export interface Cluster {
  url: string;
  kill(): Promise<void>;
  /** Resolves once it answers. */
  start(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * A cluster in a temporary folder, run by the programs of the PostgreSQL that `server` names.
 * @throws when they are not on this machine
 */
export const startCluster = async (server: string): Promise<Cluster> => {
  const [found] = await asOwner(server, `select setting from pg_config() where name = 'BINDIR'`);
  const { url, launch, isReady, remove } = await newCluster(found?.['setting'] ?? '');
  let process = watched(launch());
  const cluster: Cluster = {
    url,
    kill: async () => {
      const ended = once(process, 'exit');
      process.kill('SIGKILL');
      await ended;
    },
    start: async () => {
      while (!(await isReady())) {
        // The previous one may hold its memory for a moment.
        if (process.exitCode !== null || process.signalCode !== null) process = watched(launch());
        await wait(20);
      }
    },
    drop: async () => {
      await end(process, 'SIGINT');
      remove();
    },
  };
  await cluster.start();
  return cluster;
};
