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
  // How fast something is stands in no journey: a busy machine takes its time, and what hangs is found all the same.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    trace: 'off',
    // What a worker asks for no journey could intercept; specs/offline.spec.ts has it.
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
