import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from './fixtures.ts';

const address = '/aurum/simple-trading?commodity=XAUG&amount=1';
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount to buy' });
const buy = (page: Page) => page.getByRole('button', { name: 'Buy XAUG', exact: true });
const bought = (page: Page) => page.getByRole('heading', { name: 'Bought', exact: true });

/** From the amount to the last look. */
async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review purchase' }).click();
  await expect(page.getByRole('heading', { name: 'Review your purchase' })).toBeFocused();
}

/** The orders that the page sends from now on. */
function ordersSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/frontoffice/api/order')) {
      sent.push(request.postData() ?? '');
    }
  });
  return sent;
}

test('a guest chooses a commodity, says how much, signs in at the end without losing it, and buys it', async ({
  page,
}) => {
  await page.goto('/aurum/simple-trading');
  await expect(page.getByRole('heading', { name: 'Simple trading', level: 1 })).toBeVisible();
  await expect(page.getByText('1 g of fine gold (999.9)')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Gold, 1 g' }).click();
  await amount(page).fill('100');
  await expect(page).toHaveURL(/\?commodity=XAUG&amount=100&in=fiat$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in to trade' }).click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  await expect(page).toHaveURL(/\/aurum\/simple-trading\?commodity=XAUG&amount=100&in=fiat$/);
  await expect(amount(page)).toHaveValue('100');

  await review(page);
  await expectAccessible(page);
  await buy(page).click();
  await expect(bought(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Copy receipt' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Trade again' }).click();
  await expect(amount(page)).toBeFocused();
  await expect(amount(page)).toHaveValue('');
});

test('back leads from a commodity to the list, and a link fills the form', async ({ page }) => {
  await page.goto('/verdant/simple-trading');
  await page.getByRole('button', { name: 'Forest credit, 1 t' }).click();
  await expect(amount(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Forest credit, 1 t' })).toBeVisible();
  await page.goto('/verdant/simple-trading?commodity=FRST&side=sell&amount=2.5');
  await expect(page.getByRole('radio', { name: 'Sell' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Amount to sell' })).toHaveValue('2.5');
  await expect(page.getByRole('button', { name: 'Sign in to trade' })).toBeEnabled();
});

test('S50 an order whose answer is lost is found, and placed once', async ({ page, server }) => {
  await visit(page, address);
  const sent = ordersSent(page);
  await review(page);
  await server.disturb({ fault: 'call', endpoint: 'trading.createOrder', lose: 'answer' });
  await buy(page).dblclick();
  await expect(bought(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('S50 an order of unknown outcome is not sent again; the next check finds it', async ({
  page,
  server,
}) => {
  await visit(page, address);
  const sent = ordersSent(page);
  await review(page);
  await server.disturb({ fault: 'call', endpoint: 'trading.createOrder', lose: 'answer' });
  await server.disturb({
    fault: 'call',
    endpoint: 'trading.orderHistory',
    failWith: { status: 503 },
  });
  await buy(page).click();
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(again).toBeVisible();
  await server.mend();
  await again.click();
  await expect(bought(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`on the smallest phone nothing scrolls sideways, ${dir}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const fits = () =>
      expect
        .poll(() =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          }),
        )
        .toBe(0);
    await page.goto('/aurum/simple-trading');
    await page.evaluate((set) => (document.documentElement.dir = set), dir);
    await expect(page.getByRole('button', { name: 'Gold, 1 g' })).toBeVisible();
    await fits();
    await page.getByRole('button', { name: 'Gold, 1 g' }).click();
    await amount(page).fill('1234567.89');
    await fits();
  });
}
