import type { Asset } from '@agio/api-client';
import { Decimal } from '@agio/money';
import { describe, expect, test } from 'vitest';
import {
  byVolume,
  categories,
  countCategory,
  filterMarkets,
  findMovers,
  marketRowsMaker,
  placeInRange,
  rangePercent,
  type MarketSources,
  unfiltered,
} from './market-rows.ts';
import { lastDay } from '../../amounts/day-trend.ts';
import { marketOf, tickerOf, trendOf } from '../../testing/sample-prices.ts';

const asset = (id: string, name: string): Asset => ({
  id,
  name,
  kind: 'Crypto',
  decimals: 8,
  displayDecimals: 6,
  commodity: null,
});
const rowsOf = (sources: Partial<MarketSources>) =>
  marketRowsMaker()({
    instruments: [],
    assets: [],
    trends: [],
    tickers: new Map(),
    ...sources,
  });

const five = rowsOf({
  instruments: [
    marketOf('BTC-USDC'),
    marketOf('ETH-USDC'),
    marketOf('XCB-CTN'),
    marketOf('XAUG-USDC', { marketType: 'Commodity' }),
    marketOf('VCO2-USDC', { marketType: 'Commodity', status: 'Halted' }),
  ],
  assets: [asset('BTC', 'Bitcoin'), asset('XAUG', 'Gold, 1 g')],
  trends: [
    trendOf('BTC-USDC', { changePercent24h: '1.2', fiatVolume24h: '900' }),
    trendOf('ETH-USDC', { changePercent24h: '-2.5', fiatVolume24h: '700' }),
    trendOf('XCB-CTN', { changePercent24h: '4.1', fiatVolume24h: '90' }),
    trendOf('XAUG-USDC', { changePercent24h: '0', low24h: '99', high24h: '101' }),
    trendOf('VCO2-USDC', { changePercent24h: '30', fiatVolume24h: '9999' }),
  ],
});

describe('rows of the markets', () => {
  test('a live price is newer than the loaded one, and the value moves with it', () => {
    const [row] = rowsOf({
      instruments: [marketOf('BTC-USDC')],
      trends: [trendOf('BTC-USDC')],
      tickers: new Map([['BTC-USDC', tickerOf('BTC-USDC')]]),
    });
    expect(row?.last?.toString()).toBe('105');
    expect(row?.change?.toString()).toBe('6');
    expect(row?.value?.toString()).toBe('84');
  });

  test('with a tick a market keeps its row, unless something of it changed', () => {
    const make = marketRowsMaker();
    const sources: MarketSources = {
      instruments: [marketOf('BTC-USDC'), marketOf('ETH-USDC')],
      assets: [],
      trends: [trendOf('BTC-USDC'), trendOf('ETH-USDC')],
      tickers: new Map([['ETH-USDC', tickerOf('ETH-USDC')]]),
    };
    const [btc, eth] = make(sources);
    expect(make({ ...sources, assets: [] })).toEqual([btc, eth]);

    const tickers = new Map([['ETH-USDC', tickerOf('ETH-USDC', { last: '106' })]]);
    const [sameBtc, newEth] = make({ ...sources, tickers });
    expect(sameBtc).toBe(btc);
    expect(newEth?.last?.toString()).toBe('106');

    const halted = marketOf('BTC-USDC', { status: 'Halted' });
    const instruments = sources.instruments.with(0, halted);
    const [haltedBtc, sameEth] = make({ ...sources, tickers, instruments });
    expect(haltedBtc?.status).toBe('Halted');
    expect(sameEth).toBe(newEth);

    const [named] = make({ ...sources, tickers, assets: [asset('BTC', 'Bitcoin')] });
    expect(named?.name).toBe('Bitcoin');
  });

  test('a market without figures is still a row', () => {
    const [row] = rowsOf({ instruments: [marketOf('BTC-USDC')] });
    expect(row).toMatchObject({ symbol: 'BTC/USDC', name: 'BTC', week: [] });
    expect([row?.last, row?.value, row?.volume]).toEqual([undefined, undefined, undefined]);
  });

  test('a price of zero divides nothing', () => {
    const [row] = rowsOf({
      instruments: [marketOf('BTC-USDC')],
      trends: [trendOf('BTC-USDC', { last: '0', fiatPrice: '0' })],
      tickers: new Map([['BTC-USDC', tickerOf('BTC-USDC')]]),
    });
    expect(row?.value?.toString()).toBe('0');
  });
});

describe('filtering', () => {
  const ids = (...filter: Partial<Parameters<typeof filterMarkets>[1]>[]) =>
    filterMarkets(
      five,
      Object.assign({ category: 'all', quote: undefined, search: '' }, ...filter),
      ['XCB-CTN'],
    ).map((row) => row.id);

  test('a list narrows with category, quote asset and search, together', () => {
    expect(ids({ category: 'commodities' })).toEqual(['XAUG-USDC', 'VCO2-USDC']);
    expect(ids({ category: 'favourites' })).toEqual(['XCB-CTN']);
    expect(ids({ quote: 'CTN' })).toEqual(['XCB-CTN']);
    expect(ids({ category: 'crypto', quote: 'USDC', search: 'btc' })).toEqual(['BTC-USDC']);
  });

  test('the search finds symbol and name, with or without the slash, in any case', () => {
    expect(ids({ search: 'gold' })).toEqual(['XAUG-USDC']);
    expect(ids({ search: 'xcb/ctn' })).toEqual(['XCB-CTN']);
    expect(ids({ search: 'XCBCTN' })).toEqual(['XCB-CTN']);
    expect(ids({ search: ' usdc  eth ' })).toEqual(['ETH-USDC']);
    expect(ids({ search: 'dogs' })).toEqual([]);
  });

  test('each category says how many it holds; a favourite of a market that is gone does not count', () => {
    const count = (category: string) => countCategory(five, category, ['XCB-CTN', 'GONE-USDC']);
    expect(categories.map((category) => [category, count(category)])).toEqual([
      ['all', 5],
      ['crypto', 3],
      ['commodities', 2],
      ['favourites', 1],
    ]);
  });

  test("a host's own category holds the markets of its assets, and one that is not known none", () => {
    const own = [{ id: 'metals', label: 'Metals', assets: ['XAUG', 'GONE'] }];
    const shown = (category: string) =>
      filterMarkets(five, { ...unfiltered, category }, [], own).map(({ id }) => id);
    expect(shown('metals')).toEqual(five.filter(({ base }) => base === 'XAUG').map(({ id }) => id));
    expect(shown('metals')).not.toEqual([]);
    expect(countCategory(five, 'metals', [], own)).toBe(shown('metals').length);
    expect(shown('energy')).toEqual([]);
  });

  test('a list begins with the largest volume; a market without one stands last', () => {
    const [first, second, ...rest] = five;
    const order = [
      { ...rest[0]!, id: 'none', volume: undefined },
      { ...first!, id: 'small', volume: Decimal.of('9') },
      { ...second!, id: 'large', volume: Decimal.of('10') },
    ];
    expect(byVolume(order).map(({ id }) => id)).toEqual(['large', 'small', 'none']);
  });
});

describe('movers', () => {
  test('each is the first of its kind, one market also of two kinds, and a market that does not trade of none', () => {
    const movers = findMovers(five);
    expect(Array.from(movers, ([kind, row]) => [kind, row.id])).toEqual([
      ['gainer', 'XCB-CTN'],
      ['decliner', 'ETH-USDC'],
      ['traded', 'BTC-USDC'],
      ['range', 'BTC-USDC'],
    ]);
  });

  test('when everything rises nothing is a decliner', () => {
    const rows = five.filter((row) => row.change?.isPositive);
    expect(findMovers(rows).has('decliner')).toBe(false);
  });

  test('there are no movers while there are no figures', () => {
    expect(findMovers(rowsOf({ instruments: [marketOf('BTC-USDC')] })).size).toBe(0);
  });
});

test('the last day of a week of prices is its last seventh, with the price that it began with', () => {
  const week = Array.from({ length: 85 }, (_, index) => String(index)); // every two hours, and now
  expect(lastDay(week)).toEqual(week.slice(72));
  expect(lastDay(['7'])).toEqual(['7']);
  expect(lastDay([])).toEqual([]);
});

test('the range of a day is how far its highest price is above its lowest, in percent (L1)', () => {
  const [low, high] = [Decimal.of('80'), Decimal.of('84.5')];
  expect(rangePercent({ low, high })?.toString()).toBe('5.625');
  expect(rangePercent({ low: undefined, high })).toBeUndefined();
});

test('the place in the range stays inside it, and a range of one price has none', () => {
  const [row] = five;
  if (!row) throw new Error('No row.');
  expect(placeInRange(row)).toBe(0.5);
  expect(placeInRange({ ...row, last: row.high?.plus(row.high) })).toBe(1);
  expect(placeInRange({ ...row, high: row.low })).toBeUndefined();
});
