import type { RampQuote } from '@agio/api-client/contract';
import { rampProviders } from '../catalog/ramp.ts';
import { isoTime } from '../clock.ts';
import { houseAccounts } from '../engine/ledger.ts';
import { divideUp, exactAtoms, fromAtoms, powerOfTen } from '../fixed.ts';
import { day } from '../market-data/resolution.ts';
import { computedDigits } from '../services/money/computed-digits.ts';
import { between, type Seeding } from './past-moves.ts';
import { payments } from '../language/data-messages.ts';

export function seedSwaps({ exchange, services, valuation, trader, moves }: Seeding): void {
  const now = exchange.now();
  const past = (
    fromAsset: string,
    fromAmount: string,
    toAsset: string,
    daysAgo: number,
    status: 'Done' | 'Expired',
  ) => {
    const time = now - Math.round(daysAgo * day);
    const decimals = exchange.decimalsOf(toAsset);
    const given = exactAtoms(fromAmount, exchange.decimalsOf(fromAsset));
    // At the prices of that day, and with the fee of every conversion: 0.2 %, rounded up.
    const [from = 0n, to = 1n] = [fromAsset, toAsset].map((asset) =>
      valuation.price(asset, 'USD', time),
    );
    const step = powerOfTen(decimals - Math.min(computedDigits(to), decimals));
    const worth = (given * from * powerOfTen(decimals)) / to;
    const gross = worth / powerOfTen(exchange.decimalsOf(fromAsset));
    const cut = gross - (gross % step);
    const feeAtoms = divideUp(cut * 2n, 1000n * step) * step;
    const received = cut - feeAtoms;
    const toAmount = fromAtoms(received, decimals);
    const fee = fromAtoms(feeAtoms, decimals);
    const rate = fromAtoms((from * powerOfTen(8)) / to, 8);
    const id = exchange.nextId('s');
    services.swaps.put({
      id,
      accountId: trader.id,
      status,
      createdAt: time,
      quote: {
        id: exchange.secretId('q'),
        fromAsset,
        toAsset,
        fromAmount,
        toAmount,
        rate,
        fee,
        feeAsset: toAsset,
        priceDifferencePercent: '0',
        minFromAmount: '5',
        maxFromAmount: '25000',
        expiresAt: isoTime(time + 10_000),
      },
    });
    if (status !== 'Done') return;
    const { makers, fees } = houseAccounts;
    moves.push({
      kind: 'swap',
      reference: id,
      time,
      legs: [
        ...between(trader.id, makers, fromAsset, given),
        ...between(makers, trader.id, toAsset, received),
        ...between(makers, fees, toAsset, exactAtoms(fee, decimals)),
      ],
    });
  };
  past('USDC', '500', 'BTC', 0.7, 'Done');
  past('XCB', '800', 'CTN', 3.1, 'Done');
  past('ETH', '0.75', 'USDC', 7.6, 'Expired');
}

export function seedRamp({ exchange, services, trader, moves }: Seeding): void {
  const now = exchange.now();
  const past = (
    daysAgo: number,
    side: 'Buy' | 'Sell',
    provider: string,
    fiatAmount: string,
    asset: string,
    assetAmount: string,
    rate: string,
    status: 'Completed' | 'Expired',
  ) => {
    const id = exchange.secretId('y');
    const decimals = exchange.decimalsOf(asset);
    const time = now - Math.round(daysAgo * day);
    const quote: RampQuote = {
      id: exchange.secretId('q'),
      provider,
      side,
      fiatCurrency: 'CHF',
      fiatAmount,
      asset,
      assetAmount,
      rate,
      providerFee: seededFee(side, provider, fiatAmount),
      networkFee: '0',
      speed: 'within 1 working day',
      paymentMethod: { id: 'bank', name: payments.bank },
      expiresAt: isoTime(time + 30_000),
    };
    services.ramp.put({
      id,
      accountId: trader.id,
      reference: `${provider.slice(0, 3).toUpperCase()}-${exchange.nextId('').slice(-8).toUpperCase()}`,
      status,
      worth: String(services.ramp.worthOf(quote)),
      createdAt: time,
      updatedAt: time + 40_000,
      dueAt: null,
      events: [
        { status: 'AwaitingPayment', at: time },
        { status, at: time + 40_000 },
      ],
      quote,
    });
    if (status !== 'Completed') return;
    const { outside } = houseAccounts;
    const [from, to] = side === 'Buy' ? [outside, trader.id] : [trader.id, outside];
    const legs = between(from, to, asset, exactAtoms(assetAmount, decimals));
    moves.push({ kind: 'ramp', reference: id, time: time + 40_000, legs });
  };
  past(11.4, 'Buy', 'Fjordpay', '1000', 'BTC', '0.011712', '85382.51', 'Completed');
  past(18.2, 'Buy', 'Bancora', '2500', 'USDC', '3068.91', '0.814621', 'Completed');
  past(24.1, 'Sell', 'Transvia', '320.4', 'USDC', '400', '0.801', 'Expired');
}

/**
 * Returns a provider's fee for a bank transfer by its own terms: a part of the payment, or of the payout and the fee.
 */
function seededFee(side: 'Buy' | 'Sell', provider: string, fiatAmount: string): string {
  const rateDigits = 6;
  const one = powerOfTen(rateDigits);
  const terms = rampProviders.find(({ name }) => name === provider);
  const rate = exactAtoms(terms?.fee ?? '0', rateDigits);
  const fiat = exactAtoms(fiatAmount, 2);
  return fromAtoms(divideUp(fiat * rate, side === 'Buy' ? one : one - rate), 2);
}
