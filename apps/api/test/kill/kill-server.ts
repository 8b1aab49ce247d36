import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Engine } from '../database.ts';
import { killInstallation } from './kill-installation.ts';
import { buildPrograms, startProgram, type Running } from './kill-program.ts';

/** The programs for all tests of a file. */
export const builtPrograms = () => {
  let folder = '';
  beforeAll(async () => {
    folder = await buildPrograms();
  });
  return {
    get folder() {
      return folder;
    },
  };
};

export const kill = async ({ child, ended }: Running) => {
  child.kill('SIGKILL');
  expect((await ended).signal).toBe('SIGKILL');
};

/** An installation for a group of tests, with `spare` unopened customers. What still runs after a test is killed. */
export const installed = (programs: { readonly folder: string }, engine: Engine, spare = 0) => {
  let installation: Awaited<ReturnType<typeof killInstallation>>;
  const started: Running[] = [];
  beforeAll(async () => {
    installation = await killInstallation(engine, spare);
  });
  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
  });
  afterAll(() => installation.remove());

  const run = (name: string, args: readonly string[] = [], env: Record<string, string> = {}) => {
    const running = startProgram(programs.folder, name, args, { ...installation.env, ...env });
    started.push(running);
    return running;
  };
  return {
    get env() {
      return installation.env;
    },
    run,
    /** Its server, once it answers. */
    start: async (env: Record<string, string> = {}) => {
      const running = run('main', [], env);
      await running.says('prêt');
      return { running, base: `http://127.0.0.1:${/localhost:(\d+)/.exec(running.output())?.[1]}` };
    },
  };
};
