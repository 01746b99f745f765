import { defineConfig } from '@playwright/test';

// The machine's own Chrome, Chromium or Edge is used; nothing is downloaded. A server's system may run everything as root.
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // No journey measures speed: a busy machine takes its time, and tests that hang are still found.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    trace: 'off',
    // Journeys could not intercept a worker's requests; specs/offline.spec.ts covers the worker.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
