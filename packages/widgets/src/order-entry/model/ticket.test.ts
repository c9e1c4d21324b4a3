import { describe, expect, test } from 'vitest';
import {
  entryText,
  newTicket,
  type TicketAction,
  ticketReducer,
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

describe('what was typed stays', () => {
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
});
