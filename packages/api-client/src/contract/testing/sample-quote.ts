import type { SwapQuote } from '../core.ts';

/** A price that is held for ten seconds. */
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
  expiresAt: '2026-11-20T11:30:10.000Z',
};
