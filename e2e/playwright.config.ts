import { defineConfig } from '@playwright/test';
import { chromium } from '../tools/chromium.mjs';

const { executablePath, args, env } = await chromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that needs a second try hides a fault.
  retries: 0,
  workers: 2,
  // Generous, because a machine may be busy: a test never measures time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
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
    // No screenshots: with them a page of live data draws two frames a second, and each click waits for several.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
  },
});
