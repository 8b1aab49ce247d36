import { defineConfig } from 'vitest/config';

const conditions = ['source', 'node'];

export default defineConfig({
  // Workspace packages are read from their sources, never from a build.
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps,seed}/**/*.test.{ts,tsx}', '*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    maxWorkers: 2,
    // An embedded database opens in about a second, and in several on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    reporters: ['default'],
  },
});
