import { Decimal } from '@agio/money';
import { describe, expect, test } from 'vitest';
import { codes, level, market, sell, ticket, typed } from './testing/ticket-fixture.ts';

describe('market orders', () => {
  test('a buy by amount sends the amount and estimates total, fee and receipt from the book', () => {
    const summary = ticket([market, typed('amount', '100')]);
    expect(summary.order).toEqual({
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Market',
      amount: '100',
    });
    // 66.68 at 6.4184 and 33.32 at 6.4186
    expect(summary.size.value?.toString()).toBe('641.846664');
    expect(summary.estimate?.worstPrice?.toString()).toBe('6.4186');
    expect(summary.fee).toMatchObject({ asset: 'XCB', role: 'taker' });
    expect(summary.receive).toMatchObject({ about: true, asset: 'XCB' });
  });

  test('a buy by total spends it, whatever it buys', () => {
    const summary = ticket([
      market,
      { type: 'unitChosen', unit: 'quote' },
      typed('total', '641.846664'),
    ]);
    expect(summary.order).toMatchObject({ quoteAmount: '641.846664' });
    expect(summary.size.amount.value?.toString()).toBe('100');
  });

  test('a sale by total sells the amount that brings it', () => {
    const summary = ticket([sell, market, typed('total', '641.80')]);
    expect(summary.order).toMatchObject({ side: 'Sell', amount: '100' });
    expect(summary.order).not.toHaveProperty('quoteAmount');
  });

  test('a buy by amount that costs more than the balance is refused', () => {
    const poor = { available: { base: undefined, quote: Decimal.of('641.846663') } };
    expect(codes(ticket([market, typed('amount', '100')], poor).reasons)).toEqual([
      'notEnough amount',
    ]);
  });

  test('an empty book has nothing to match', () => {
    expect(codes(ticket([market, typed('amount', '5')], { asks: [] }).reasons)).toEqual([
      'nothingToMatch',
    ]);
  });

  test('a market order carries neither price nor time in force, whatever the limit ticket held', () => {
    const order = ticket([
      typed('price', '6'),
      { type: 'timeInForceChosen', timeInForce: 'IOC' },
      market,
      typed('amount', '5'),
    ]).order;
    expect(order).toEqual({ market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '5' });
  });

  test('the ordinary order needs no warning; one that reaches half a percent says how far', () => {
    expect(ticket([market, typed('amount', '100')]).warnings).toEqual([]);
    const asks = [level('6.4184', '1'), level('6.4503', '1000')];
    const { warnings } = ticket([market, typed('amount', '100')], { asks });
    expect(warnings).toMatchObject([{ code: 'range', confirm: false, level: 'tell' }]);
  });

  test('for an order larger than the book, total, fee and receipt are those of the part that fills', () => {
    const asks = [level('6.4', '100')];
    const rich = { available: { base: Decimal.of('500'), quote: Decimal.of('10000') }, asks };
    const byAmount = ticket([market, typed('amount', '500')], rich);
    const bySpend = ticket(
      [market, { type: 'unitChosen', unit: 'quote' }, typed('total', '9000')],
      rich,
    );
    for (const summary of [byAmount, bySpend]) {
      expect(summary.size.value?.toString()).toBe('640');
      expect(summary.receive?.amount.plus(summary.fee?.amount ?? Decimal.zero).toString()).toBe(
        '100',
      );
    }
    expect(bySpend.order).toMatchObject({ quoteAmount: '9000' });
    const sale = ticket([sell, market, typed('amount', '500')], {
      ...rich,
      bids: [level('6.3', '100')],
    });
    expect(sale.size.value?.toString()).toBe('630');
    expect(sale.warnings).toContainEqual(
      expect.objectContaining({ code: 'thin', total: Decimal.of('630') }),
    );
  });

  test('the amount to spend is weighed against the balance, also where the book fills less of it', () => {
    const poor = {
      asks: [level('6.4', '1')],
      available: { base: undefined, quote: Decimal.of('20') },
    };
    const actions = [market, { type: 'unitChosen', unit: 'quote' } as const, typed('total', '21')];
    expect(codes(ticket(actions, poor).reasons)).toEqual(['notEnough total']);
  });

  test.each([
    ['6.44', undefined],
    ['6.4503', 'tell'],
    ['6.54', 'tell'],
    ['6.55', 'warn'],
    ['6.7391', 'warn'],
    ['6.7392', 'confirm'],
    ['7.0600', 'confirm'],
    ['7.0601', 'type'],
  ])('one whose worst price is %s: %s', (price, expected) => {
    const asks = [level('6.4184', '1'), level(price, '1000')];
    const [warning] = ticket([market, typed('amount', '100')], { asks }).warnings;
    expect(warning?.code === 'range' ? warning.level : undefined).toBe(expected);
    expect(warning?.confirm ?? false).toBe(expected !== undefined && expected !== 'tell');
  });

  test('one in a market without trades is confirmed by the prices that are shown', () => {
    const { warnings } = ticket([market, typed('amount', '100')], { last: undefined });
    expect(warnings[0]).toMatchObject({ code: 'range', percent: undefined, level: 'confirm' });
  });

  test('one that the known book cannot fill needs a confirmation of the amount that fills', () => {
    const { warnings } = ticket([market, typed('amount', '1700')], {
      available: { base: undefined, quote: undefined },
    });
    const thin = warnings.find((warning) => warning.code === 'thin');
    expect(thin).toMatchObject({ confirm: true });
    expect(thin?.fillable.toString()).toBe('1649.48');
  });

  test('an unknown book gives no estimate, neither value nor depth', () => {
    const summary = ticket([market, typed('amount', '10')], { asks: [], bookIsLive: false });
    expect(summary.warnings).toEqual([{ code: 'stale', confirm: true }]);
    expect(summary.size.value).toBeUndefined();
    expect(summary.order).toMatchObject({ amount: '10' });
  });

  test('while the first prices are on their way, it waits for them and claims nothing', () => {
    const { reasons, warnings, order } = ticket([market, typed('amount', '10')], {
      asks: [],
      bookIsLive: false,
      bookIsConnecting: true,
    });
    expect(reasons).toEqual([{ code: 'loading' }]);
    expect(warnings).toEqual([]);
    expect(order).toBeUndefined();
  });

  test('one at prices that are not live needs a confirmation', () => {
    const { warnings } = ticket([market, typed('amount', '10')], { bookIsLive: false });
    expect(warnings[0]).toEqual({ code: 'stale', confirm: true });
  });
});

describe('limit and stop orders that look like a slip', () => {
  test('a buy far above the last price, or a sale far below it, needs a confirmation', () => {
    const buy = (price: string) => ticket([typed('price', price), typed('amount', '10')]).warnings;
    expect(buy('6.7392')).toMatchObject([{ code: 'farPrice', confirm: true }]);
    expect(buy('6.73')).toEqual([]);
    expect(buy('1')).toEqual([]);
    const sale = ticket([sell, typed('price', '0.6418'), typed('amount', '100')]).warnings;
    expect(sale).toMatchObject([{ code: 'farPrice', confirm: true }]);
  });

  test('a stop order has both prices, and says when its trigger is already reached', () => {
    const stop = (trigger: string) =>
      ticket([
        { type: 'typeChosen', orderType: 'StopLimit' },
        typed('stopPrice', trigger),
        typed('price', '6.4650'),
        typed('amount', '500'),
      ]);
    expect(stop('6.4600').order).toMatchObject({
      type: 'StopLimit',
      stopPrice: '6.46',
      price: '6.465',
      amount: '500',
    });
    // The limit is beyond the trigger: once triggered it takes.
    expect(stop('6.4600').fee?.role).toBe('taker');
    expect(stop('6.4700').fee?.role).toBe('maker');
    expect(stop('6.4600').warnings).toEqual([]);
    expect(stop('6.4').warnings).toEqual([{ code: 'triggersAtOnce', confirm: false }]);
  });

  test.each([
    ['Buy', '6.45', '6.00', true],
    ['Buy', '6.45', '6.45', false],
    ['Buy', '6.45', '6.50', false],
    ['Sell', '6.00', '6.45', true],
    ['Sell', '6.00', '5.95', false],
  ] as const)(
    'S54 a stop to %s at trigger %s with limit %s needs a confirmation, as limit and trigger may be mixed up: %s',
    (side, trigger, limit, isAsked) => {
      const { warnings } = ticket([
        { type: 'sideChosen', side },
        { type: 'typeChosen', orderType: 'StopLimit' },
        typed('stopPrice', trigger),
        typed('price', limit),
        typed('amount', '10'),
      ]);
      expect(warnings).toEqual(isAsked ? [{ code: 'limitBeyondTrigger', confirm: true }] : []);
    },
  );
});
