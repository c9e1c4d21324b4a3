import type { SwapQuote, SwapRecord } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { divideUp, exactAtoms } from '../../fixed.ts';
import { base, openWorld, type Caller, balanceOf } from '../../testing/caller.ts';

describe('conversions', () => {
  const quote = (caller: Caller, query: string) =>
    caller.ask<SwapQuote>('GET', `${base}/quote?${query}`);

  test('X10 a quote is what is paid and received, the fee included', async () => {
    const trader = openWorld().as('trader');
    const before = { from: await balanceOf(trader, 'XCB'), to: await balanceOf(trader, 'USDC') };
    const held = await quote(trader, 'fromAsset=XCB&toAsset=USDC&fromAmount=1000');
    expect(held).toMatchObject({
      fromAmount: '1000',
      feeAsset: 'USDC',
      // Difference before the fee, which is shown by itself (M4).
      priceDifferencePercent: '0',
    });
    expect(Number(held.toAmount) + Number(held.fee)).toBeCloseTo(1000 * Number(held.rate), 3);
    const done = await trader.ask<SwapRecord>('GET', `${base}/swap?quoteId=${held.id}`);
    expect(done.status).toBe('Done');
    const after = { from: await balanceOf(trader, 'XCB'), to: await balanceOf(trader, 'USDC') };
    expect(Number(before.from?.total) - Number(after.from?.total)).toBeCloseTo(1000, 9);
    expect(Number(after.to?.total) - Number(before.to?.total)).toBeCloseTo(
      Number(held.toAmount),
      6,
    );
    expect(await trader.refused('GET', `${base}/swap?quoteId=${held.id}`)).toMatchObject({
      status: 404,
    });
    const recent = await trader.ask<{ items: SwapRecord[] }>('GET', `${base}/recent?limit=1`);
    expect(recent.items).toEqual([done]);
  });

  test('X16 the fee is 0.2 % of what the price gives, rounded up', async () => {
    const trader = openWorld().as('trader');
    for (const amount of ['1000', '77.7', '31.4159']) {
      const held = await quote(trader, `fromAsset=XCB&toAsset=USDC&fromAmount=${amount}`);
      const [received, fee] = [exactAtoms(held.toAmount, 6), exactAtoms(held.fee, 6)];
      expect(fee).toBe(divideUp((received + fee) * 2n, 1000n));
    }
  });

  test('amounts that are computed have the six digits that are shown, and eight where the sixth is worth a cent (M6)', async () => {
    const trader = openWorld().as('trader');
    const digits = async (query: string) => {
      const { toAmount, fee } = await quote(trader, `${query}&fromAmount=100`);
      return [toAmount, fee].map((amount) => amount.split('.')[1]?.length ?? 0);
    };
    for (const asset of ['XCB', 'CTN', 'ETH', 'SOL']) {
      const found = await digits(`fromAsset=USDC&toAsset=${asset}`);
      expect(Math.max(...found)).toBeLessThanOrEqual(6);
    }
    expect(Math.max(...(await digits('fromAsset=USDC&toAsset=BTC')))).toBeGreaterThan(6);
  });

  test('X11 a quote for an amount to receive gives at least that', async () => {
    const trader = openWorld().as('trader');
    for (const wanted of ['250', '0.99', '1.000001']) {
      const held = await quote(trader, `fromAsset=ETH&toAsset=XCB&toAmount=${Number(wanted) * 20}`);
      expect(Number(held.toAmount)).toBeGreaterThanOrEqual(Number(wanted) * 20 - 1e-8);
    }
  });

  test('all that is left of an asset is converted, however little; a part of it has the minimum', async () => {
    const trader = openWorld({ scenario: 'quiet' }).as('trader');
    const most = await quote(trader, 'fromAsset=SOL&toAsset=USDC&fromAmount=48.98');
    await trader.ask('GET', `${base}/swap?quoteId=${most.id}`);
    const left = (await balanceOf(trader, 'SOL'))?.available ?? '';
    expect(Number(left)).toBeGreaterThan(0.01);
    expect(
      await trader.refused('GET', `${base}/quote?fromAsset=SOL&toAsset=USDC&fromAmount=0.01`),
    ).toMatchObject({ status: 400, keys: ['fromAmount'] });
    const dust = await quote(trader, `fromAsset=SOL&toAsset=USDC&fromAmount=${left}`);
    expect(dust.minFromAmount).toBe(left);
    await trader.ask('GET', `${base}/swap?quoteId=${dust.id}`);
    expect((await balanceOf(trader, 'SOL'))?.total).toBe('0');
  });

  test('X12 there and back never gains', async () => {
    const trader = openWorld().as('trader');
    const there = await quote(trader, 'fromAsset=USDC&toAsset=BTC&fromAmount=5000');
    const back = await quote(trader, `fromAsset=BTC&toAsset=USDC&fromAmount=${there.toAmount}`);
    expect(Number(back.toAmount)).toBeLessThan(5000 * 0.997);
  });

  test('X13 a price that is no longer held moves no money and is listed as expired', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const before = await balanceOf(trader, 'USDC');
    const held = await quote(trader, 'fromAsset=USDC&toAsset=BTC&fromAmount=500');
    world.sandbox.tick(10_050);
    const late = await trader.ask<SwapRecord>('GET', `${base}/swap?quoteId=${held.id}`);
    expect(late.status).toBe('Expired');
    expect((await balanceOf(trader, 'USDC'))?.total).toBe(before?.total);
  });

  test('X14 bounds, balance and halted markets are said at the field', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const refused = async (query: string) => {
      const { keys, code } = await trader.refused('GET', `${base}/quote?${query}`);
      return [...keys, code];
    };
    expect(await refused('fromAsset=USDC&toAsset=BTC&fromAmount=1')).toEqual(['fromAmount', 60005]);
    expect(await refused('fromAsset=USDC&toAsset=BTC&fromAmount=900000')).toEqual([
      'fromAmount',
      60006,
    ]);
    expect(await refused('fromAsset=USDC&toAsset=USDC&fromAmount=10')).toEqual(['toAsset', 40001]);
    expect(await refused('fromAsset=LTC&toAsset=USDC&fromAmount=1')).toEqual(['fromAsset', 60001]);
    expect(await refused('fromAsset=USDC&toAsset=BTC')).toEqual(['fromAmount', 40001]);
    expect(await refused('fromAsset=USDC&toAsset=BTC&fromAmount=10.1234567')).toEqual([
      'fromAmount',
      60004,
    ]);
    const large = await quote(trader, 'fromAsset=XAUG&toAsset=USDC&fromAmount=187');
    await trader.ask('DELETE', `${base}/orders`);
    await trader.ask('POST', `${base}/order`, {
      market: 'XAUG-USDC',
      side: 'Sell',
      type: 'Limit',
      price: '200',
      amount: '150',
    });
    expect(await trader.refused('GET', `${base}/swap?quoteId=${large.id}`)).toMatchObject({
      status: 409,
      code: 60002,
    });
  });

  test('X18 all of a balance can be converted, to the last of its digits', async () => {
    const trader = openWorld({ scenario: 'quiet' }).as('trader');
    // Leaves a balance with more digits than amounts are computed with.
    const crumb = await quote(
      trader,
      'fromAsset=XCB&toAsset=USDC&fromAmount=900.000000000000000001',
    );
    await trader.ask('GET', `${base}/swap?quoteId=${crumb.id}`);
    const all = (await balanceOf(trader, 'XCB'))?.available ?? '';
    expect(all).toMatch(/\.\d{18}$/);
    const held = await quote(trader, `fromAsset=XCB&toAsset=USDC&fromAmount=${all}`);
    expect(held.fromAmount).toBe(all);
    expect(held.minFromAmount).toMatch(/^\d+(\.\d{1,8})?$/);
    await trader.ask('GET', `${base}/swap?quoteId=${held.id}`);
    expect((await balanceOf(trader, 'XCB'))?.available ?? '0').toBe('0');
  });

  test('X15 a repeated key converts once', async () => {
    const trader = openWorld().as('trader');
    const held = await quote(trader, 'fromAsset=USDC&toAsset=BTC&fromAmount=100');
    const send = () =>
      trader.send('GET', `${base}/swap?quoteId=${held.id}`, undefined, {
        'idempotency-key': 'swap-1',
      });
    const first = await send();
    expect((await send()).text).toBe(first.text);
    expect(first.json()).toMatchObject({ status: 'Done' });
  });
});
