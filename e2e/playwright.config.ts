import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';

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
  // One more than there are cores: a journey waits for the server as often as for the browser.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // Limits for journeys that hang, several times the longest one: a slow machine is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  use: {
    actionTimeout: 20_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // Recording each step costs much time: only for journeys that have failed before.
    trace: process.env['JOURNEY_TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // Chromium's sandbox does not start for root.
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
});
