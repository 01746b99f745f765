import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../../packages/workspace-tools/bin/tasks/browser-flags.mjs';

/** One after the other, so that one measurement does not have to wait for another. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.drill.ts',
  outputDir: '../../test-results/drill',
  globalSetup: './stores.ts',
  reporter: './tables.ts',
  forbidOnly: true,
  workers: 1,
  // A limit against hanging. With builds running at the same time, the lines that kill one release after the other take over five minutes.
  timeout: 1_200_000,
  use: {
    trace: 'off',
    // Each line is a visit without a worker, which would answer in place of the faulty host.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.DRILL_BROWSER || undefined,
      args: BROWSER_FLAGS,
    },
  },
});
