import type { Asset, Instrument, Order } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import type { OwnCategory } from '../../host/index.ts';
import { xcbCtn } from '../../testing/xcb-ctn.ts';
import { commodityGroups, marketPaying, marketsOf } from './commodities.ts';
import { broughtBy, outcomeOf } from './outcome.ts';
import { type TradeAction, tradeOf, tradeReducer } from './trade.ts';

const after = (...actions: TradeAction[]) => actions.reduce(tradeReducer, tradeOf({}));

describe('the choices', () => {
  test('an amount of an address counts units, and one that is not there the user’s currency', () => {
    expect(tradeOf({ commodity: 'XAUG', amount: '2' }).unit).toBe('base');
    expect(tradeOf({ commodity: 'XAUG' }).unit).toBe('fiat');
    expect(tradeOf({ commodity: 'XAUG', amount: '-2' }).entry).toEqual({ kind: 'typed', text: '' });
  });

  test('the side is kept from one commodity to the next, and the amount is not', () => {
    const trade = after(
      { type: 'commodityChosen', commodity: 'XAUG' },
      { type: 'sideChosen', side: 'Sell' },
      { type: 'typed', unit: 'fiat', text: '100' },
      { type: 'left' },
      { type: 'commodityChosen', commodity: 'VCO2' },
    );
    expect(trade).toMatchObject({ commodity: 'VCO2', side: 'Sell', entry: { text: '' } });
  });

  test('another market keeps the amount', () => {
    const trade = after(
      { type: 'commodityChosen', commodity: 'XAUG' },
      { type: 'typed', unit: 'base', text: '2' },
      { type: 'quoteChosen', quote: 'CHF' },
    );
    expect(trade).toMatchObject({ quote: 'CHF', entry: { text: '2' } });
  });
});

describe('the list', () => {
  const asset = (id: string, category?: 'Metal' | 'Energy'): Asset => ({
    id,
    name: id,
    kind: category ? 'Commodity' : 'Crypto',
    decimals: 8,
    displayDecimals: 2,
    commodity: category ? { category, unit: '1 g', backing: 'Bars.' } : null,
  });
  const market = (baseAsset: string, quoteAsset: string): Instrument => ({
    ...xcbCtn,
    id: `${baseAsset}-${quoteAsset}`,
    baseAsset,
    quoteAsset,
  });
  const assets = [
    asset('XAUG', 'Metal'),
    asset('NGAS', 'Energy'),
    asset('BTC'),
    asset('TIN', 'Metal'),
  ];
  const markets = [
    market('XAUG', 'USDC'),
    market('NGAS', 'USDC'),
    market('BTC', 'USDC'),
    market('XAUG', 'CHF'),
  ];

  const labels = { Metal: 'Metals', Energy: 'Energy', Carbon: 'Carbon', Unknown: 'Other' };

  test('commodities with a market stand by category; a variant with categories of its own lists those alone', () => {
    const listed = (own: OwnCategory[]) =>
      commodityGroups(assets, markets, own, labels).map(({ label, commodities }) => [
        label,
        commodities.map((each) => each.asset.id),
      ]);
    expect(listed([])).toEqual([
      ['Metals', ['XAUG']],
      ['Energy', ['NGAS']],
    ]);
    const gas = { id: 'gas', label: 'Gas', assets: ['NGAS', 'NONE'] };
    expect(listed([gas, { id: 'none', label: 'None', assets: ['NONE'] }])).toEqual([
      ['Gas', ['NGAS']],
    ]);
    // Categories of which nothing is traded hide nothing.
    expect(listed([{ id: 'none', label: 'None', assets: ['NONE'] }])).toHaveLength(2);
  });

  test('a commodity is paid with the requested asset, else with the one that its first market takes', () => {
    const own = marketsOf('XAUG', markets);
    expect(marketPaying(own, 'CHF')?.id).toBe('XAUG-CHF');
    expect(marketPaying(own, 'JPY')?.id).toBe('XAUG-USDC');
  });
});

test('a cancelled order that filled in part is partly filled, and one that filled nothing is nothing', () => {
  const outcome = (status: Order['status'], filledAmount: string) =>
    outcomeOf({ status, filledAmount } as Order);
  expect(outcome('Filled', '2')).toBe('filled');
  expect(outcome('Cancelled', '1')).toBe('partly');
  expect(outcome('PartiallyFilled', '1')).toBe('partly');
  expect(outcome('Cancelled', '0')).toBe('nothing');
  expect(outcome('Rejected', '0')).toBe('nothing');
  expect(outcome('Open', '0')).toBe('open');
});

test('the result of a trade is the amount after the fee, and not the amount filled (M18)', () => {
  const market = { baseAsset: 'XAUG', quoteAsset: 'USDC' };
  const filled = { filledAmount: '2.332', filledQuote: '313.25756', fee: '0.0027984' };
  const of = (rest: Partial<Order>) => {
    const { amount, asset } = broughtBy({ ...filled, ...rest } as Order, market);
    return `${amount.toString()} ${asset}`;
  };
  expect(of({ side: 'Buy', feeAsset: 'XAUG' })).toBe('2.3292016 XAUG');
  expect(of({ side: 'Sell', feeAsset: 'USDC' })).toBe('313.2547616 USDC');
  expect(of({ side: 'Buy', feeAsset: 'XCB' })).toBe('2.332 XAUG');
});
