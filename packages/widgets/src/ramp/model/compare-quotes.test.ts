import type { RampQuote } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { sampleOrder } from '../testing/sample-order.ts';
import { compareQuotes, feePercent, marketGap } from './compare-quotes.ts';

const quote = (part: Partial<RampQuote>): RampQuote => ({
  ...sampleOrder('Completed').quote,
  ...part,
});
const best = quote({ provider: 'Bancora', assetAmount: '612.4', arrivalSeconds: 86_400 });
const next = quote({ provider: 'Fjordpay', assetAmount: '608.33', arrivalSeconds: 14_400 });

test('for the same fiat the best gives the most; how much more is said to the last digit', () => {
  const { quotes, by, lead } = compareQuotes([best, next], 'Buy', 'pay');
  expect(by).toBe('receive');
  expect([lead?.amount.toString(), lead?.over]).toEqual(['4.07', 'Fjordpay']);
  expect(quotes.map(({ isBest }) => isBest)).toEqual([true, false]);
  expect(quotes.map(({ behind }) => behind?.toString())).toEqual([undefined, '4.07']);
});

test('for the same asset the best costs the least', () => {
  const given = [
    quote({ fiatAmount: '500' }),
    quote({ provider: 'Transvia', fiatAmount: '503.1' }),
  ];
  const { by, lead } = compareQuotes(given, 'Buy', 'receive');
  expect([by, lead?.amount.toString(), lead?.over]).toEqual(['pay', '3.1', 'Transvia']);
});

test('a sale is compared by what is paid out', () => {
  const sale = (provider: string, fiatAmount: string) =>
    quote({ side: 'Sell', provider, fiatAmount });
  const { by, lead } = compareQuotes([sale('A', '500'), sale('B', '498.5')], 'Sell', 'pay');
  expect([by, lead?.amount.toString()]).toEqual(['receive', '1.5']);
});

test('one is the fastest only where the exchange says how soon all of them are', () => {
  const fastest = (...quotes: RampQuote[]) =>
    compareQuotes(quotes, 'Buy', 'pay').quotes.map(({ isFastest }) => isFastest);
  expect(fastest(best, next)).toEqual([false, true]);
  expect(fastest(best, { ...next, arrivalSeconds: undefined })).toEqual([false, false]);
  expect(fastest(best, { ...next, arrivalSeconds: 86_400 })).toEqual([false, false]);
  expect(fastest(best)).toEqual([false]);
});

test('nothing is called best where there is no other, and nothing leads at the same price', () => {
  expect(compareQuotes([best], 'Buy', 'pay').quotes[0]?.isBest).toBe(false);
  expect(compareQuotes([best, { ...best, provider: 'B' }], 'Buy', 'pay').lead).toBeUndefined();
  expect(compareQuotes([], 'Buy', 'pay')).toMatchObject({ quotes: [], lead: undefined });
});

test('the gap to the market is worse for the reader when it is positive, whichever the side', () => {
  const gap = (part: Partial<RampQuote>) =>
    marketGap(quote({ marketRate: '0.8', assetAmount: '100', ...part }))?.toString();
  // The gap excludes the fee, which has a row of its own (M4).
  expect(gap({ fiatAmount: '83.6', providerFee: '1.6' })).toBe('2.5');
  expect(gap({ side: 'Sell', fiatAmount: '76.5', providerFee: '1.5' })).toBe('2.5');
  expect(gap({ fiatAmount: '81.6', providerFee: '1.6' })).toBe('0');
  expect(marketGap(quote({ marketRate: undefined }))).toBeUndefined();
  expect(feePercent(quote({ fiatAmount: '500', providerFee: '1.75' }))?.toString()).toBe('0.35');
});
