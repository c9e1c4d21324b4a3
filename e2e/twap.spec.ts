import { clientOf } from './client-of.ts';
import { Desk } from './desk.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('a TWAP trades its slices by the clock of the exchange, waits while it is paused, goes on, and is cancelled with its rest', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const desk = new Desk(page);
  await desk.openAs();
  await desk.chooseType('TWAP');
  await page.getByRole('tab', { name: 'Sell' }).click();
  await desk.field('Amount').fill('48.24');
  await desk.field('Duration').fill('1');
  await desk.field('Slices').fill('12');
  await expect(
    page.getByText(/^Sell 48\.24 XCB at the market price in equal slices/),
  ).toBeVisible();
  await expectAccessible(page);
  await desk.submit('Sell XCB').click();
  const row = desk.openOrder('TWAP');
  await expect(row).toContainText('1/12');
  const { trading } = await clientOf(baseURL ?? '', 'trader');
  const orderOf = async () => (await trading.openOrders({})).find(({ type }) => type === 'TWAP');
  // The exchange's clock brings the second slice.
  await expect(row).toContainText('2/12', { timeout: 20_000 });
  await row.getByRole('button', { name: /^Pause/ }).click();
  await expect(row).toContainText('paused');
  const paused = await orderOf();
  expect(paused?.schedule).toMatchObject({ slices: 12, nextSliceAt: null });
  expect(paused?.fills.length).toBeGreaterThan(1);
  await row.getByRole('button', { name: /^Resume/ }).click();
  await expect.poll(async () => (await orderOf())?.schedule?.pausedAt).toBeNull();
  const done = paused?.schedule?.slicesDone ?? 0;
  await expect(row).toContainText(`${done + 1}/12`, { timeout: 20_000 });
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await expect(row).toHaveCount(0);
  const { items } = await trading.orderHistory({ type: 'TWAP', limit: 1 });
  expect(items[0]).toMatchObject({ status: 'Cancelled', cancelReason: 'CancelledByTrader' });
});
