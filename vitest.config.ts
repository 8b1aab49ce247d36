import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'node'];

const api = 'apps/api/src';
/** These start programs and workers, kill them, or set what holds for a whole process: each has a process of its own. */
const alone = [
  'apps/api/test/{kill,secrets}/**/*.test.ts',
  'apps/api/test/matrix/matrix-without-*.test.ts',
  `${api}/{cli,db}/**/*.test.ts`,
];
/**
 * What differs by engine, beside those. The rest asks an engine for nothing that these do not prove of it; the matrix makes every
 * write of the product on both.
 */
const byEngine = [
  `${api}/{data,jobs,journal,registry,secrets}/**/*.test.ts`,
  `${api}/{http/database-faults,observe/metrics}.test.ts`,
  'apps/api/test/**/*.test.ts',
];

const proving = Boolean(process.env['PROVE']);
const served = process.env['TEST_DATABASE_URL'] ? (['postgres'] as const) : [];
const both = ['pglite', ...served] as const;
/** The served engine is the one of production; where there is none, or all is proved, the embedded one runs everything too. */
const usual = proving || served.length === 0 ? both : served;

const project = (
  name: string,
  engines: typeof both | typeof usual,
  test: { include: string[]; exclude?: string[]; isolate?: boolean },
) => ({
  extends: true as const,
  test: {
    name,
    isolate: false,
    ...test,
    exclude: ['**/node_modules/**', '**/dist/**', ...(test.exclude ?? [])],
    provide: { engines, usualEngines: usual, proving },
    ...(name.startsWith('api')
      ? { setupFiles: ['apps/api/test/failed-tests.ts'], globalSetup: ['apps/api/test/kill/programs-folder.ts'] }
      : {}),
  },
});

export default defineConfig({
  // Workspace packages are read from their sources, never from a build.
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // In the order of their names, so that the long ones come first.
    projects: [
      project('api alone', both, { include: alone, isolate: true }),
      project('api on each engine', both, { include: byEngine, exclude: alone }),
      project('api on one engine', usual, { include: ['apps/api/**/*.test.ts'], exclude: [...alone, ...byEngine] }),
      project('console', both, { include: ['apps/console/**/*.test.{ts,tsx}'] }),
      project('rest', both, { include: ['{packages,seed,apps/sandbox}/**/*.test.ts', '*.test.ts'] }),
    ],
    pool: 'forks',
    // The compiler that makes the embedded engine fast costs more than it gains in a file's time; where all is proved, it takes part.
    execArgv: proving ? [] : ['--liftoff-only'],
    // More than there are cores: some tests wait for a program or a clock.
    maxWorkers: availableParallelism() + 2,
    // These distinguish a hang from a busy machine; nothing else in a test may depend on a clock.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 20_000,
    reporters: ['default'],
  },
});
