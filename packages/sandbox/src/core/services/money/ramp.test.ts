import type { RampLimits, RampOrder, RampQuote } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import {
  base,
  openPartnerPage,
  openWorld,
  type Caller,
  type World,
  balanceOf,
} from '../../testing/caller.ts';

describe('buying and selling with fiat', () => {
  const quotes = (caller: Caller, query: string) =>
    caller.ask<RampQuote[]>(
      'GET',
      `${base}/ramp/quotes?country=CH&currency=CHF&paymentMethod=bank&${query}`,
    );
  const decide = async (world: World, url: string | null, answer: 'yes' | 'no' | 'refuse') =>
    (await openPartnerPage(world.sandbox, url ?? '')).answer(answer);
  const state = async (caller: Caller, id: string) =>
    (await caller.ask<{ items: RampOrder[] }>('GET', `${base}/ramp/callback?orderId=${id}`))
      .items[0];

  test('X20 three providers answer, the best first; paying on the page credits the asset', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const offers = await quotes(trader, 'side=Buy&asset=USDC&fiatAmount=500');
    expect(offers.map(({ provider }) => provider)).toHaveLength(3);
    const amounts = offers.map(({ assetAmount }) => Number(assetAmount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const before = Number((await balanceOf(trader, 'USDC'))?.total);
    const order = await trader.ask<RampOrder>('POST', `${base}/ramp/orders`, {
      quoteId: offers[0]?.id,
    });
    expect(order).toMatchObject({
      status: 'AwaitingPayment',
      redirectUrl: expect.stringContaining(`http://sandbox/partners/ramp/${order.id}?ticket=`),
    });
    const back = await decide(world, order.redirectUrl, 'yes');
    expect(back.headers.get('location')).toContain(order.id);
    expect(await state(trader, order.id)).toMatchObject({
      status: 'PaymentReceived',
      redirectUrl: null,
    });
    world.sandbox.tick(8500);
    expect(await state(trader, order.id)).toMatchObject({ status: 'Completed' });
    expect(Number((await balanceOf(trader, 'USDC'))?.total) - before).toBeCloseTo(
      amounts[0] ?? 0,
      6,
    );
  });

  test('X21 selling takes the asset first and gives it back when it is cancelled or expires', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const start = (await balanceOf(trader, 'BTC'))?.total;
    for (const end of ['cancel', 'expire'] as const) {
      const [offer] = await quotes(trader, 'side=Sell&asset=BTC&assetAmount=0.01');
      const order = await trader.ask<RampOrder>('POST', `${base}/ramp/orders`, {
        quoteId: offer?.id,
      });
      expect(Number((await balanceOf(trader, 'BTC'))?.total)).toBeCloseTo(Number(start) - 0.01, 9);
      if (end === 'cancel') await decide(world, order.redirectUrl, 'no');
      else world.clock.advance(16 * 60_000);
      world.sandbox.tick(100);
      expect(await state(trader, order.id)).toMatchObject({
        status: end === 'cancel' ? 'Cancelled' : 'Expired',
      });
      expect((await balanceOf(trader, 'BTC'))?.total).toBe(start);
    }
  });

  test('X24 either amount may be given: what is paid, or what is received to the last digit', async () => {
    const trader = openWorld().as('trader');
    const bought = await quotes(trader, 'side=Buy&asset=USDC&assetAmount=600');
    expect(bought.map(({ assetAmount }) => assetAmount)).toEqual(['600', '600', '600']);
    const paid = bought.map(({ fiatAmount }) => Number(fiatAmount));
    expect(paid).toEqual(paid.toSorted((a, b) => a - b));
    const [best] = bought;
    // Paying that much buys as much, and a cent less buys less.
    const [same] = await quotes(trader, `side=Buy&asset=USDC&fiatAmount=${best?.fiatAmount}`);
    expect(Number(same?.assetAmount)).toBeGreaterThanOrEqual(600);
    const sold = await quotes(trader, 'side=Sell&asset=BTC&fiatAmount=500');
    expect(sold.map(({ fiatAmount }) => fiatAmount)).toEqual(['500', '500', '500']);
    const given = sold.map(({ assetAmount }) => Number(assetAmount));
    expect(given).toEqual(given.toSorted((a, b) => a - b));
  });

  test('X25 a quote says how long it is held, what the market says, and how it is paid', async () => {
    const [quote] = await quotes(openWorld().as('trader'), 'side=Buy&asset=USDC&fiatAmount=500');
    const { quotedAt = '', expiresAt, paymentMethod, rate, marketRate } = quote!;
    expect(Date.parse(expiresAt) - Date.parse(quotedAt)).toBe(30_000);
    expect(paymentMethod).toEqual({ id: 'bank', name: 'Bank transfer' });
    expect(Number(rate)).toBeGreaterThan(Number(marketRate));
  });

  test('X26 an order says where to pay and until when, what happened and when, and why it failed', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const [offer] = await quotes(trader, 'side=Buy&asset=USDC&fiatAmount=500');
    const order = await trader.ask<RampOrder>('POST', `${base}/ramp/orders`, {
      quoteId: offer?.id,
    });
    expect(order.bankAccount).toMatchObject({ iban: expect.stringMatching(/^[A-Z]{2}\d+$/) });
    expect(Date.parse(order.payBefore ?? '') - Date.parse(order.createdAt)).toBe(15 * 60_000);
    world.clock.advance(60_000);
    await decide(world, order.redirectUrl, 'refuse');
    const failed = await state(trader, order.id);
    expect(failed).toMatchObject({
      status: 'Failed',
      reason: expect.stringContaining('does not match'),
      bankAccount: null,
      payBefore: null,
    });
    expect(failed?.events?.map(({ status }) => status)).toEqual(['AwaitingPayment', 'Failed']);
    expect(failed?.events?.map(({ time }) => time)).toEqual([order.createdAt, failed?.updatedAt]);
  });

  test('X27 the limit of the tier is given with its use, and counts unpaid orders', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const limits = () => trader.ask<RampLimits>('GET', `${base}/ramp/limits`);
    expect(await limits()).toMatchObject({ currency: 'CHF', perDay: '10000', usedToday: '0' });
    const [offer] = await quotes(trader, 'side=Buy&asset=USDC&fiatAmount=500');
    const order = await trader.ask<RampOrder>('POST', `${base}/ramp/orders`, {
      quoteId: offer?.id,
    });
    // The limit counts the amount that is paid, not the value of the asset: a customer can check it (M2).
    expect((await limits()).usedToday).toBe('500');
    await decide(world, order.redirectUrl, 'no');
    expect((await limits()).usedToday).toBe('0');
  });

  test('X22 a quote is held for a while, once, and for its owner', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const [offer] = await quotes(trader, 'side=Buy&asset=ETH&fiatAmount=100');
    expect(
      await world.as('support').refused('POST', `${base}/ramp/orders`, { quoteId: offer?.id }),
    ).toMatchObject({ status: 409 });
    await trader.ask('POST', `${base}/ramp/orders`, { quoteId: offer?.id });
    expect(
      await trader.refused('POST', `${base}/ramp/orders`, { quoteId: offer?.id }),
    ).toMatchObject({ status: 409 });
    const [late] = await quotes(trader, 'side=Buy&asset=ETH&fiatAmount=100');
    world.clock.advance(30_001);
    expect(
      await trader.refused('POST', `${base}/ramp/orders`, { quoteId: late?.id }),
    ).toMatchObject({ keys: ['quoteId'] });
  });

  test('X23 amounts have bounds, and some ways to pay exist in some places only', async () => {
    const trader = openWorld().as('trader');
    const refused = async (query: string) =>
      (await trader.refused('GET', `${base}/ramp/quotes?${query}`)).keys;
    const rest = 'asset=USDC&side=Buy';
    expect(
      await refused(`country=CH&currency=CHF&paymentMethod=bank&${rest}&fiatAmount=1`),
    ).toEqual(['fiatAmount']);
    expect(
      await refused(`country=CH&currency=CHF&paymentMethod=bank&${rest}&fiatAmount=1000000`),
    ).toEqual(['fiatAmount']);
    expect(await refused(`country=CH&currency=CHF&paymentMethod=bank&${rest}`)).toEqual([
      'fiatAmount',
    ]);
    expect(
      await refused(`country=DE&currency=EUR&paymentMethod=twint&${rest}&fiatAmount=100`),
    ).toEqual(['paymentMethod']);
    expect(
      await refused(`country=XX&currency=CHF&paymentMethod=bank&${rest}&fiatAmount=100`),
    ).toEqual(['country']);
  });
});
