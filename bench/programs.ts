import { execFile, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DatabaseSource } from '../apps/api/src/db/driver/pools-opened.ts';
import { freePort } from '../scripts/free-port.mjs';
import { Connection, written } from './connection.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export interface Program {
  port: number;
  stop(): Promise<void>;
}

export interface Product extends Program {
  /** Milliseconds from the start of the process to the first 200 of its health. */
  healthy: number;
  /** Milliseconds from the start of the process to the printed address. */
  ready: number;
  /** Resident memory, in MB. */
  memory(): Promise<number>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Ends with this process. */
export const watched = (child: ChildProcess) => {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

export const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

const isHealthy = async (port: number) => {
  const connection = await Connection.open(port).catch(() => undefined);
  if (!connection) return false;
  const { status } = await connection.send(written({ path: '/api/health' }));
  connection.close();
  return status === 200;
};

const healthOf = async (child: ChildProcess, port: number) => {
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    await wait(10);
  }
  return performance.now();
};

const addressOf = async (child: ChildProcess, port: number) => {
  let said = '';
  for await (const text of child.stdout ?? []) {
    said += String(text);
    if (said.includes(`:${port}`)) break;
  }
  return performance.now();
};

const memoryOf = async (pid: number) => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
};

/** Starts the product as `npm start` does, on a free port. */
export const startProduct = async (env: Record<string, string>): Promise<Product> => {
  const port = await freePort();
  const began = performance.now();
  const child = watched(
    spawn(process.execPath, [inRoot('scripts/start.mjs')], {
      env: {
        ...process.env,
        SAMPLE_DATA: 'on',
        REQUESTS_PER_ADDRESS: '0',
        REQUESTS_PER_ACCOUNT: '0',
        SESSIONS_PER_ACCOUNT: '10000',
        // Addresses are what the bench says they are.
        TRUST_PROXY: 'on',
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const [healthy, ready] = await Promise.all([healthOf(child, port), addressOf(child, port)]);
  child.stdout?.destroy();
  // Spawned without an error: it has a pid.
  const pid = child.pid!;
  return { port, healthy: healthy - began, ready: ready - began, memory: () => memoryOf(pid), stop: () => end(child) };
};

/** Starts the bare server for the same SQL, in its own process. */
export const startLimit = async (source: DatabaseSource): Promise<Program> => {
  const child = watched(
    fork(inRoot('bench/limit.ts'), [JSON.stringify(source)], {
      execArgv: ['--import', 'tsx', '--conditions=source'],
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  if (said === undefined) throw new Error('the limit did not start');
  // limit.ts prints its port and nothing else.
  const { port } = said as { port: number };
  return { port, stop: () => end(child) };
};
