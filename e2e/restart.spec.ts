import { Desk } from './desk.ts';
import { ExchangeServer } from './exchange-server.ts';
import { expect, signIn, test as base } from './fixtures.ts';

/** A server that only this test uses, because the test kills it. */
const test = base.extend<{ own: ExchangeServer }>({
  own: async ({ browserName }, provide) => {
    void browserName;
    const server = await ExchangeServer.start();
    await provide(server);
    await server.stop();
  },
  baseURL: async ({ own }, provide) => provide(own.origin),
});
test.setTimeout(90_000);

test('a resting order is marked in the book, survives the end of the server, and can be cancelled', async ({
  page,
  own,
}) => {
  const desk = new Desk(page);
  await desk.open();
  await signIn(page);
  await desk.live();
  await page.getByRole('tab', { name: 'Limit', exact: true }).click();

  // near the price, where the book shows it
  await desk.priceButton('Bids', 5).click();
  const near = await desk.price.inputValue();
  await desk.amount.fill('12');
  await desk.submit('Buy XCB').click();
  await expect(desk.ownLevels.filter({ hasText: near })).toHaveCount(1);

  // far from it, where no move of the market fills it
  await desk.price.fill('5.1234');
  await desk.amount.fill('34');
  await desk.submit('Buy XCB').click();
  const order = desk.openOrders.getByRole('row').filter({ hasText: '5.1234' });
  await expect(order).toHaveCount(1);

  await own.kill();
  await own.restart();
  await page.reload();
  await desk.live();
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(0);
  await expect(order).toHaveCount(1);

  await order.getByRole('button', { name: 'Cancel' }).click();
  await expect(order).toHaveCount(0);
});

test('when the server goes away the page says so, and recovers with a right book when it is back', async ({
  page,
  own,
}) => {
  const desk = new Desk(page);
  await desk.open();
  await own.kill();
  await expect(
    page.getByText(/Live prices paused|Reconnecting|Connecting|Delayed/).first(),
  ).toBeVisible({
    timeout: 15_000,
  });
  await own.restart();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible({ timeout: 40_000 });
  await desk.live();

  const before = await desk.prices('Bids', 10);
  await expect.poll(() => desk.prices('Bids', 10), { timeout: 15_000 }).not.toEqual(before);
  const [asks, bids] = [await desk.prices('Asks', 10), await desk.prices('Bids', 10)];
  const numbers = [...asks.toReversed(), ...bids].map(Number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a)); // falls from the worst ask to the worst bid: not crossed
});
