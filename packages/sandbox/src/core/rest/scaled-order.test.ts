import { expect, test } from 'vitest';
import { createWorld } from '../../world.ts';

const market = 'XCB-CTN';

test('one call cancels the orders of one scaled order, and no other; held funds come back', async () => {
  const { client } = createWorld({ account: 'trader@agio.test' });
  const { trading, portfolio } = client;
  const held = async () =>
    (await portfolio.overview({})).balances.find(({ asset }) => asset === 'CTN')?.inOrders;
  for (const order of await trading.openOrders({ market }))
    await trading.cancelOrder({ orderId: order.id });
  const before = await held();
  const limit = { market, side: 'Buy', type: 'Limit', price: '2', amount: '50.00' } as const;
  const alone = await trading.createOrder(limit);
  const [scaled, other] = [
    await trading.createOrder({ ...limit, scale: { toPrice: '1', orders: 5, sizes: 'Flat' } }),
    await trading.createOrder({ ...limit, scale: { toPrice: '1.5', orders: 2, sizes: 'Rising' } }),
  ];
  const familyId = scaled.scale?.familyId ?? '';
  const { cancelled } = await trading.cancelAllOrders({ familyId });
  expect(cancelled).toHaveLength(5);
  expect(cancelled).toContain(scaled.id);
  const left = await trading.openOrders({ market });
  expect(left.map(({ id }) => id)).toContain(alone.id);
  expect(left.map(({ scale }) => scale?.familyId)).toEqual(
    expect.arrayContaining([other.scale?.familyId]),
  );
  expect(left).toHaveLength(3);
  await trading.cancelAllOrders({ market });
  expect(await held()).toEqual(before);
});

test('one call cancels the two orders of a pair', async () => {
  const { client } = createWorld({ account: 'trader@agio.test' });
  const { trading } = client;
  const pair = await trading.createOrder({
    market,
    side: 'Sell',
    type: 'Limit',
    price: '9',
    amount: '50.00',
    oco: { stopPrice: '3' },
  });
  const before = await trading.openOrders({ market });
  const own = before.filter(({ familyId }) => familyId === pair.familyId).map(({ id }) => id);
  expect(own.length).toBeGreaterThan(0);
  const { cancelled } = await trading.cancelAllOrders({ familyId: pair.familyId ?? '' });
  expect(cancelled.toSorted()).toEqual(own.toSorted());
  expect((await trading.openOrders({ market })).map(({ id }) => id).toSorted()).toEqual(
    before
      .map(({ id }) => id)
      .filter((id) => !own.includes(id))
      .toSorted(),
  );
});
