import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environmentOf, programAt, startProduct } from './kit/product.ts';
import { colleague, openSessions } from './kit/sessions.ts';

const execute = promisify(execFile);

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
  const env = environmentOf(dataDir, {
    DATABASE_URL: process.env['JOURNEYS_DATABASE_URL'] ?? '',
    // Journeys share sessions, which must outlast them all, and sign in as the same people.
    SESSION_IDLE_MINUTES: '600',
    SESSION_IDLE_MINUTES_CUSTOMER: '600',
    SESSION_PROOF_MINUTES: '600',
    SESSIONS_PER_ACCOUNT: '500',
  });
  await createColleague(env);
  const log = join(dataDir, 'server.log');
  process.env['E2E_LOG'] = log;
  const { port, stop } = await startProduct(env, log);
  const end = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    process.env['E2E_PORT'] = port;
    process.env['E2E_SESSIONS'] = JSON.stringify(await openSessions(port));
    return end;
  } catch (error) {
    await end();
    throw error;
  }
};

export default startServer;
