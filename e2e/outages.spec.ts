import type { BrowserContext, Page, Request } from '@playwright/test';
import { Desk } from './desk.ts';
import { expect, test } from './fixtures.ts';

/** The trade desk of a signed-in user, with an order half typed. Time in the page is the test's. */
async function openDesk(page: Page): Promise<Desk> {
  await page.clock.install();
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();
  await desk.price.fill('5.1234');
  await desk.amount.fill('34');
  await expect(desk.submit('Buy XCB')).toBeEnabled();
  return desk;
}

async function expectTyped(desk: Desk): Promise<void> {
  await expect(desk.price).toHaveValue('5.1234');
  await expect(desk.amount).toHaveValue('34');
}

/** Records the requests of the page from now on, as `POST /identity/token`. */
function watch(context: BrowserContext): string[] {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/')) asked.push(`${request.method()} ${pathname}`);
  };
  context.on('request', note);
  return asked;
}

const renewals = (asked: readonly string[]) =>
  asked.filter((each) => each === 'POST /identity/token').length;

test('F02 R21 offline for five minutes: said once, nothing can be sent, and all is right again without a reload', async ({
  page,
  context,
}) => {
  const desk = await openDesk(page);
  const offline = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(desk.openOrders.getByRole('row').nth(1)).toBeVisible();

  await context.setOffline(true);
  await expect(offline).toHaveCount(1);
  await expect(desk.submit('You are offline')).toBeDisabled();
  await page.clock.runFor(6_000);
  await expect(desk.status('Delayed')).toBeVisible();
  // the server is given up after 30 s of silence, and then asked after 0, 2, 10 and 30 s
  await page.clock.runFor('05:00');
  await expect(desk.status('Live prices paused')).toBeVisible();
  await expect(offline).toHaveCount(1);
  await expect(desk.openOrders.getByRole('row').nth(1)).toBeVisible();
  await expectTyped(desk);

  const asked = watch(context);
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(desk.status('Live')).toBeVisible();
  await desk.expectMovingBook();
  await page.clock.runFor(2_000);
  await expectTyped(desk);
  await expect(desk.submit('Buy XCB')).toBeEnabled();
  await expect.poll(() => asked.filter((each) => each.endsWith('/orders/my'))).not.toEqual([]);
  expect(renewals(asked)).toBeLessThanOrEqual(1);
  // Once because the network is back and once because a hub is, whichever is first: no storm.
  for (const each of asked)
    expect(asked.filter((other) => other === each).length, each).toBeLessThanOrEqual(2);
});

test('F26 R27 eight hours of sleep: one new token first, then the hubs, and no word of an error', async ({
  page,
  context,
}) => {
  const desk = await openDesk(page);
  const asked = watch(context);
  page.on('websocket', (socket) => asked.push(`hub ${new URL(socket.url()).pathname}`));
  const told: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) told.push(`${response.status()} ${response.url()}`);
  });

  // sleep: nothing runs meanwhile, and the monotonic clock may stand still
  await page.clock.setSystemTime(Date.now() + 8 * 60 * 60 * 1000);
  await page.clock.runFor(11_000);
  await expect.poll(() => asked.filter((each) => each.startsWith('hub')).length).toBe(2);
  await desk.live();
  await expect(desk.status('Live')).toBeVisible();
  await desk.expectMovingBook();
  expect(renewals(asked)).toBe(1);
  expect(asked.indexOf('POST /identity/token')).toBeLessThan(
    asked.findIndex((each) => each.startsWith('hub')),
  );
  await expect.poll(() => asked.filter((each) => each.endsWith('/orders/my'))).not.toEqual([]);
  expect(told).toEqual([]);
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
  ).toHaveCount(0);
  await expectTyped(desk);
});

test('F15 a session that the server revoked ends once, and signing in again leads back to what was typed', async ({
  page,
  context,
  server,
}) => {
  const desk = await openDesk(page);
  const asked = watch(context);
  await server.disturb({ fault: 'revoke-tokens', account: 'trader' });
  // the hub hears of it, or the next call does
  await expect(page).toHaveURL(/\/markets$/);
  await expect(page.getByText('Your session has ended')).toHaveCount(1);
  await expect(page.getByText('Sign in again to continue where you left off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(renewals(asked)).toBe(1);
  expect(asked).not.toContain('POST /identity/token/revocation');

  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // the provider still knows its visitor and asks nothing
  await expect(page).toHaveURL(/\/trade\/XCB-CTN$/);
  await expectTyped(desk);
});

test('F16 an identity provider that is down for five minutes ends no session, and prices go on', async ({
  page,
  context,
  server,
}) => {
  const messages = hubMessages(page);
  const desk = await openDesk(page);
  await server.disturb({ fault: 'identity', state: 'failing' });
  // past the ten minutes of a token, and then five minutes in which the server goes on talking
  await page.clock.setSystemTime(Date.now() + 11 * 60 * 1000);
  for (let minute = 0; minute < 5; minute += 0.25) {
    await page.clock.fastForward(15_000);
    await messages.next();
  }
  const banner = page.getByRole('status').filter({ hasText: 'Your session cannot be renewed' });
  await expect(banner).toHaveCount(1);
  await expect(banner).toContainText('You stay signed in');
  await expect(desk.status('Live')).toBeVisible();
  await desk.expectMovingBook();
  await page.getByRole('tab', { name: /^Order history/ }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/trade\/XCB-CTN$/);
  await expectTyped(desk);

  await server.mend();
  const asked = watch(context);
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return banner.count();
    })
    .toBe(0);
  await expect(
    page.getByRole('table', { name: 'Order history' }).getByRole('row').nth(1),
  ).toBeVisible();
  expect(renewals(asked)).toBe(1);
  await expectTyped(desk);
});

/** Answers `next()` when a hub has sent something: the page's clock runs ahead of the server's. */
function hubMessages(page: Page): { next: () => Promise<void> } {
  let heard = (): void => {};
  page.on('websocket', (socket) => socket.on('framereceived', () => heard()));
  return { next: () => new Promise((resolve) => (heard = resolve)) };
}
