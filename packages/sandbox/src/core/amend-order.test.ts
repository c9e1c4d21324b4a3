import { amendOrder, type Amendment, type Order } from '@agio/api-client';
import { expect, test } from 'vitest';
import { createWorld } from '../world.ts';
import { toAtoms } from './fixed.ts';
import { createRandom } from './random.ts';

const market = 'XCB-CTN';
const edits = 200;
const hundredths = (amount: string) => toAtoms(amount, 2) ?? -1n;

/** A trader in a market that moves before every command, and what of theirs is live. */
function busyTrader(seed: number) {
  const random = createRandom(seed);
  const { sandbox, client } = createWorld({
    account: 'trader@agio.test',
    answer: (request) => {
      if (request.method !== 'GET') sandbox.tick(50 * (1 + random.below(60)));
      return undefined;
    },
  });
  const { trading, marketData } = client;
  const names = new Set<string | null>();
  const seen = { most: 0 };
  const live = async () =>
    (await trading.openOrders({ market })).filter((order) => names.has(order.clientOrderId));
  /** Also where the answer is lost. */
  const looking = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } finally {
      seen.most = Math.max(seen.most, (await live()).length);
    }
  };
  const spied: typeof trading = {
    ...trading,
    createOrder: (order, options) => {
      names.add(order.clientOrderId ?? null);
      return looking(trading.createOrder(order, options));
    },
    cancelOrder: (input, options) => looking(trading.cancelOrder(input, options)),
  };
  const lastPrice = async () => {
    const trends = await marketData.trends({ id: 'USD' });
    return trends.find((trend) => trend.market === market)!.last;
  };
  /** At the last price it soon fills. */
  const place = async (): Promise<Order> =>
    spied.createOrder({
      clientOrderId: `begun-${names.size}`,
      market,
      side: random.below(2) === 0 ? 'Buy' : 'Sell',
      type: 'Limit',
      price: await lastPrice(),
      amount: '240.00',
    });
  /** One command in four goes wrong, in any of the ways that there are. */
  const breakSomething = () => {
    const kind = random.below(16);
    if (kind > 4) return;
    const endpoint = kind % 2 === 0 ? 'trading.cancelOrder' : 'trading.createOrder';
    if (kind === 4) {
      const failWith = { status: 409, body: { errorCode: 60002, errors: [] } };
      sandbox.faults.set({ endpoint: 'trading.createOrder', failWith, times: 1 });
    } else {
      sandbox.faults.set({ endpoint, lose: kind < 2 ? 'request' : 'answer', times: 1 });
    }
  };
  return { random, sandbox, spied, seen, live, lastPrice, place, breakSomething };
}

test('S50 an order that is edited 200 times under a market that fills in between is never there twice, and every edit has one outcome', async () => {
  const { random, sandbox, spied, seen, live, lastPrice, place, breakSomething } = busyTrader(11);
  const outcomes = new Map<Amendment['status'], number>();
  let filledBetween = 0;
  let order: Order | undefined;
  for (let edit = 0; edit < edits; edit += 1) {
    const known: Order = order ?? (await place());
    const amount = `${5 + random.below(300)}.00`;
    const change = { price: await lastPrice(), amount };
    breakSomething();
    const outcome = await amendOrder({ trading: spied }, known, change, {
      checkDelaysMs: [0, 0, 0],
    });
    sandbox.faults.clear();
    outcomes.set(outcome.status, (outcomes.get(outcome.status) ?? 0) + 1);
    if ('before' in outcome && outcome.before.filledAmount !== known.filledAmount) {
      filledBetween += 1;
    }
    // The filled and the replaced amounts add up to the new amount, to the last unit.
    const sum =
      outcome.status === 'replaced'
        ? hundredths(outcome.before.filledAmount) + hundredths(outcome.after.amount)
        : hundredths(amount);
    expect(sum).toBe(hundredths(amount));
    const left = await live();
    expect(left.length).toBeLessThanOrEqual(1);
    order = outcome.status === 'replaced' ? left[0] : undefined;
    // The answer is unknown or a refusal: the trader looks at the orders, and begins again.
    if (!order) await Promise.all(left.map(({ id }) => spied.cancelOrder({ orderId: id })));
  }
  expect(seen.most).toBe(1);
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(edits);
  // It was no quiet market, and nothing of what can happen was left out.
  expect(filledBetween).toBeGreaterThan(20);
  expect(outcomes.get('replaced')).toBeGreaterThan(50);
  expect(outcomes.get('ended')).toBeGreaterThan(5);
  expect(outcomes.get('filled')).toBeGreaterThan(0);
  expect(outcomes.get('notPlaced')).toBeGreaterThan(0);
  expect(outcomes.get('notKnownPlaced')).toBeGreaterThan(0);
}, 300_000);
