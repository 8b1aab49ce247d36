import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM'];

const quiet = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './server.setup.ts',
  workers: 2,
  fullyParallel: true,
  // Bounds for what hangs, several times what the longest journey takes: a slow machine is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  use: {
    actionTimeout: 20_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // Noting the page at each step costs a good part of the time: for journeys that have failed before.
    trace: process.env['JOURNEY_TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // A container's root has no sandbox to offer.
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
});
