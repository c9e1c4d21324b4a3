import type { Instrument, Trend } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { describe, expect, test } from 'vitest';
import { assetValues, indicativeRate } from './asset-values.ts';
import { pairLine } from './pair-line.ts';
import { isTolerated, priceMove } from './price-move.ts';
import { quoteFigures } from './quote-figures.ts';
import { quote } from './testing/convert-fixture.ts';

const market = (id: string) => {
  const [baseAsset = '', quoteAsset = ''] = id.split('-');
  return { id, baseAsset, quoteAsset } as Instrument;
};
const trend = (id: string, last: string, fiatPrice: string, ...sparkline: string[]) =>
  ({ market: id, last, fiatPrice, sparkline }) as Trend;

describe('a quote', () => {
  test('says its rate both ways, and its fee as a part of what is converted', () => {
    const figures = quoteFigures(quote);
    expect(figures.rate.toString()).toBe('0.948446');
    expect(figures.inverse.toString()).toBe('1.05435628');
    expect(figures.feePercent?.toString()).toBe('0.2');
    expect(figures.isFarFromMarket).toBe(false);
  });

  test('whose fee is taken from what is paid, or in a third asset', () => {
    expect(quoteFigures({ ...quote, feeAsset: 'XCB', fee: '5' }).feePercent?.toString()).toBe(
      '0.4',
    );
    expect(quoteFigures({ ...quote, feeAsset: 'CTN' }).feePercent).toBeUndefined();
  });

  test('that is a percent or more below the market is far from it', () => {
    const far = (priceDifferencePercent: string) =>
      quoteFigures({ ...quote, priceDifferencePercent }).isFarFromMarket;
    expect([far('-0.99'), far('-1'), far('3')]).toEqual([false, true, false]);
    expect(quoteFigures({ ...quote, priceDifferencePercent: '-0.4' }).worse.toString()).toBe('0.4');
  });
});

describe('a price that moved', () => {
  test('is the same conversion while both amounts are the same, however they are written', () => {
    expect(priceMove(quote, { ...quote, id: 'q2', fromAmount: '1250.00' })).toBeUndefined();
  });

  test('says by how much more or less there is for one unit', () => {
    const to = (toAmount: string) => priceMove(quote, { ...quote, toAmount })?.percent.toString();
    expect(to('1171.35452115')).toBe('-1');
    expect(to('1183.186386')).toBe('0');
    expect(priceMove(quote, { ...quote, fromAmount: '1240' })?.percent.isPositive).toBe(true);
  });
});

test('a renewed price that is better, or worse by a tenth of a percent at most, goes on without a question (M5)', () => {
  const goesOn = (toAmount: string) => isTolerated(quote, { ...quote, id: 'q2', toAmount });
  const received = Decimal.of(quote.toAmount);
  const by = (percent: string) =>
    received.times(Decimal.of('100').plus(Decimal.of(percent))).times(Decimal.of('0.01'));
  expect(['3', '0', '-0.02', '-0.09'].map((percent) => goesOn(by(percent).toString()))).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(goesOn(by('-0.11').toString())).toBe(false);
  expect(isTolerated(quote, { ...quote, toAsset: 'ETH' })).toBe(false);
});

describe('figures from the markets', () => {
  const instruments = ['XCB-CTN', 'XCB-USDC', 'BTC-USDC', 'LONE-CTN'].map(market);
  const trends = [
    trend('XCB-CTN', '6.4', '0.76', '6.2', '6.4'),
    trend('XCB-USDC', '0.95', '0.76', '0.9', '0.95'),
    trend('BTC-USDC', '95000', '76000', '100000', '95000'),
  ];

  test('every asset with a price has a value, those that are only paid with too', () => {
    const values = assetValues(instruments, trends);
    expect([...values].map(([asset, value]) => `${asset} ${value.toString()}`)).toEqual([
      'XCB 0.76',
      'BTC 76000',
      'CTN 0.11875',
      'USDC 0.8',
    ]);
    expect(indicativeRate(values, 'BTC', 'XCB')?.toString()).toBe('100000');
    expect(indicativeRate(values, 'LONE', 'XCB')).toBeUndefined();
  });

  test('a pair has the course of its market, either way round, or of two markets in a third asset', () => {
    const line = (from: string, to: string) => pairLine(from, to, instruments, trends);
    expect(line('XCB', 'USDC')).toMatchObject({ prices: ['0.9', '0.95'], market: 'XCB-USDC' });
    expect(line('USDC', 'XCB')).toMatchObject({
      prices: ['1.111111111111', '1.052631578947'],
      market: 'XCB-USDC',
    });
    expect(line('BTC', 'XCB')).toMatchObject({
      prices: ['111111.111111111111', '100000'],
      market: undefined,
    });
    expect(line('BTC', 'XCB')?.changePercent.toString()).toBe('-10');
    expect(line('LONE', 'BTC')).toBeUndefined();
  });
});
