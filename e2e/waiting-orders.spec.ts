import type { Page } from '@playwright/test';
import { Decimal } from '../packages/money/src/index.ts';
import { clientOf } from './client-of.ts';
import { Desk } from './desk.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const history = (page: Page, text: string | RegExp) =>
  page.getByRole('table', { name: 'Order history' }).getByRole('row').filter({ hasText: text });

async function sellBy(page: Page, type: string): Promise<Desk> {
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Sell', exact: true }).click();
  await desk.chooseType(type);
  return desk;
}

test('a trailing stop is placed, follows the price, and sells when the price falls', async ({
  page,
}) => {
  test.slow();
  const desk = await sellBy(page, 'Trailing stop');
  await desk.field('Distance').fill('0.01');
  await desk.field('Amount').fill('31.37');
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

test('a pair is sold, and the leg that fills cancels the other', async ({ page, baseURL }) => {
  test.slow();
  const desk = await sellBy(page, 'OCO');
  const [bid = ''] = await desk.prices('Bids', 1);
  // So near that the market reaches one of them soon, and so far that the last price is between them.
  await desk.field('Limit').fill(Decimal.of(bid).plus(Decimal.of('0.0025')).toString());
  await desk.field('Trigger').fill(Decimal.of(bid).minus(Decimal.of('0.0022')).toString());
  await desk.field('Amount').fill('31.41');
  await desk.submit('Sell XCB').click();
  await expect(desk.openOrder('31.41')).toHaveCount(2);
  await expect(desk.openOrder(/stop-market, OCO/)).toHaveCount(1);
  const { trading } = await clientOf(baseURL ?? '', 'trader');
  const pair = (await trading.openOrders({})).find(({ amount }) => amount === '31.41')?.familyId;
  // The market reaches one of them first; the table shows neither any more.
  await expect(desk.openOrder(/, OCO/)).toHaveCount(0, { timeout: 120_000 });
  await page.getByRole('tab', { name: /^Order history/ }).click();
  await expect(history(page, /Sell (limit|stop-market)/).first()).toBeVisible();
  const { items } = await trading.orderHistory({});
  const legs = items.filter(({ familyId }) => familyId === pair);
  expect(legs.map(({ status }) => status).toSorted()).toEqual(['Cancelled', 'Filled']);
  // The limit order may have filled in part before the stop sold the rest: together no more and no less than the pair.
  const sold = legs.reduce((sum, leg) => sum.plus(Decimal.of(leg.filledAmount)), Decimal.of('0'));
  expect(sold.toString()).toBe('31.41');
});
