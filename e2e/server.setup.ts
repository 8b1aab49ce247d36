import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { colleague, openSessions } from './kit/sessions.ts';

const execute = promisify(execFile);
const programAt = (name: string) => fileURLToPath(new URL(`../apps/api/dist/${name}.js`, import.meta.url));

const ready = (child: ReturnType<typeof spawn>) =>
  new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/localhost:(\d+)/.exec(printed);
      if (address?.[1] && printed.includes('prêt')) resolve(address[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });

const stop = async (child: ReturnType<typeof spawn>) => {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** An operator beside the one of the sample data. It is made before the server starts: the embedded database opens for one process. */
const createColleague = async (env: NodeJS.ProcessEnv) => {
  const { login, password } = colleague;
  const given = ['create', '--login', login, '--name', 'Collègue des parcours', '--password-stdin'];
  const created = execute(process.execPath, [programAt('operators'), ...given], { env });
  created.child.stdin?.end(password);
  await created;
};

/** Starts the built product with sample data on a free port and opens the journeys' sessions once. Returns how to stop it. */
const startServer = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-e2e-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SAMPLE_DATA: 'on',
    CHECK_ANSWERS: 'on',
    // Journeys share sessions, which must outlast them all, and sign in as the same people.
    SESSION_IDLE_MINUTES: '600',
    SESSION_IDLE_MINUTES_CUSTOMER: '600',
    SESSIONS_PER_ACCOUNT: '500',
    LOG_LEVEL: 'error',
  };
  await createColleague(env);
  const child = spawn(process.execPath, [programAt('main')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const log = join(dataDir, 'server.log');
  process.env['E2E_LOG'] = log;
  child.stdout.pipe(createWriteStream(log));
  const end = async () => {
    await stop(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const port = await ready(child);
    process.env['E2E_PORT'] = port;
    process.env['E2E_SESSIONS'] = JSON.stringify(await openSessions(port));
    return end;
  } catch (error) {
    await end();
    throw error;
  }
};

export default startServer;
