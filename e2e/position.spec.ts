import { Desk } from './desk.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('a purchase stands as a position, with its entry beside the ticket, in the chart and in the balances', async ({
  page,
}) => {
  test.slow();
  const desk = new Desk(page);
  await desk.openAs();
  const position = page.locator('[data-widget=position]');
  const held = position.getByRole('definition').first();
  const before = await held.innerText();
  await page.getByRole('tab', { name: 'Market', exact: true }).click();
  await desk.amount.fill('61.7');
  await desk.submit('Buy XCB').click();
  await expect(held).not.toHaveText(before);
  await expect(position).toContainText(/Avg\. entry\s*\d\.\d{4} CTN/);
  await expect(position).toContainText(/Unrealised.*\d+\.\d+%.*CTN/s);
  const entry = position.getByRole('definition').nth(1);
  const [price = ''] = /[\d.]+/.exec(await entry.innerText()) ?? [];
  await expect(page.locator('[data-slot=chart-entry]')).toContainText(price);

  // The line goes and stays away.
  await page.getByRole('button', { name: 'Indicators' }).click();
  await page.getByRole('switch', { name: 'Avg. entry' }).click();
  await expect(page.locator('[data-slot=chart-entry]')).toHaveCount(0);
  await page.reload();
  await expect(position).toBeVisible();
  await expect(page.locator('[data-slot=chart-entry]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Indicators' }).click();
  await page.getByRole('switch', { name: 'Avg. entry' }).click();
  await expect(page.locator('[data-slot=chart-entry]')).toHaveCount(1);
  await page.keyboard.press('Escape');

  // The balances are in the reader's currency, and say so.
  await page.getByRole('tab', { name: 'Balances' }).click();
  const balance = page.getByRole('row').filter({ hasText: 'XCB' }).first();
  await expect(balance).toContainText(/CHF.*CHF/s);
  await expectAccessible(page);
});

test('M6 an own cancel is announced, and the ticket takes the order again and sends nothing', async ({
  page,
}) => {
  test.slow();
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();
  const price = await desk.priceAt('0.5');
  await desk.price.fill(price);
  await desk.amount.fill('67.19');
  await desk.submit('Buy XCB').click();
  const row = desk.openOrders.getByRole('row').filter({ hasText: '67.19' });
  await row.getByRole('button', { name: /^Cancel: Buy limit/ }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Order cancelled').first()).toBeVisible();
  await page.getByRole('button', { name: 'Place again' }).click();
  await expect(desk.amount).toHaveValue('67.19');
  await expect(desk.price).toHaveValue(price);
  await expect(row).toHaveCount(0);
});
