import { HeldQuote, type KeptQuote } from '@agio/api-client';
import type { SwapQuote } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { type ConvertChoice, conversionOf } from '../conversion.ts';
import type { ConvertContext } from '../convert-summary.ts';

export const quote: SwapQuote = {
  id: 'q1',
  fromAsset: 'XCB',
  toAsset: 'USDC',
  fromAmount: '1250',
  toAmount: '1183.186385',
  rate: '0.948446',
  fee: '2.371115',
  feeAsset: 'USDC',
  priceDifferencePercent: '-0.2',
  minFromAmount: '5',
  maxFromAmount: '25000',
  quotedAt: '2026-11-20T11:30:00.000Z',
  expiresAt: '2026-11-21T11:30:00.000Z',
};

/** A price that is held. */
export function kept(part: Partial<SwapQuote> = {}): KeptQuote {
  const moment = { monotonic: performance.now(), wall: Date.now() };
  const held = new HeldQuote({ ...quote, ...part }, moment);
  return { held, isHeld: true, isAsking: false, error: undefined };
}

export const noPrice: KeptQuote = {
  held: undefined,
  isHeld: false,
  isAsking: false,
  error: undefined,
};

export const conversion = (choice: Partial<ConvertChoice> = {}) =>
  conversionOf({ from: 'XCB', to: 'USDC', ...choice });

/** Returns a context with 1,862.4 XCB and a price for 1,250 of them. */
export function world(part: Partial<ConvertContext> = {}): ConvertContext {
  return {
    locale: 'en',
    decimalsOf: (asset) => ({ XCB: 18, USDC: 6 })[asset],
    account: 'active',
    available: { from: Decimal.of('1862.4'), to: Decimal.of('4318.07') },
    kept: kept(),
    latest: undefined,
    values: new Map([
      ['XCB', Decimal.of('0.7599')],
      ['USDC', Decimal.of('0.8012')],
    ]),
    isOnline: true,
    ...part,
  };
}
