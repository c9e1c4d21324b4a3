import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, test as base, type Page } from '@playwright/test';
import { hubPaths } from '../packages/api-client/src/contract/base/hub-paths.ts';
import { storageKeys } from '../packages/api-client/src/session/storage-keys.ts';
import type { ScenarioName } from '../packages/sandbox/src/core/index.ts';
import { ExchangeServer } from './exchange-server.ts';
import { keepSession } from './keep-session.ts';

export { expect };

interface Fixtures {
  /** Mends faults made on purpose before the next test. */
  mending: void;
  /** Violations of the content security policy and errors thrown; empty at the end of a test. */
  faults: string[];
}

/** Tests against the real server. Each page is watched for violations of the content security policy and for errors. */
export const test = base.extend<Fixtures, { server: ExchangeServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, provide) => {
      const server = await ExchangeServer.start();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
  mending: [
    async ({ server }, provide) => {
      await provide();
      await server.mend();
    },
    { auto: true },
  ],
  faults: [
    async ({ context }, provide) => {
      const faults: string[] = [];
      await context.exposeBinding('reportViolation', (_source, text: string) => faults.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = (window as unknown as { reportViolation: (text: string) => void })
            .reportViolation;
          report(
            `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
          );
        });
      });
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
      await provide(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Tests with a server of their own, because they end it, change its accounts, or need a market without other traders
 * (`test.use({ scenario: 'quiet' })`).
 */
export const testAlone = test.extend<{
  own: ExchangeServer;
  scenario: ScenarioName;
  settings: Record<string, string>;
}>({
  scenario: ['default', { option: true }],
  settings: [{}, { option: true }],
  own: async ({ scenario, settings }, provide) => {
    const server = await ExchangeServer.start({ AGIO_SCENARIO: scenario, ...settings });
    await provide(server);
    await server.stop();
  },
  baseURL: async ({ own }, provide) => provide(own.origin),
  mending: async ({ own }, provide) => {
    await provide();
    await own.mend();
  },
});

/** Keeps the answers to such calls back from now on, until what it answers is called. */
export async function hold(page: Page, calls: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(calls, async (route) => {
    await released;
    // The page that sent the request may have gone.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Waits until the code that tells of errors listens for them: it is fetched after the first page. */
export async function errorsAreHeard(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.onunhandledrejection !== null);
}

/** Signs in through the header and the provider's page, as a user does. */
export async function signIn(page: Page, account = 'trader'): Promise<void> {
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: `Continue as ${account}@agio.test` }).click();
  await page.waitForURL(
    (url) => !url.pathname.startsWith('/identity') && url.pathname !== '/login/callback',
  );
}

/**
 * Opens a page for an account that signed in before: by calls to the provider, which render neither its page nor the app.
 * For tests that are not about signing in.
 */
export async function visit(page: Page, path: string, account = 'trader'): Promise<void> {
  await page.goto('/favicon.svg');
  await keepSession(page, new URL(page.url()).origin, account);
  await page.goto(path);
  // The app hears keys from here on. A dialog of the address hides the header from roles.
  await expect(page.locator('header').first()).toBeVisible();
}

/**
 * Resolves when the next page shows the messages of the hub of notifications: it has connected, and the code that listens,
 * which is fetched after the page, has kept who the user is.
 */
export const hearing = async (page: Page) => {
  const socket = await page.waitForEvent('websocket', (opened) =>
    opened.url().includes(hubPaths.notifications),
  );
  await socket.waitForEvent('framereceived');
  await page.waitForFunction(
    (key) => sessionStorage.getItem(key) !== null,
    storageKeys.userInformation,
  );
};

/** The next answer to a call: it wants a sign-in of lately (RFC 9470). */
export const signInAskedFor = (endpoint: string) => ({
  fault: 'call' as const,
  endpoint,
  times: 1,
  failWith: {
    status: 401,
    body: { errorCode: 40101, errors: [{ key: '', code: '40101', message: 'Sign in again.' }] },
    headers: {
      'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="300"',
    },
  },
});

/** Turns languages on besides English, as a deployment does. */
export async function offerLanguages(context: BrowserContext, ...codes: string[]): Promise<void> {
  await context.route('**/config.json', async (route) => {
    const answered = route.fetch().then(async (answer) => (await answer.json()) as object);
    // The page that sent the request may have gone.
    const config = await answered.catch(() => undefined);
    if (!config) return;
    const json = { ...config, activeLanguages: ['en', ...codes] };
    await route.fulfill({ json }).catch(() => undefined);
  });
}

/** Opens the overview of the portfolio by the header's menu, as a user does. */
export async function openPortfolio(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Portfolio' }).click();
  await page.getByRole('menuitem', { name: /^Overview/ }).click();
}

/**
 * Code in place of a page's. A page that shares parts with other files is asked for under a letter that the build chooses:
 * all of them are this page.
 */
export const pageCode = (component: string) => `
  const page = { Component: ${component} };
  export const { Component } = page;
  export { ${Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `page as ${letter}`).join(', ')} };
`;

/** Fails on every accessibility fault that axe finds, by rule and element. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page without its style sheet yet has the browser's own colours.
  await page.waitForLoadState();
  // The page of an address is fetched; until then only what stands around it is there.
  await expect(page.locator('h1')).not.toHaveCount(0);
  // Violations alone, and judged in the page itself: the policy allows no frames, for which a second page would open.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}
