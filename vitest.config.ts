import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { policy } from './.storybook/policy.ts';
import { chromium } from './tools/chromium.mjs';

const conditions = ['@agio/source', 'module', 'browser', 'development|production'];

/** Every story with its play function and axe; `.storybook/other-scheme.ts` asks for the colours of the second scheme. */
async function stories(): Promise<TestProjectConfiguration> {
  const { executablePath, args, env } = await chromium();
  return {
    extends: true,
    server: { headers: { 'Content-Security-Policy-Report-Only': policy } },
    plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
    test: {
      name: 'stories',
      // A second try, which the summary names (decision 0135).
      retry: 1,
      // One page for all files, so that it loads each module once; `forgetVisits` in the preview empties what it stores.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        viewport: { width: 1280, height: 800 },
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: { executablePath, args, env: { ...process.env, ...env } },
          contextOptions: {
            reducedMotion: 'reduce',
            deviceScaleFactor: 1,
            locale: 'en-US',
            timezoneId: 'UTC',
          },
        }),
      },
    },
  };
}

// A unit run must not pay for the browser, nor fail for want of one.
const wanted = process.argv.flatMap((arg, i) =>
  arg === '--project' ? [process.argv[i + 1]] : arg.startsWith('--project=') ? [arg.slice(10)] : [],
);
const wantsStories = wanted.length === 0 || wanted.some((name) => name === 'stories');

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: ['@agio/source', 'module', 'node', 'development|production'] } },
  test: {
    // Every core: one of them is kept for the test runner's own process otherwise, which waits most of the time.
    maxWorkers: '100%',
    // Generous, because a machine may be busy: a test waits for what happens, and never measures how long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Drops axe's findings: for 1,700 stories they are longer than the longest string of V8.
    reporters: ['default', ['json', { filterMeta: () => false }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['tools/lib/wait-timeouts.ts'],
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/openapi/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/hub-conformance.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          environment: 'node',
          setupFiles: ['tools/lib/wait-timeouts.ts'],
          include: [
            'packages/*/conformance/**/*.test.ts',
            'packages/*/src/**/hub-conformance.test.ts',
          ],
          // They wait for real timeouts, most of the time for nothing: all at once, and beside the others in a whole run.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      ...(wantsStories ? [await stories()] : []),
    ],
  },
});
