import type { Order } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { midPrice } from './ticket-fields.ts';
import { ticketAgain } from './ticket-again.ts';
import {
  entryText,
  newTicket,
  type TicketAction,
  ticketReducer,
  ticketSchema,
  type TicketState,
} from './ticket.ts';

const after = (...actions: TicketAction[]): TicketState =>
  actions.reduce(ticketReducer, newTicket('XCB-CTN'));
const typed = (field: 'price' | 'amount' | 'total' | 'stopPrice', text: string) =>
  ({ type: 'typed', field, text }) as const;
const picked = (field: 'price' | 'amount', value: string) =>
  ({ type: 'picked', field, value }) as const;

describe('the price field and the live price', () => {
  test('an untouched ticket follows the live price', () => {
    const state = after({ type: 'livePrice', price: '6.41' }, { type: 'livePrice', price: '6.42' });
    expect(entryText(state.price, 'en')).toBe('6.42');
  });

  test('a price that was typed is never overwritten by a live one', () => {
    const state = after(typed('price', '6.3'), { type: 'livePrice', price: '6.42' });
    expect(entryText(state.price, 'en')).toBe('6.3');
  });

  test('a typed amount freezes the price it was thought for', () => {
    const state = after({ type: 'livePrice', price: '6.41' }, typed('amount', '10'), {
      type: 'livePrice',
      price: '9.99',
    });
    expect(entryText(state.price, 'en')).toBe('6.41');
  });

  test('nothing changes under the caret: the field follows again when it is left untouched', () => {
    const editing = after(
      { type: 'livePrice', price: '6.41' },
      { type: 'priceFocusChanged', focused: true },
      { type: 'livePrice', price: '6.42' },
    );
    expect(entryText(editing.price, 'en')).toBe('6.41');
    const left = [
      { type: 'priceFocusChanged', focused: false } as const,
      { type: 'livePrice', price: '6.43' } as const,
    ].reduce(ticketReducer, editing);
    expect(entryText(left.price, 'en')).toBe('6.43');
  });

  test('a price field that was emptied stays empty', () => {
    const state = after(typed('price', ''), { type: 'livePrice', price: '6.42' });
    expect(entryText(state.price, 'en')).toBe('');
  });

  test('the same live price twice changes nothing, so nothing is drawn again', () => {
    const state = after({ type: 'livePrice', price: '6.41' });
    expect(ticketReducer(state, { type: 'livePrice', price: '6.41' })).toBe(state);
  });
});

describe('a price that follows the best one', () => {
  const follow = { type: 'followChosen', follows: true } as const;
  const best = (price: string) => ({ type: 'bestPrice', price }) as const;
  const priceOf = (state: TicketState) => entryText(state.price, 'en');

  test('nothing follows before the choice', () => {
    expect(priceOf(after(best('6.41')))).toBe('');
  });

  test('it follows the best price, and the last price no more', () => {
    const state = after(follow, best('6.41'), { type: 'livePrice', price: '6.5' }, best('6.42'));
    expect([priceOf(state), state.follows]).toEqual(['6.42', true]);
  });

  test.each<[string, TicketAction]>([
    ['typing a price', typed('price', '6.3')],
    ['a price of the book', picked('price', '6.3')],
    ['switching it off', { type: 'followChosen', follows: false }],
    ['another type of order', { type: 'typeChosen', orderType: 'StopLimit' }],
  ])('%s ends it', (_, action) => {
    const state = after(follow, best('6.41'), action);
    expect(state.follows).toBe(false);
    expect(priceOf(ticketReducer(state, best('6.9')))).toBe(priceOf(state));
  });

  test('an amount, a side and a placed order do not end it', () => {
    const state = after(
      follow,
      best('6.41'),
      typed('amount', '10'),
      { type: 'sideChosen', side: 'Sell' },
      { type: 'placed' },
      best('6.43'),
    );
    expect([priceOf(state), state.follows]).toEqual(['6.43', true]);
  });

  test('nothing changes under the caret', () => {
    const state = after(
      follow,
      best('6.41'),
      { type: 'priceFocusChanged', focused: true },
      best('6.9'),
    );
    expect([priceOf(state), state.follows]).toEqual(['6.41', true]);
  });

  test('a draft of before, which knew nothing of it, is read', () => {
    const { follows: _, ...before } = newTicket('XCB-CTN');
    expect(v.parse(ticketSchema, before).follows).toBe(false);
  });
});

describe('the price half way between the best ones', () => {
  const mid = (bid: string, ask: string, side: 'Buy' | 'Sell') =>
    midPrice(Decimal.of(bid), Decimal.of(ask), side, Decimal.of('0.0001'))?.toString();

  test.each([
    ['6.4180', '6.4184', 'Buy', '6.4182'],
    ['6.4180', '6.4183', 'Buy', '6.4181'],
    ['6.4180', '6.4183', 'Sell', '6.4182'],
    ['6.4180', '6.4181', 'Buy', '6.418'],
    ['6.4180', '6.4181', 'Sell', '6.4181'],
    ['6.4185', '6.4181', 'Buy', undefined],
  ] as const)('%s and %s: a %s at %s', (bid, ask, side, expected) => {
    expect(mid(bid, ask, side)).toBe(expected);
  });
});

describe('one ticket per market', () => {
  test('another market begins with empty fields and keeps the side', () => {
    const state = after(
      { type: 'sideChosen', side: 'Sell' },
      typed('price', '6.3'),
      typed('amount', '5'),
      {
        type: 'marketChosen',
        market: 'BTC-USDC',
      },
    );
    expect(state).toEqual(newTicket('BTC-USDC', 'Sell'));
  });

  test('choosing the same market again loses nothing', () => {
    const state = after(typed('amount', '5'));
    expect(ticketReducer(state, { type: 'marketChosen', market: 'XCB-CTN' })).toBe(state);
  });
});

describe('an order to place again', () => {
  const order: Order = {
    id: 'o1',
    clientOrderId: null,
    market: 'XCB-CTN',
    side: 'Sell',
    type: 'StopLimit',
    timeInForce: 'GTC',
    postOnly: false,
    status: 'Cancelled',
    cancelReason: 'CancelledByTrader',
    price: '6.1',
    stopPrice: '6.2',
    amount: '500',
    quoteAmount: null,
    filledAmount: '0',
    filledQuote: '0',
    averagePrice: null,
    fee: '0',
    feeAsset: 'CTN',
    createdAt: '2026-11-20T11:00:00.000Z',
    trailAmount: null,
    trailPercent: null,
    familyId: null,
    exits: null,
    parentOrderId: null,
    schedule: null,
    scale: null,
    displayAmount: null,
    shownAmount: null,
    expiresAt: null,
    triggeredAt: null,
    updatedAt: '2026-11-20T11:00:00.000Z',
  };

  test('takes the place of what was typed, with its terms', () => {
    const ticket = ticketAgain(order)!;
    const state = after(typed('amount', '7'), { type: 'again', ticket });
    expect(state).toMatchObject({ side: 'Sell', type: 'StopLimit', touched: true });
    expect(
      [state.price, state.stopPrice, state.amount].map((each) => entryText(each, 'en')),
    ).toEqual(['6.1', '6.2', '500']);
  });

  test('is what was left of it: no trigger is waited for twice, and nothing left is no order', () => {
    const partly = ticketAgain({ ...order, filledAmount: '120' })!;
    expect(partly.type).toBe('Limit');
    expect(entryText(partly.amount, 'en')).toBe('380');
    expect(ticketAgain({ ...order, filledAmount: '500' })).toBeUndefined();
  });

  test('from another market leaves the ticket as it is', () => {
    const state = after(typed('amount', '7'));
    const ticket = ticketAgain({ ...order, market: 'BTC-USDC' })!;
    expect(ticketReducer(state, { type: 'again', ticket })).toBe(state);
  });
});

describe('typed text stays', () => {
  test.each(['abc', '0,5', '1,234.56', ' 12 ', '1e3'])('%j is kept as it is', (text) => {
    expect(entryText(after(typed('amount', text)).amount, 'en')).toBe(text);
  });

  test('the field that was given decides: a typed total forgets the amount, and the other way round', () => {
    const total = after(typed('amount', '5'), typed('total', '100'));
    expect(total).toMatchObject({ basis: 'total', amount: { text: '' }, total: { text: '100' } });
    const amount = ticketReducer(total, typed('amount', '7'));
    expect(amount).toMatchObject({ basis: 'amount', amount: { text: '7' }, total: { text: '' } });
  });

  test('side, time in force and post only leave the figures alone', () => {
    const before = after(typed('price', '6.3'), typed('amount', '5'));
    const state = [
      { type: 'sideChosen', side: 'Sell' } as const,
      { type: 'timeInForceChosen', timeInForce: 'IOC' } as const,
      { type: 'postOnlyChosen', postOnly: true } as const,
    ].reduce<TicketState>(ticketReducer, before);
    expect(state).toMatchObject({ price: before.price, amount: before.amount, side: 'Sell' });
  });
});

describe('picking from the book', () => {
  test('a price, an amount and a cumulative amount fill the field they are for, and only that', () => {
    const state = after(picked('price', '6.4169'), picked('amount', '3121.51'));
    expect(entryText(state.price, 'en')).toBe('6.4169');
    expect(entryText(state.amount, 'en')).toBe('3121.51');
    expect(state.basis).toBe('amount');
  });

  test('a picked price keeps every digit and is written with the separator of the language', () => {
    const state = after(picked('price', '6.41690000'));
    expect(entryText(state.price, 'de')).toBe('6,41690000');
    expect(state.price).toEqual({ kind: 'exact', value: '6.41690000' });
  });

  test('a price on a market order makes it a limit order; an amount does not', () => {
    const market = after({ type: 'typeChosen', orderType: 'Market' });
    expect(ticketReducer(market, picked('price', '6.4')).type).toBe('Limit');
    expect(ticketReducer(market, picked('amount', '6')).type).toBe('Market');
  });
});

describe('shares, units and what follows an order', () => {
  test.each([
    [-5, 0],
    [25.4, 25],
    [180, 100],
  ])('a share of %d %% is taken as %d %%', (given, kept) => {
    expect(after({ type: 'percentChosen', percent: given })).toMatchObject({
      percent: kept,
      basis: 'percent',
    });
  });

  test('an order that must fill at once cannot be post only', () => {
    const state = after(
      { type: 'postOnlyChosen', postOnly: true },
      { type: 'timeInForceChosen', timeInForce: 'FOK' },
    );
    expect(state.postOnly).toBe(false);
  });

  test('another unit takes over the size that stood there', () => {
    const state = after(typed('amount', '10'), {
      type: 'unitChosen',
      unit: 'quote',
      value: '64.18',
    });
    expect(state).toMatchObject({
      unit: 'quote',
      basis: 'total',
      total: { kind: 'exact', value: '64.18' },
    });
  });

  test('a share of the balance stays a share in another unit', () => {
    const state = after(
      { type: 'percentChosen', percent: 50 },
      { type: 'unitChosen', unit: 'quote', value: '1' },
    );
    expect(state).toMatchObject({ unit: 'quote', basis: 'percent', percent: 50 });
  });

  test('after an order the size is gone and the price stays', () => {
    const state = after(
      typed('price', '6.3'),
      { type: 'percentChosen', percent: 75 },
      { type: 'placed' },
    );
    expect(state).toMatchObject({
      price: { text: '6.3' },
      amount: { text: '' },
      percent: 0,
      basis: 'amount',
    });
  });

  test('a link fills side and amount at the market’s price, over a share and whatever was typed', () => {
    const state = after(
      typed('price', '6.3'),
      { type: 'percentChosen', percent: 75 },
      { type: 'filled', side: 'Sell', amount: '10' },
    );
    expect(state).toMatchObject({
      side: 'Sell',
      type: 'Market',
      basis: 'amount',
      unit: 'base',
      amount: { kind: 'exact', value: '10' },
    });
  });

  test('M8 a command with a price fills a limit order, and "all" takes everything that is available', () => {
    const state = after(
      { type: 'typeChosen', orderType: 'Market' },
      { type: 'filled', side: 'Sell', amount: null, price: '6.2' },
    );
    expect(state).toMatchObject({
      side: 'Sell',
      type: 'Limit',
      price: { kind: 'exact', value: '6.2' },
      basis: 'percent',
      percent: 100,
      touched: true,
    });
  });
});
