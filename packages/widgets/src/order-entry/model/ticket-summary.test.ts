import { Decimal } from '@agio/money';
import { describe, expect, test } from 'vitest';
import type { TicketContext } from './ticket-context.ts';
import { codes, market, sell, ticket, typed } from './testing/ticket-fixture.ts';
import { xcbCtn } from '../../testing/xcb-ctn.ts';
import type { Reason } from './ticket-reasons.ts';
import type { TicketAction } from './ticket.ts';

describe('a good limit order', () => {
  const summary = ticket([typed('price', '6.4150'), typed('amount', '500.41')]);

  test('has no reason against it and is sent as it was typed, digit for digit', () => {
    expect(summary.reasons).toEqual([]);
    expect(summary.order).toEqual({
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      price: '6.415',
      amount: '500.41',
      timeInForce: 'GTC',
      postOnly: false,
    });
  });

  test('shows total, fee rounded up, and what is received after the fee', () => {
    expect(summary.size.total.exact).toBe('3210.13015');
    expect(summary.fee).toMatchObject({ asset: 'XCB', role: 'maker' });
    expect(summary.fee?.amount.toString()).toBe('0.400328');
    expect(summary.receive?.amount.toString()).toBe('500.009672');
    expect(summary.percent).toBe(25);
  });

  test('a price that meets the book pays the fee of a taker', () => {
    expect(ticket([typed('price', '6.4184'), typed('amount', '10')]).fee?.role).toBe('taker');
    expect(ticket([typed('price', '6.4183'), typed('amount', '10')]).fee?.role).toBe('maker');
    expect(ticket([sell, typed('price', '6.4180'), typed('amount', '10')]).fee?.role).toBe('taker');
  });

  const never = (timeInForce: 'IOC' | 'FOK', price: string, amount: string) =>
    ticket([
      typed('price', price),
      typed('amount', amount),
      { type: 'timeInForceChosen', timeInForce },
    ]);

  test('an order that fills at once or not at all pays the fee of a taker, wherever its limit is (H4)', () => {
    for (const timeInForce of ['IOC', 'FOK'] as const) {
      expect(never(timeInForce, '6.4183', '10').fee?.role).toBe('taker');
      expect(never(timeInForce, '6.4184', '10').fee?.role).toBe('taker');
    }
  });

  test('such an order shows beforehand how much the book has at its limit, and how much would be cancelled (H4)', () => {
    const told = (...order: Parameters<typeof never>) =>
      never(...order).warnings.map((warning) =>
        'available' in warning ? `${warning.code} ${warning.available.toString()}` : warning.code,
      );
    expect(told('FOK', '6.4184', '66.68')).toEqual([]);
    expect(told('FOK', '6.4184', '66.69')).toEqual(['cancelled 66.68']);
    expect(told('IOC', '6.4186', '1000')).toEqual(['partly 779.97']);
    expect(told('IOC', '6.41', '10')).toEqual(['cancelled 0']);
    // Beyond the last level that is known there may be more.
    expect(told('IOC', '6.5', '10000')).toEqual([]);
  });

  test('an account pays the fee of its tier', () => {
    const feeTiers = [{ tier: 'Tier3' as const, makerFee: '0.0006', takerFee: '0.0009' }];
    const instrument = { ...xcbCtn, feeTiers };
    const filled = [typed('price', '6.4150'), typed('amount', '500')];
    const rateOf = (tier: string | undefined) => ticket(filled, { instrument, tier }).fee?.rate;
    expect(rateOf('Tier3')?.toString()).toBe('0.0006');
    expect(rateOf('Tier2')?.toString()).toBe('0.0008');
    expect(rateOf(undefined)?.toString()).toBe('0.0008');
  });

  test('a sale pays its fee in the quote asset', () => {
    const sale = ticket([sell, typed('price', '6.5'), typed('amount', '100')]);
    expect(sale.fee).toMatchObject({ asset: 'CTN' });
    expect(sale.receive?.amount.toString()).toBe('649.48');
  });
});

describe('the button speaks the first reason', () => {
  test.each<[string, TicketAction[], Partial<TicketContext>, string]>([
    ['a guest is asked to sign in', [], { account: 'guest' }, 'signIn'],
    ['nobody trades before the market is known', [], { instrument: undefined }, 'loading'],
    ['an account that is not active cannot trade', [], { account: 'notActive' }, 'notActive'],
    ['F02 without a network nothing is sent', [], { isOnline: false }, 'offline'],
    ['a halted market', [], { instrument: { ...xcbCtn, status: 'Halted' } }, 'marketNotOpen'],
    [
      'a market in a state this version does not know',
      [],
      { instrument: { ...xcbCtn, status: 'Unknown' } },
      'marketNotOpen',
    ],
    [
      'an order type that the market does not offer',
      [market],
      { instrument: { ...xcbCtn, orderTypes: ['Limit'] } },
      'typeNotOffered',
    ],
    ['no price', [typed('amount', '1')], {}, 'empty price'],
    ['no amount', [typed('price', '6.4')], {}, 'empty amount'],
    [
      'no trigger price',
      [{ type: 'typeChosen', orderType: 'StopLimit' }, typed('amount', '1')],
      {},
      'empty stopPrice',
    ],
    ['nothing', [typed('price', '6.4'), typed('amount', '0.00')], {}, 'zero amount'],
  ])('%s', (_name, actions, context, expected) => {
    expect(codes(ticket(actions, context).reasons)[0]).toBe(expected);
  });

  test('in a halted market the fields keep their text and still show their own mistakes', () => {
    const halted = ticket([typed('price', '6.41505'), typed('amount', '5')], {
      instrument: { ...xcbCtn, status: 'Halted' },
    });
    expect(codes(halted.reasons)).toEqual(['marketNotOpen', 'offTick price']);
    expect(halted.price.text).toBe('6.41505');
    expect(halted.order).toBeUndefined();
  });
});

describe('typed and pasted text', () => {
  test.each([
    ['en', 'ten', 'malformed'],
    ['en', '0,5', 'grouping'],
    ['en', '1.234,56', 'grouping'],
    ['de', '1,234.56', 'grouping'],
    ['en', '-5', 'negative'],
    ['en', '−5', 'negative'],
    ['en', '1e3', 'malformed'],
    ['en', '5.', 'incomplete'],
    ['en', '5 BTC', 'unit'],
  ])('M10–M19 in %s %j is refused (%s) and stays in the field', (locale, text, failure) => {
    const { size, reasons } = ticket([typed('price', '6'), typed('amount', text)], { locale });
    expect(size.amount.text).toBe(text);
    expect(reasons).toContainEqual(
      expect.objectContaining({ code: 'unreadable', field: 'amount', failure }),
    );
  });

  test.each([
    ['en', '1,234.56', '1234.56'],
    ['de', '1.234,56', '1234.56'],
    ['en', ' 12.50 XCB', '12.5'],
    ['fr', '1 234,56', '1234.56'],
  ])('M12–M16 in %s %j means %s', (locale, text, value) => {
    const { size } = ticket(
      [{ type: 'picked', field: 'price', value: '6' }, typed('amount', text)],
      { locale },
    );
    expect(size.amount.value?.toString()).toBe(value);
    expect(size.amount.text).toBe(text);
  });

  test('M14 a text that needed interpretation says how it was understood', () => {
    expect(ticket([typed('amount', '1.234')], { locale: 'de' }).size.amount.echo).toBe('1234');
  });

  test('M20 more digits than the asset has is an error that names the nearest amounts, not a rounding', () => {
    const { reasons, order } = ticket([typed('price', '6'), typed('amount', '12.345')]);
    expect(order).toBeUndefined();
    expect(reasons[0]).toMatchObject({ code: 'offStep', field: 'amount' });
    const { nearest } = reasons[0] as Extract<Reason, { code: 'offStep' }>;
    expect(nearest.map(String)).toEqual(['12.34', '12.35']);
  });

  test('M20 a total with more digits than the asset has is an error, not a rounding', () => {
    const { reasons } = ticket([typed('price', '6'), typed('total', '100.1234567')]);
    expect(reasons[0]).toMatchObject({ failure: 'too-precise', field: 'total', maxScale: 6 });
  });

  test('M22 a price off the tick is an error that names the two nearest', () => {
    const { reasons, price } = ticket([typed('price', '6.41505'), typed('amount', '5')]);
    expect(price.text).toBe('6.41505');
    const offTick = reasons[0] as Extract<Reason, { code: 'offTick' }>;
    expect(offTick.code).toBe('offTick');
    expect(offTick.nearest.map(String)).toEqual(['6.415', '6.4151']);
  });

  test('M22 below the first tick there is only one price to name', () => {
    const { reasons } = ticket([typed('price', '0.00001'), typed('amount', '5')]);
    expect((reasons[0] as Extract<Reason, { code: 'offTick' }>).nearest.map(String)).toEqual([
      '0.0001',
    ]);
  });
});

describe('limits', () => {
  const at = (text: string) =>
    codes(ticket([sell, typed('price', '6.4'), typed('amount', text)]).reasons);

  test('M32 the limit itself passes and one step beyond it fails', () => {
    expect(at('1.56')).toEqual(['belowNotional amount']);
    expect(at('1.57')).toEqual([]);
    expect(at('0.99')).toEqual(['belowMinimum amount']);
    expect(at('1862.40')).toEqual([]);
    expect(at('1862.41')).toEqual(['notEnough amount']);
  });

  test('M32 spending exactly the balance passes, one ulp more fails', () => {
    const spend = (quote: string) =>
      codes(
        ticket([typed('price', '6.4'), typed('amount', '100')], {
          available: { base: undefined, quote: Decimal.of(quote) },
        }).reasons,
      );
    expect(spend('640')).toEqual([]);
    expect(spend('639.999999')).toEqual(['notEnough amount']);
  });

  test('an order over the balance says how much is missing', () => {
    const { reasons } = ticket([typed('price', '6.4150'), typed('amount', '2500')]);
    const short = reasons[0] as Extract<Reason, { code: 'notEnough' }>;
    expect(short).toMatchObject({ code: 'notEnough', asset: 'CTN', field: 'amount' });
    expect(short.needed.toString()).toBe('16037.5');
    expect(short.missing.toString()).toBe('3196.88');
  });

  test('above the largest order', () => {
    const rich = { available: { base: Decimal.of('9999999'), quote: undefined } };
    const order = (text: string) =>
      codes(ticket([sell, typed('price', '6'), typed('amount', text)], rich).reasons);
    expect(order('100000')).toEqual([]);
    expect(order('100000.01')).toEqual(['aboveMaximum amount']);
  });

  test('an unknown balance does not stop an order: the exchange decides', () => {
    const unknown = { available: { base: undefined, quote: undefined } };
    expect(ticket([typed('price', '6'), typed('amount', '99999')], unknown).reasons).toEqual([]);
  });

  test('post only is refused where it would match, and only while the book is live', () => {
    const actions = [
      { type: 'postOnlyChosen', postOnly: true } as const,
      typed('price', '6.4184'),
      typed('amount', '9'),
    ];
    expect(codes(ticket(actions).reasons)).toEqual(['postOnlyWouldMatch price']);
    expect(ticket(actions, { bookIsLive: false }).reasons).toEqual([]);
  });
});

describe('amount and total follow each other', () => {
  test('a typed total stays as typed; the amount is the whole steps it buys', () => {
    const { size, order } = ticket([typed('price', '6.4150'), typed('total', '3,210.20')]);
    expect(size.total.text).toBe('3,210.20');
    expect(size.amount.text).toBe('500.42');
    expect(order).toMatchObject({ amount: '500.42' });
  });

  test('another price changes the one that was not typed', () => {
    const byTotal = ticket([typed('total', '100'), typed('price', '5')]);
    expect([byTotal.size.total.text, byTotal.size.amount.text]).toEqual(['100', '20']);
    const byAmount = ticket([typed('amount', '20'), typed('price', '6')]);
    expect([byAmount.size.total.text, byAmount.size.amount.text]).toEqual(['120', '20']);
  });

  test('a total that buys less than one step says what the smallest order is', () => {
    expect(codes(ticket([typed('price', '6.4'), typed('total', '0.01')]).reasons)).toEqual([
      'belowMinimum total',
    ]);
  });

  test('an amount over the balance is reported at the field that was typed', () => {
    expect(codes(ticket([typed('price', '6.4'), typed('total', '99999')]).reasons)).toEqual([
      'notEnough total',
    ]);
  });

  test('a total above the balance whose whole steps cost no more than the balance is fine', () => {
    const available = { base: undefined, quote: Decimal.of('20') };
    expect(ticket([typed('price', '5'), typed('total', '20.01')], { available }).reasons).toEqual(
      [],
    );
  });
});
