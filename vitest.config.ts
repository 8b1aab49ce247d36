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
    // These tell a hang from a busy machine; nothing else in a test may depend on a clock.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 20_000,
    reporters: ['default'],
  },
});
