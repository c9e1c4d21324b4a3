import { clientOf } from './client-of.ts';
import { Desk } from './desk.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('an iceberg stands in the book with its shown part alone, its row says so, and it is cancelled as a whole', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const desk = new Desk(page);
  await desk.openAs();
  const { trading, marketData } = await clientOf(baseURL ?? '', 'trader');
  const icebergs = async () =>
    (await trading.openOrders({})).filter(({ displayAmount }) => displayAmount !== null);
  const markets = await marketData.instruments({});
  expect(markets.find(({ id }) => id === 'XCB-CTN')?.minDisplayRatio).toBe('0.05');
  await desk.chooseType('Iceberg');
  await page.getByRole('tab', { name: 'Buy' }).click();
  // Far below the market makers: it is alone at its price.
  await desk.price.fill('3.1234');
  await desk.amount.fill('100');
  await desk.field('Shown amount').fill('10');
  await expect(
    page.getByText('Buy 100 XCB at 3.1234 or less. The order book shows 10 XCB at a time.'),
  ).toBeVisible();
  await expectAccessible(page);
  await desk.submit('Buy XCB').click();
  const row = desk.openOrder('iceberg');
  await expect(row).toContainText('shown 10.00 of 100.00');
  expect(await icebergs()).toMatchObject([
    { type: 'Limit', amount: '100', displayAmount: '10', shownAmount: '10' },
  ]);
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await expect(row).toHaveCount(0);
  expect(await icebergs()).toEqual([]);
  const { items } = await trading.orderHistory({ limit: 1 });
  expect(items[0]).toMatchObject({ displayAmount: '10', shownAmount: null, status: 'Cancelled' });
});
