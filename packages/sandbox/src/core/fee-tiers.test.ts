import { feesOf } from '@agio/api-client';
import { describe, expect, test } from 'vitest';
import { createWorld } from '../world.ts';
import { feeTiersOf } from './catalog/fee-tiers.ts';

const market = 'XCB-CTN';

describe('fees by tier', () => {
  test('an account pays the fees of its tier from the moment on that it has it', async () => {
    const { client } = createWorld({ account: 'trader@agio.test', demo: true });
    const instruments = await client.marketData.instruments();
    const instrument = instruments.find(({ id }) => id === market)!;
    expect(instrument.feeTiers).toEqual([
      { tier: 'Tier3', makerFee: '0.0006', takerFee: '0.0009' },
    ]);
    const buy = () =>
      client.trading.createOrder({ market, side: 'Buy', type: 'Market', amount: '10' });
    expect(await buy()).toMatchObject({ status: 'Filled', fee: '0.012', feeAsset: 'XCB' });

    await client.demo.act({ act: { kind: 'open', requestType: 'Tier2ToTier3' } });
    const now = await client.demo.act({ act: { kind: 'decide', decision: 'Approve' } });
    expect(now.complianceTier).toBe('Tier3');
    expect(await buy()).toMatchObject({ status: 'Filled', fee: '0.009', feeAsset: 'XCB' });
    expect(feesOf(instrument, now.complianceTier).takerFee).toBe('0.0009');
    expect(feesOf(instrument, 'Tier2')).toEqual({ makerFee: '0.0008', takerFee: '0.0012' });
    expect(feesOf(instrument, undefined)).toEqual({ makerFee: '0.0008', takerFee: '0.0012' });
  });

  test('a changed fee of a market changes that of every tier', async () => {
    const { clientOf } = createWorld();
    const admin = clientOf('admin@agio.test');
    const changed = await admin.backOfficeTrading.updateMarket({
      id: market,
      takerFee: '0.002',
      reason: 'A test',
    });
    expect(changed.feeTiers).toEqual([{ tier: 'Tier3', makerFee: '0.0006', takerFee: '0.0015' }]);
  });

  test('the fee of a tier is rounded up to a millionth', () => {
    expect(feeTiersOf({ makerFee: '0', takerFee: '0.000001' })).toEqual([
      { tier: 'Tier3', makerFee: '0', takerFee: '0.000001' },
    ]);
  });
});
