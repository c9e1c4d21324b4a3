// @where Tools: browser, timeouts, retries and workers of end-to-end tests
import { defineConfig } from '@playwright/test';
import { chromium } from '../tools/chromium.mjs';

const { executablePath, args, env } = await chromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A failed test runs once more, with a trace. `tools/lib/reports.ts` counts those that pass then: decision 0135.
  retries: 1,
  workers: 2,
  // Generous, because a machine may be busy: a test never measures time.
  timeout: 120_000,
  // Steps that are repeated until they pass have an end too: without one it is the test's, which says nothing of them.
  expect: { timeout: 30_000, toPass: { timeout: 100_000 } },
  reporter: [
    ['list'],
    ...(process.env['AGIO_REPORT']
      ? [['json', { outputFile: process.env['AGIO_REPORT'] }] as const]
      : []),
  ],
  use: {
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Motion costs processor time where there is no graphics card. Tests about motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs a fifth of the processor time. No screenshots: with them a page of live data draws two
    // frames a second, and each click waits for several.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
  },
});
