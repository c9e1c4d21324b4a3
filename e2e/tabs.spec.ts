import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { viteBuild } from '../tools/lib/vite-build.ts';
import { Desk } from './desk.ts';
import { expect, signIn, test } from './fixtures.ts';
import type { Probe } from './probe.ts';

const signedOut = (page: Page) => page.getByRole('button', { name: 'Get Started' });
const signedIn = (page: Page) => page.getByRole('button', { name: /^Profile menu/ });

test('T04 T18 T28 a hundred calls at once in each of two tabs, on an expired token: one renewal, and both tabs stay signed in', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/markets');
  await signIn(page);
  await expect(signedIn(page)).toBeVisible();
  await serveProbe(context);
  let renewals = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/identity/token') renewals += 1;
  });
  const refuse = { fault: 'revoke-tokens', which: 'access' } as const;
  const allOk = Array<string>(100).fill('ok');

  // away from the app, which would renew by itself
  await page.goto('/favicon.svg');

  // expired as the tabs see it, and refused by the server
  await server.disturb(refuse);
  await expire(page);
  const tabs = await Promise.all([openProbe(context), openProbe(context)]);
  const askInBoth = () => Promise.all(tabs.map((tab) => tab.evaluate(() => probe.askAll(100))));
  expect(await askInBoth()).toEqual([allOk, allOk]);
  expect(renewals).toBe(1);

  // good as the tabs see it, and refused by the server: each call is answered 401 once
  await server.disturb(refuse);
  expect(await askInBoth()).toEqual([allOk, allOk]);
  expect(renewals).toBe(2);

  for (const tab of tabs) expect(await tab.evaluate(() => probe.status())).toBe('usable');
  await page.goto('/user/portfolio');
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  await expect(signedIn(page)).toBeVisible();
  expect(renewals).toBe(2);
});

test('T31 F14 two tabs agree: who is signed in, the theme, and an order', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const [desk, otherDesk] = [new Desk(page), new Desk(other)];
  await Promise.all([desk.open(), otherDesk.open()]);
  await signIn(page);
  await expect(signedIn(other)).toBeVisible();

  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');

  await desk.live();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();
  const price = await desk.priceAt('0.81');
  await desk.price.fill(price);
  await desk.amount.fill('21');
  await desk.submit('Buy XCB').click();
  const order = otherDesk.openOrders.getByRole('row').filter({ hasText: price });
  await expect(order).toHaveCount(1);
  await order.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.openOrders.getByRole('row').filter({ hasText: price })).toHaveCount(0);

  await signedIn(page).click();
  await page.getByText('Logout').click();
  await expect(signedOut(other)).toBeVisible();
  await expect(other).toHaveURL(/\/markets$/);
  await expect(other.getByText('You were signed out in another tab')).toHaveCount(1);
  await expect(signedOut(page)).toBeVisible();
  const kept = await other.evaluate(() => [
    localStorage.getItem('agio.session'),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept[0]).toBeNull();
  expect(kept).not.toContain('agio.user-information');
});

declare const probe: Probe;

/** Serves a page of the app's origin that holds the client alone. */
async function serveProbe(context: BrowserContext): Promise<void> {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@agio/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'probe.ts'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const script = (built as { output: { code: string }[] }[])[0]?.output[0]?.code;
  if (script === undefined) throw new Error('The probe was not built.');
  await context.route('**/probe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route('**/probe', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="/probe.js"></script>',
    }),
  );
}

async function openProbe(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/probe');
  await page.waitForFunction(() => 'probe' in globalThis);
  return page;
}

/** The token is over for this browser. */
async function expire(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('agio.session') ?? '') as { issuedAt: number };
    kept.issuedAt -= 60 * 60 * 1000;
    localStorage.setItem('agio.session', JSON.stringify(kept));
  });
}
