import { defineConfig } from '@playwright/test';

// A server's system may run everything as root.
const asRoot = process.getuid?.() === 0;

/** One after the other: what is measured here must not wait for what is measured there. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.drill.ts',
  outputDir: '../../test-results/drill',
  globalSetup: './stores.ts',
  reporter: './tables.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 300_000,
  use: {
    trace: 'off',
    launchOptions: {
      executablePath: process.env.DRILL_BROWSER || undefined,
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
