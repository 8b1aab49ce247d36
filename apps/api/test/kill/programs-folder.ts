import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { cacheFolder } from '../cache-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built programs, which the first test that starts one makes. */
    programs: string;
  }
}

// One for the whole run, whichever project asks.
const programs = join(cacheFolder, `programs-${process.pid}`);
const remove = () => rm(programs, { recursive: true, force: true });

export const setup = (project: TestProject) => {
  project.provide('programs', programs);
  // The sources have changed.
  project.onTestsRerun(remove);
};

export const teardown = remove;
