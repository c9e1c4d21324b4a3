import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, testAlone, visit } from './fixtures.ts';

const address = '/user/portfolio/ramp?side=buy&crypto=USDC&fiat=CHF&amount=100';
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue with Bancora' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: true });

/** Opens the form with its quotes, signed in. */
async function openForm(page: Page): Promise<void> {
  await visit(page, address);
  await expect(goOn(page)).toBeVisible();
}

/** Orders, and is on the provider's page. */
async function order(page: Page): Promise<string> {
  await openForm(page);
  const placed = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/ramp/orders'),
  );
  await goOn(page).click();
  await placed;
  await expect(heading(page, 'Payment')).toBeVisible();
  return page.url();
}

test('a guest signs in to what the address asks for; the provider’s page abandoned, back leads to the order', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  await expect(goOn(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await goOn(page).click();
  await expect(heading(page, 'Payment')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Waiting for your payment')).toBeVisible();
  await expectAccessible(page);
});

test('a payment at the provider’s page is shown on return, followed until it has arrived, and listed', async ({
  page,
}) => {
  await order(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/user\/portfolio\/ramp\?orderId=/);
  // The provider takes its time; the page follows.
  await expect(heading(page, /^You received .* USDC$/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Back to Buy & Sell' }).click();
  const first = page.getByRole('table', { name: 'Your orders' }).getByRole('row').nth(1);
  await expect(first).toContainText('Completed');
});

test('a payment that the provider refuses is shown with its reason, and nothing is charged', async ({
  page,
}) => {
  await order(page);
  await page.getByRole('button', { name: /^Refuse/ }).click();
  await expect(heading(page, 'Bancora refused the payment')).toBeVisible();
  await expect(page.getByText(/^Bancora says: /)).toBeVisible();
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page).toHaveURL(/\?side=buy&crypto=USDC&fiat=CHF&amount=100$/);
  await expect(goOn(page)).toBeVisible();
});

// The list has the latest ten, and other tests place some.
testAlone('S50 an order whose answer is lost is found, and placed once', async ({ page, own }) => {
  await openForm(page);
  const rows = page.getByRole('table', { name: 'Your orders' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const before = await rows.count();
  await own.disturb({ fault: 'call', endpoint: 'ramp.createOrder', lose: 'answer' });
  await goOn(page).dblclick();
  await expect(heading(page, 'Payment')).toBeVisible();
  await page.goto(address);
  await expect(rows).toHaveCount(before + 1);
  // It waits: that stands beside the form before another is placed.
  await expect(page.getByText('An order waits for you.')).toBeVisible();
});

test('a return in another tab, and a second return, show the same order; the first tab follows', async ({
  page,
  context,
}) => {
  await order(page);
  await page.goBack();
  await expect(heading(page, 'Waiting for your payment')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heading(other, 'Waiting for your payment')).toBeVisible();
  await other.getByRole('link', { name: 'Continue with Bancora' }).click();
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(other, 'You cancelled at Bancora')).toBeVisible();
  await expect(heading(page, 'You cancelled at Bancora')).toBeVisible();
  await other.reload();
  await expect(heading(other, 'You cancelled at Bancora')).toBeVisible();
  await expect(other.getByText(/Nothing was charged/)).toBeVisible();
});

test('a dialog of the portfolio’s menu opens over the form, which stays as it is', async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole('banner').getByRole('button', { name: 'Portfolio' }).click();
  await page.getByRole('menuitem', { name: /^Send & Receive/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/modal=send_receive/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'You pay, amount in CHF' })).toHaveValue('100');
  await expect(goOn(page)).toBeVisible();
});
