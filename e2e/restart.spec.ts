import { Desk } from './desk.ts';
import { expect, testAlone as test } from './fixtures.ts';

test.describe('in a market without other traders', () => {
  test.use({ scenario: 'quiet' });

  test('a resting order is marked in the book, survives the end of the server, and can be cancelled', async ({
    page,
    own,
  }) => {
    const desk = new Desk(page);
    await desk.openAs();
    await page.getByRole('tab', { name: 'Limit', exact: true }).click();

    await desk.priceButton('Bids', 5).click();
    const near = await desk.price.inputValue();
    await desk.amount.fill('12');
    await desk.submit('Buy XCB').click();
    await expect(desk.ownLevels.filter({ hasText: near })).toHaveCount(1);

    const far = await desk.priceAt('0.8');
    await desk.price.fill(far);
    await desk.amount.fill('34');
    await desk.submit('Buy XCB').click();
    const order = desk.openOrders.getByRole('row').filter({ hasText: far });
    await expect(order).toHaveCount(1);
    // in coarse steps the book reaches down to it
    await desk.group('0.1');
    const level = desk.ownLevels.filter({ hasText: far.slice(0, far.indexOf('.') + 2) });
    await expect(level).toHaveCount(1);

    await own.kill();
    await own.restart();
    await page.reload();
    await desk.live();
    await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(0);
    await expect(order).toHaveCount(1);
    await desk.group('0.1');
    await expect(level).toHaveCount(1);

    await order.getByRole('button', { name: 'Cancel' }).click();
    await expect(order).toHaveCount(0);
    await expect(level).toHaveCount(0);
  });
});

test('F10 when the server goes away the page says so, keeps what is typed, and recovers by itself with a right book', async ({
  page,
  own,
}) => {
  const desk = new Desk(page);
  await desk.openAs();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();
  const price = await desk.priceAt('0.8');
  await desk.price.fill(price);
  await desk.amount.fill('34');
  await expect(desk.openOrders.getByRole('row').nth(1)).toBeVisible();
  const orders = await desk.openOrders.getByRole('row').count();

  await own.kill();
  await expect(page.getByText(/^Reconnecting to live prices, attempt [2-4] of 4$/)).toBeVisible();
  // L3 never as if it would arrive
  await expect(desk.submit('Buy XCB, reconnecting')).toBeVisible();
  await expect(desk.status('Delayed')).toBeVisible();
  // loaded data stays, and the user stays signed in
  await expect(desk.openOrders.getByRole('row')).toHaveCount(orders);
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(0);

  await own.restart();
  // the last try comes 30 s after the one before
  await expect(desk.status('Live')).toBeVisible({ timeout: 60_000 });
  await desk.expectMovingBook();
  await expect(page.getByText(/^Reconnecting/)).toHaveCount(0);
  await expect(desk.openOrders.getByRole('row')).toHaveCount(orders);
  await expect(desk.price).toHaveValue(price);
  await expect(desk.amount).toHaveValue('34');
  await desk.submit('Buy XCB').click();
  await expect(desk.openOrders.getByRole('row').filter({ hasText: price })).toHaveCount(1);
});
