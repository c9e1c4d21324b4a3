import type { Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import { expect, expectAccessible, test, visit } from './fixtures.ts';

const address = '/convert?from=XCB&to=USDC&amount=25';
const paid = (page: Page) => page.getByRole('textbox', { name: /^From, amount in/ });
/** Number of conversions that the page shows at first. */
const newest = 5;
const recent = (page: Page) =>
  page.getByRole('region', { name: 'Recent conversions' }).getByRole('listitem');

/** From the form to the review. */
async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review conversion' }).click();
  await expect(page.getByRole('heading', { name: 'Review your conversion' })).toBeFocused();
}
async function reviewAsTrader(page: Page): Promise<void> {
  await visit(page, address);
  await review(page);
}
const confirm = (page: Page) =>
  page.getByRole('button', { name: 'Convert XCB to USDC', exact: true });

test('a guest finds what an address asks for, signs in at the end, converts it and has the receipt', async ({
  page,
}) => {
  await page.goto(address);
  await expect(paid(page)).toHaveValue('25');
  await expect(page.getByRole('button', { name: 'Sign in to convert' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in to convert' }).click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  await expect(page).toHaveURL(/\/convert\?from=XCB&to=USDC&amount=25$/);
  await expect(paid(page)).toHaveValue('25');

  await expect(recent(page).first()).toBeVisible();
  const before = await recent(page).count();
  await review(page);
  await expectAccessible(page);
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'Converted' })).toBeFocused();
  await expect(page.getByText(/^You received [\d.,]+ USDC$/).first()).toBeVisible();
  await expectAccessible(page);
  await expect(recent(page)).toHaveCount(Math.min(before + 1, newest));
  await expect(recent(page).first()).toContainText('25 XCB');

  await page.getByRole('button', { name: 'Convert again' }).click();
  await expect(paid(page)).toBeFocused();
  await expect(paid(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/convert\?from=XCB&to=USDC$/);
});

test('the address keeps the choices, and they are restored on the way back from another page', async ({
  page,
}) => {
  await page.goto('/convert?from=btc&to=USDC&receive=1500');
  await expect(page.getByRole('textbox', { name: 'To, amount in USDC' })).toHaveValue('1,500');
  await page.getByRole('button', { name: 'Swap the two assets' }).click();
  await expect(page).toHaveURL(/\?from=USDC&to=BTC&amount=1500$/);
  await paid(page).fill('2,000.5');
  await expect(page).toHaveURL(/\?from=USDC&to=BTC&amount=2000\.5$/);
  await page.getByRole('link', { name: 'Markets' }).first().click();
  await expect(page).toHaveURL(/\/markets/);
  await page.goBack();
  await expect(paid(page)).toHaveValue(/2,?000\.5/);
  await page.goto('/convert?from=nothing-of-the-kind&amount=-1');
  await expect(paid(page)).toHaveValue('');
});

test('all of it by keys: an asset, an amount, the review, the result', async ({ page }) => {
  await visit(page, '/convert?from=BTC&to=USDC');
  await page.getByRole('button', { name: /^BTC ?, asset to convert/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Convert from' })).toBeVisible();
  await page.keyboard.type('XCB');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^XCB ?, asset to convert/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(paid(page)).toBeFocused();
  await page.keyboard.type('25');
  await expect(page.getByRole('button', { name: 'Review conversion' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review your conversion' })).toBeFocused();
  for (let tab = 0; tab < 4; tab += 1) {
    if (await confirm(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Converted' })).toBeFocused();
});

test('S50 a conversion whose answer is lost is found, and done once', async ({ page, server }) => {
  await visit(page, address);
  await expect(recent(page).first()).toBeVisible();
  // Counted by the exchange: the page shows the newest five, and other tests convert too.
  const { swap } = await clientOf(server.origin);
  const count = async () => (await swap.recent({ limit: 500 })).items.length;
  const before = await count();
  await review(page);
  await server.disturb({ fault: 'call', endpoint: 'swap.execute', lose: 'answer' });
  await confirm(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Converted' })).toBeVisible();
  await expect.poll(count).toBe(before + 1);
  await expect(recent(page)).toHaveCount(Math.min(before + 1, newest));
});

test('S50 one that never arrived is none: that is said beside the next price, which can be taken', async ({
  page,
  server,
}) => {
  await reviewAsTrader(page);
  // Each time: a browser sends a GET again by itself where the connection broke, under the same key.
  await server.disturb({ fault: 'call', endpoint: 'swap.execute', lose: 'request' });
  await confirm(page).click();
  await expect(page.getByRole('button', { name: 'Checking your conversion…' })).toBeVisible();
  await expect(page.getByText('The price ended before it was taken.')).toBeVisible();
  await server.mend();
  const accept = page.getByRole('button', { name: 'Accept new price' });
  await expect(accept.or(confirm(page).and(page.locator(':not([aria-disabled])')))).toBeVisible();
  if (await accept.isVisible()) await accept.click();
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'Converted' })).toBeVisible();
});

test('S50 a conversion of unknown outcome is not sent again; the next check finds it', async ({
  page,
  server,
}) => {
  await reviewAsTrader(page);
  await server.disturb({ fault: 'call', endpoint: 'swap.execute', lose: 'answer' });
  await server.disturb({ fault: 'call', endpoint: 'swap.recent', failWith: { status: 503 } });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/frontoffice/api/swap')) sent.push(request.url());
  });
  await confirm(page).click();
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(again).toBeVisible();
  await server.mend();
  await again.click();
  await expect(page.getByRole('heading', { name: 'Converted' })).toBeVisible();
  expect(sent).toHaveLength(1);
});
