import { type Order, orderTypes } from '@agio/api-client/contract';
import { sampleOrders } from '../../orders/testing/sample-orders.ts';
import { describe, expect, test } from 'vitest';
import { codes, sell, ticket as ticketIn, trader } from './testing/ticket-fixture.ts';
import { ticketAgain } from './ticket-again.ts';
import type { PriceField } from './order-types.ts';
import type { TicketAction } from './ticket.ts';

const [placed] = sampleOrders;
const instrument = { ...trader.instrument!, orderTypes: [...orderTypes] };
const ticket = (actions: TicketAction[]) => ticketIn(actions, { instrument });
const type = (field: PriceField | 'amount' | 'total', text: string): TicketAction => ({
  type: 'typed',
  field,
  text,
});
const twap: TicketAction = { type: 'typeChosen', orderType: 'TWAP' };
const twapLimit: TicketAction = { type: 'typeChosen', orderType: 'TWAPLimit' };

describe('an order that trades in slices', () => {
  test('a purchase at market says what to spend, a sale its amount', () => {
    const buy = ticket([twap, type('total', '1200'), type('minutes', '30'), type('slices', '6')]);
    expect(buy.order).toEqual({
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'TWAP',
      quoteAmount: '1200',
      schedule: { duration: 1800, slices: 6 },
    });
    const sale = ticket([sell, twap, type('amount', '120')]);
    expect(sale.order).toMatchObject({ amount: '120', schedule: { duration: 3600, slices: 12 } });
    expect(sale.fee?.role).toBe('taker');
  });

  test('one with a limit sends its price, and no time in force or post only', () => {
    const chosen: TicketAction = { type: 'postOnlyChosen', postOnly: true };
    const { order } = ticket([chosen, twapLimit, type('price', '6.5'), type('amount', '120')]);
    expect(order).toMatchObject({ type: 'TWAPLimit', price: '6.5', amount: '120' });
    expect(order).not.toHaveProperty('postOnly');
    expect(order).not.toHaveProperty('timeInForce');
  });

  test.each([
    ['0.5', '2', ['schedule minutes']],
    ['10081', '2', ['schedule minutes']],
    ['1', '13', ['schedule slices']],
    ['1', '12', []],
    ['60', '1', ['schedule slices']],
    ['60', '501', ['schedule slices']],
    ['60', '2.5', ['unreadable slices']],
    ['60', '500', ['sliceTooSmall slices']],
  ])('%s minutes in %s slices have the reasons %j', (minutes, slices, reasons) => {
    const { reasons: given } = ticket([
      twapLimit,
      type('price', '6.5'),
      type('amount', '120'),
      type('minutes', minutes),
      type('slices', slices),
    ]);
    expect(codes(given)).toEqual(reasons);
  });

  test('placed again it has what is left, in the slices that are left at the same distance', () => {
    const ended: Order = {
      ...placed!,
      type: 'TWAPLimit',
      status: 'Cancelled',
      price: '6.4',
      amount: '120',
      filledAmount: '30',
      schedule: { duration: 3600, slices: 12, slicesDone: 3, nextSliceAt: null, pausedAt: null },
    };
    expect(ticketAgain(ended)).toMatchObject({
      type: 'TWAPLimit',
      amount: { value: '90' },
      minutes: { value: '45' },
      slices: { value: '9' },
    });
  });
});
