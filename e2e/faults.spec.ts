import type { Page } from '@playwright/test';
import { Desk } from './desk.ts';
import {
  errorsAreHeard,
  expect,
  hold,
  openPortfolio,
  pageCode,
  signIn,
  test,
  visit,
} from './fixtures.ts';

const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

async function openDesk(page: Page): Promise<Desk> {
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();
  return desk;
}

test('F01 a page that starts without a network is there, says so, and fills itself when there is one', async ({
  page,
  context,
  server,
}) => {
  // what the browser kept of the last visit: the app's files and its settings
  await context.route(
    (url) => /^\/(?:$|markets$|assets\/|config\.json|before-paint\.js|favicon)/.test(url.pathname),
    async (route) => route.fulfill({ response: await route.fetch() }),
  );
  await context.setOffline(true);
  await page.goto(`${server.origin}/markets`);
  await expect(page.getByRole('link', { name: 'Markets' })).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('Oops')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('F03 F06 an answer of HTML and one of the wrong shape fail one section, with a way to try again', async ({
  page,
  server,
}) => {
  await server.disturb({ fault: 'call', endpoint: 'trading.openOrders', malformed: 'wrong-shape' });
  await server.disturb({ fault: 'call', endpoint: 'trading.orderHistory', malformed: 'html' });
  const desk = await openDesk(page);
  const panel = page.getByRole('region', { name: 'Orders' });
  await expect(panel).toContainText('The exchange sent an unexpected response.');
  await expect(page.getByRole('main')).not.toContainText(/<!doctype|Bad Gateway|cut off/);
  await desk.expectMovingBook();

  await page.getByRole('tab', { name: /^Order history/ }).click();
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/doctype|Bad Gateway/);
  await server.mend();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('table', { name: 'Order history' }).getByRole('row').nth(1),
  ).toBeVisible();
  await page.getByRole('tab', { name: /^Open orders/ }).click();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.openOrders.getByRole('row').nth(1)).toBeVisible();
});

test('F04 F22 two presses and Enter send one order, and one whose answer was lost is looked for, not sent again', async ({
  page,
  server,
}) => {
  const desk = await openDesk(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/order')) sent.push(request.url());
  });
  await server.disturb({ fault: 'call', endpoint: 'trading.createOrder', lose: 'answer' });
  const answerOrders = await hold(page, /\/orders\/my\b/);
  const price = await desk.priceAt('0.77');
  await desk.price.fill(price);
  await desk.amount.fill('31');
  const submit = desk.submit('Buy XCB');
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(page.getByRole('button', { name: 'Checking your order…' })).toBeVisible();
  answerOrders();
  const order = desk.openOrders.getByRole('row').filter({ hasText: price });
  await expect(order).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(1);
  expect(sent).toHaveLength(1);
  await order.getByRole('button', { name: 'Cancel' }).click();
  await expect(order).toHaveCount(0);
});

test('F05 a slow section shows its skeleton, and the rest does not wait', async ({ page }) => {
  await visit(page, '/markets');
  const answer = await hold(page, /\/v2\/portfolio\b/);
  await openPortfolio(page);
  await expect(page.getByRole('region', { name: 'Assets' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  answer();
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
});

test('F11 a gap in the book loads that book anew, and nothing else on the page waits', async ({
  page,
  server,
}) => {
  const loads: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('BookSnapshot')) loads.push(String(payload));
    }),
  );
  const desk = new Desk(page);
  await desk.open();
  await desk.expectMovingBook();
  const before = loads.length;
  await server.disturb({ fault: 'book-gap', market: 'XCB-CTN' });
  await expect.poll(() => loads.length).toBe(before + 1);
  await expect(desk.status('Live')).toBeVisible();
  await desk.expectMovingBook();
  expect(loads).toHaveLength(before + 1);
});

for (const days of [-1, 1]) {
  test(`F12 a device clock that is a day ${days > 0 ? 'ahead' : 'behind'} signs in and sees live prices`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
    const desk = await openDesk(page);
    await expect(desk.status('Live')).toBeVisible();
    await desk.expectMovingBook();
    await expect(desk.openOrders.getByRole('row').nth(1)).toBeVisible();
  });
}

test('F13 the page works when storage is off, stays signed in for this tab, and explains the limits once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = function setItem(this: Storage, key: string, value: string) {
      if (this === localStorage) throw new DOMException('Full', 'QuotaExceededError');
      Reflect.set(this, key, value);
    };
  });
  const desk = new Desk(page);
  await desk.open();
  await signIn(page);
  await expect(page.getByText('This browser does not let us save settings.')).toHaveCount(1);
  await expect(desk.openOrders.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

const lost = { status: 404, body: '' };

/**
 * Answers 404 for a file of the app until a page is loaded anew after it was asked for: each time, as a pointer over its
 * link fetches it ahead, which has no effect when it fails.
 */
async function loseUntilReload(page: Page, file: string): Promise<void> {
  let isLost = true;
  let wasAsked = false;
  page.on('request', (request) => {
    if (wasAsked && request.isNavigationRequest()) isLost = false;
  });
  await page.route(file, (route) => {
    wasAsked = true;
    return isLost ? route.fulfill(lost) : route.continue();
  });
}

test('F17 a part of the app that is gone reloads the page once; gone for good, it says so', async ({
  page,
}) => {
  await loseUntilReload(page, '**/assets/portfolio-page-*.js');
  await visit(page, '/markets');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await openPortfolio(page);
  await expect(page.getByRole('region', { name: 'Total value' })).toBeVisible();
  await expect.poll(() => loads).toBe(1);

  await page.goto('/markets');
  loads = 0;
  await page.route('**/assets/portfolio-page-*.js', (route) => route.fulfill(lost));
  await openPortfolio(page);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(loads).toBe(0);
});

test('F17 a reload for a part that is gone keeps the order that is being typed', async ({
  page,
}) => {
  await loseUntilReload(page, '**/assets/settings-dialog-*.js');
  const desk = await openDesk(page);
  const price = await desk.priceAt('0.71');
  await desk.price.fill(price);
  await desk.amount.fill('17');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: /Currency/ }).click();
  await reloaded;
  await desk.live();
  await expect(desk.price).toHaveValue(price);
  await expect(desk.amount).toHaveValue('17');
});

test('F18 a state of a market that this version does not know is named neutrally, and nothing can be traded', async ({
  page,
  context,
}) => {
  await context.route('**/marketdata/instruments', async (route) => {
    const response = await route.fetch();
    const instruments = (await response.json()) as { id: string; status: string }[];
    await route.fulfill({ json: instruments.map((each) => ({ ...each, status: 'Auction' })) });
  });
  await visit(page, '/trade/XCB-CTN');
  const desk = new Desk(page);
  await expect(desk.status('Unknown')).toBeVisible();
  await expect(desk.submit('Market is not open')).toBeDisabled();
});

test('F27 a page that crashes leaves the shell standing, and offers the way on', async ({
  page,
  context,
}) => {
  await context.route('**/assets/login-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: pageCode("() => { throw new Error('crash'); }"),
    }),
  );
  await page.goto('/login');
  await expect(page.getByText('Oops something went wrong!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('F28 a blocked error service disturbs no user, even when there is a report to send', async ({
  page,
  context,
  server,
}) => {
  const dsn = `${server.origin.replace('//', '//key@')}/1`;
  await context.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, errorReporting: { dsn } } });
  });
  let blocked = 0;
  await context.route('**/api/1/envelope/**', (route) => {
    blocked += 1;
    return route.abort('blockedbyclient');
  });
  await context.route('**/assets/portfolio-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: pageCode("() => { throw new Error('crash'); }"),
    }),
  );
  await visit(page, '/markets');
  await errorsAreHeard(page);
  await openPortfolio(page);
  await expect(page.getByText('Oops something went wrong!')).toBeVisible();
  await expect.poll(() => blocked).toBeGreaterThan(0);
  await expect(toasts(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Markets' }).first().click();
  await expect(page.getByRole('row', { name: /XCB/ }).first()).toBeVisible();
});
