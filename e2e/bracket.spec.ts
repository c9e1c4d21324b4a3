import { Decimal } from '../packages/money/src/index.ts';
import { clientOf } from './client-of.ts';
import { Desk } from './desk.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('a bracket is bought at market, both exits work, and the one that the market reaches ends the other', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const desk = new Desk(page);
  await desk.openAs();
  await desk.chooseType('Bracket');
  await page.getByRole('button', { name: /^Entry/ }).click();
  await page.getByRole('menuitemradio', { name: 'Market', exact: true }).click();
  const [bid = ''] = await desk.prices('Bids', 1);
  const [ask = ''] = await desk.prices('Asks', 1);
  await desk.field('Amount').fill('31.43');
  // So near that the market reaches one of them soon, and so far that the last price is between them.
  await desk.field('Take profit').fill(Decimal.of(ask).plus(Decimal.of('0.001')).toString());
  await desk.field('Stop loss').fill(Decimal.of(bid).minus(Decimal.of('0.001')).toString());
  await expect(page.getByText(/^What is bought is sold at/)).toBeVisible();
  await expectAccessible(page);
  await desk.submit('Buy XCB').click();
  const { trading } = await clientOf(baseURL ?? '', 'trader');
  const entryOf = async () =>
    (await trading.orderHistory({ type: 'Market' })).items.find(
      ({ amount, exits }) => amount === '31.43' && exits !== null,
    );
  await expect.poll(entryOf).toMatchObject({ status: 'Filled' });
  const entry = await entryOf();
  await expect(page.getByText(/Its exits are working/).first()).toBeVisible();
  // The market reaches one of them first; the table shows neither any more.
  await expect(desk.openOrder(/, bracket/)).toHaveCount(0, { timeout: 120_000 });
  const { items } = await trading.orderHistory({});
  const exits = items.filter(({ parentOrderId }) => parentOrderId === entry?.id);
  expect(exits.map(({ status }) => status).toSorted()).toEqual(['Cancelled', 'Filled']);
  // The limit exit may have filled in part before the stop sold the rest: together as much as was received after the fee.
  const sold = exits.reduce((sum, exit) => sum.plus(Decimal.of(exit.filledAmount)), Decimal.zero);
  expect(sold.toString()).toBe(entry?.exits?.amount);
  const received = Decimal.of('31.43').minus(Decimal.of(entry?.fee ?? '0'));
  expect(received.roundToStep(Decimal.of('0.01'), 'down').toString()).toBe(sold.toString());
});
