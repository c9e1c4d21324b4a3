import type { Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const row = (desk: Desk, text: string | RegExp) =>
  desk.openOrders.getByRole('row').filter({ hasText: text });
const history = (page: Page, text: string | RegExp) =>
  page.getByRole('table', { name: 'Order history' }).getByRole('row').filter({ hasText: text });

async function sellBy(page: Page, type: string): Promise<Desk> {
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Sell', exact: true }).click();
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitemradio', { name: type, exact: true }).click();
  return desk;
}

test('a trailing stop is placed, follows the price, and sells when the price falls', async ({
  page,
}) => {
  test.slow();
  const desk = await sellBy(page, 'Trailing stop');
  await field(page, 'Distance').fill('0.01');
  await field(page, 'Amount').fill('31.37');
  await expect(page.getByText(/^When the price falls 0\.01% below its highest/)).toBeVisible();
  await expectAccessible(page);
  await desk.submit('Sell XCB').click();
  // The market moves: so near, the trigger is reached within seconds.
  await page.getByRole('tab', { name: /^Order history/ }).click();
  await expect(history(page, '31.37').filter({ hasText: 'trailing stop' })).toContainText(
    'Filled',
    {
      timeout: 60_000,
    },
  );
});

test('of a pair that is sold, the leg that fills cancels the other', async ({ page }) => {
  test.slow();
  const desk = await sellBy(page, 'OCO');
  const limit = await desk.priceAt('1.0015');
  await field(page, 'Limit').fill(limit);
  await field(page, 'Trigger').fill(await desk.priceAt('0.9985'));
  await field(page, 'Amount').fill('31.41');
  await desk.submit('Sell XCB').click();
  await expect(row(desk, '31.41')).toHaveCount(2);
  await expect(row(desk, /stop-market, OCO/)).toHaveCount(1);
  // Whichever the market reaches first.
  await expect(row(desk, '31.41')).toHaveCount(0, { timeout: 90_000 });
  await page.getByRole('tab', { name: /^Order history/ }).click();
  await expect(history(page, '31.41').filter({ hasText: 'Filled' })).toHaveCount(1);
  await expect(history(page, '31.41').filter({ hasText: 'Cancelled' })).toHaveCount(1);
});
