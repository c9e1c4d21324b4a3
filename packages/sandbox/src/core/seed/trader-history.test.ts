import type { RampOrder } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { rampProviders } from '../catalog/ramp.ts';
import { base, openWorld } from '../testing/caller.ts';

test('X17 the fee of a seeded conversion is a part of what was received', async () => {
  const { as } = openWorld({});
  const { items } = (await as('trader').send('GET', '/frontoffice/api/recent')).json<{
    items: { quote: { toAmount: string; fee: string } }[];
  }>();
  expect(items.length).toBeGreaterThan(0);
  for (const { quote } of items) {
    const most = Decimal.of(quote.toAmount).times(Decimal.of('0.01'));
    expect({ ...quote, isSmall: most.gt(Decimal.of(quote.fee)) }).toMatchObject({ isSmall: true });
  }
});

test('ux-review L8: a seeded purchase or sale has the fee that its provider advertises', async () => {
  const { items } = await openWorld({})
    .as('trader')
    .ask<{ items: RampOrder[] }>('GET', `${base}/ramp/callback`);
  expect(items.length).toBeGreaterThan(2);
  for (const { provider, side, fiatAmount, providerFee } of items.map(({ quote }) => quote)) {
    const rate = Decimal.of(rampProviders.find(({ name }) => name === provider)?.fee ?? '0');
    const fee = Decimal.of(providerFee);
    const paid = Decimal.of(fiatAmount);
    // The fee of a sale has been taken out of the payment already.
    const part = (side === 'Buy' ? paid : paid.plus(fee)).times(rate);
    const isNear = fee.minus(part).abs().lt(Decimal.of('0.02'));
    expect({ provider, providerFee, part: part.toString(), isNear }).toMatchObject({
      isNear: true,
    });
  }
});
