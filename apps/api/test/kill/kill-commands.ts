import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type DatabaseServer } from '../../src/db/open.ts';
import { testDatabase, type Engine } from '../database.ts';
import { buildPrograms, startProgram } from './kill-program.ts';

/** An installation on which the real commands run, one process each. `prepare` fills it first. */
export const commandLine = async (
  engine: Engine,
  prepare: (server: DatabaseServer, keyFile: string) => Promise<unknown> = async () => {},
) => {
  const [programs, base] = await Promise.all([buildPrograms(), testDatabase(engine)]);
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-commands-'));
  const keyFile = join(folder, 'secrets.key');
  await prepare(base.server, keyFile);
  // The embedded database has one user at a time.
  if (engine === 'pglite') await base.server.close();
  const place: Record<string, string> =
    'url' in base.source ? { DATABASE_URL: base.source.url, DATA_DIR: folder } : { DATA_DIR: base.source.dataDir };
  const env: Record<string, string> = { ...place, SECRETS_KEY_FILE: keyFile };
  const start = (program: string, args: readonly string[], more: Record<string, string> = {}) =>
    startProgram(programs, program, args, { ...env, ...more });
  const run = (program: string, args: readonly string[], input?: string) => startProgram(programs, program, args, env, input).ended;
  return {
    env,
    folder,
    keyFile,
    start,
    run,
    /** Runs a command that must succeed; answers its output. */
    ok: async (program: string, args: readonly string[], input?: string) => {
      const { code, out, err } = await run(program, args, input);
      if (code !== 0 || err !== '') throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${err}${out}`);
      return out;
    },
    /** Looks into the database between two commands. */
    look: async <T>(work: (server: DatabaseServer) => Promise<T>): Promise<T> => {
      if (engine === 'postgres') return work(base.server);
      const server = await openDatabase(base.source);
      try {
        return await work(server);
      } finally {
        await server.close();
      }
    },
    remove: async () => {
      await base.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type CommandLine = Awaited<ReturnType<typeof commandLine>>;
