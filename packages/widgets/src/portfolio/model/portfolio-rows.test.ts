import { Decimal } from '@agio/money';
import type { Asset, Balance, Instrument } from '@agio/api-client';
import { describe, expect, test } from 'vitest';
import { allocation, filterRows, portfolioRows } from './portfolio-rows.ts';
import { priceDigits } from '../../amounts/price-digits.ts';
import { sumsOf } from '../../amounts/balance-sums.ts';

const balance = (asset: string, value: string | null, total = '1'): Balance => ({
  asset,
  total,
  available: total,
  inOrders: '0',
  price: value,
  value,
  changePercent24h: null,
});
const asset = (id: string, kind: Asset['kind'] = 'Crypto'): Asset => ({
  id,
  name: `${id} coin`,
  kind,
  decimals: 8,
  displayDecimals: 4,
  commodity: null,
});
const market = (id: string, status: Instrument['status'] = 'Open'): Instrument => {
  const [baseAsset = '', quoteAsset = ''] = id.split('-');
  return {
    id,
    symbol: `${baseAsset}/${quoteAsset}`,
    baseAsset,
    quoteAsset,
    marketType: 'Cryptocurrency',
    status,
    statusReason: null,
    statusSince: null,
    tickSize: '0.01',
    stepSize: '0.01',
    minAmount: '0.01',
    maxAmount: '100',
    minNotional: '1',
    makerFee: '0',
    takerFee: '0',
    feeTiers: [],
    feeSteps: [],
    orderTypes: ['Limit'],
    timesInForce: ['GTC'],
    postOnly: true,
  };
};

describe('the rows of the portfolio', () => {
  test('the most valuable comes first, what has no price last, what is not held not at all', () => {
    const rows = portfolioRows(
      [balance('A', '9'), balance('B', null), balance('C', '10.5'), balance('D', '99', '0')],
      [],
      [],
    );
    expect(rows.map((row) => row.asset)).toEqual(['C', 'A', 'B']);
  });

  test('an asset that the list of assets does not know is shown by its symbol', () => {
    expect(portfolioRows([balance('NEW', '1')], [asset('BTC')], [])[0]).toMatchObject({
      name: 'NEW',
      kind: 'Unknown',
      digits: 6,
    });
  });

  test('Trade opens a market in which the asset is bought, an open one first', () => {
    const markets = [market('BTC-USDC', 'Halted'), market('BTC-CTN'), market('XCB-BTC')];
    expect(portfolioRows([balance('BTC', '1')], [], markets)[0]?.market).toBe('BTC-CTN');
    expect(portfolioRows([balance('USDC', '1')], [], markets)[0]?.market).toBe('BTC-USDC');
    expect(portfolioRows([balance('ETH', '1')], [], markets)[0]?.market).toBeUndefined();
  });
});

describe('choosing rows', () => {
  const rows = portfolioRows(
    [balance('BTC', '100'), balance('ETH', '4.99'), balance('LTC', '5'), balance('XCB', null)],
    [asset('BTC'), asset('ETH'), asset('LTC'), asset('XCB')],
    [],
  );

  test('small balances are those under 5; one without a price is not known to be small', () => {
    const shown = filterRows(rows, { search: '', hideSmall: true });
    expect(shown.map((row) => row.asset)).toEqual(['BTC', 'LTC', 'XCB']);
  });

  test('the search finds symbols and names in either case', () => {
    expect(filterRows(rows, { search: ' eth ', hideSmall: false })).toHaveLength(1);
    expect(filterRows(rows, { search: 'COIN', hideSmall: false })).toHaveLength(4);
  });
});

test('the total is what is printed beside it and below it, to the last cent (M20)', () => {
  const held = (id: string, total: string, inOrders: string, price: string): Balance => ({
    ...balance(id, price),
    total,
    inOrders,
    available: Decimal.of(total).minus(Decimal.of(inOrders)).toString(),
    value: Decimal.of(total).times(Decimal.of(price)).toString(),
  });
  const rows = portfolioRows(
    [
      held('A', '3', '1', '0.335'),
      held('B', '7', '2', '1.2345'),
      held('C', '1', '1', '0.0049'),
      // Its price was cut, so that the parts would be worth more than the whole.
      { ...held('D', '10', '10', '1.0049'), value: '10.04' },
    ],
    [],
    [],
  );
  for (const [currency, digits] of [['CHF', 2] as const, ['JPY', 0] as const]) {
    const { total, available, inOrders } = sumsOf(rows, currency);
    const printed = rows.map(({ value }) => Decimal.of(value ?? '0').round(digits, 'half-even'));
    expect(Decimal.sum(printed).toString()).toBe(total.toString());
    expect(available.plus(inOrders).toString()).toBe(total.toString());
    for (const sum of [total, available, inOrders]) {
      expect(sum.scale).toBeLessThanOrEqual(digits);
      expect(sum.isNegative).toBe(false);
    }
  }
});

test('prices have the digits of their currency, and two more below ten: yen are whole', () => {
  expect(['14233750.41', '9.5'].map((price) => priceDigits(price, 'JPY'))).toEqual([0, 2]);
  expect(['14233750.41', '9.5', null].map((price) => priceDigits(price, 'CHF'))).toEqual([2, 4, 2]);
});

test('free and reserved amounts are valued at the price of one; an unpriced asset counts as nothing', () => {
  const rows = portfolioRows(
    [
      {
        ...balance('BTC', '75.08'),
        available: '0.5',
        inOrders: '0.25',
        price: '100.10',
      },
      { ...balance('XCB', null), available: '7' },
    ],
    [],
    [],
  );
  const { available, inOrders } = sumsOf(rows, 'CHF');
  expect(available.toString()).toBe('50.06');
  expect(inOrders.toString()).toBe('25.02');
});

describe('the allocation', () => {
  const many = portfolioRows(
    ['70', '10', '8', '6', '3', '2', '1'].map((value, i) => balance(`A${i}`, value)),
    [],
    [],
  );

  test('the largest five are named and the rest is summed up', () => {
    const { parts, others } = allocation(many, 'asset');
    expect(parts.map((part) => part.id)).toEqual(['A0', 'A1', 'A2', 'A3', 'A4', 'others']);
    expect(parts.at(-1)?.value.toString()).toBe('3');
    expect(others).toBe(2);
  });

  test('six assets need no sum', () => {
    expect(allocation(many.slice(0, 6), 'asset')).toMatchObject({
      others: 0,
      parts: { length: 6 },
    });
  });

  test('percents are of the total of what has a price', () => {
    const rows = portfolioRows(
      [balance('A', '1'), balance('B', '2'), balance('C', null)],
      [asset('A'), asset('B', 'Commodity')],
      [],
    );
    expect(
      allocation(rows, 'kind').parts.map((part) => [part.id, part.percent.toString()]),
    ).toEqual([
      ['Commodity', '66.67'],
      ['Crypto', '33.33'],
    ]);
  });

  test('nothing held divides nothing', () => {
    expect(allocation([], 'asset').parts).toEqual([]);
    expect(Decimal.sum([]).isZero).toBe(true);
  });
});
