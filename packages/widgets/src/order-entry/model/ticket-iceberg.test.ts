import { type Order, orderTypes } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { sampleOrders } from '../../orders/testing/sample-orders.ts';
import { readEdit } from './amended-order.ts';
import { codes, ticket as ticketIn, trader } from './testing/ticket-fixture.ts';
import { ticketAgain } from './ticket-again.ts';
import type { PriceField } from './order-types.ts';
import type { TicketAction } from './ticket.ts';

const [sample] = sampleOrders;
const instrument = { ...trader.instrument!, orderTypes: [...orderTypes], minDisplayRatio: '0.05' };
const ticket = (actions: TicketAction[]) => ticketIn(actions, { instrument });
const type = (field: PriceField | 'amount', text: string): TicketAction => ({
  type: 'typed',
  field,
  text,
});
const iceberg: TicketAction = { type: 'typeChosen', orderType: 'Iceberg' };
const priced = [iceberg, type('price', '6'), type('amount', '100')];

describe('a limit order that is shown in parts', () => {
  test('sends its shown part, with its time in force and post only', () => {
    const chosen: TicketAction = { type: 'postOnlyChosen', postOnly: true };
    const { order } = ticket([...priced, chosen, type('displayAmount', '10')]);
    expect(order).toEqual({
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      price: '6',
      amount: '100',
      displayAmount: '10',
      timeInForce: 'GTC',
      postOnly: true,
    });
  });

  test('waits, whatever time in force was chosen for another type', () => {
    const chosen: TicketAction = { type: 'timeInForceChosen', timeInForce: 'IOC' };
    expect(ticket([chosen, ...priced, type('displayAmount', '10')]).order?.timeInForce).toBe('GTC');
  });

  test.each([
    ['', ['empty displayAmount']],
    ['0', ['zero displayAmount']],
    ['4.99', ['belowMinimum displayAmount']],
    ['5', []],
    ['5.001', ['offStep displayAmount']],
    ['99.99', []],
    ['100', ['aboveMaximum displayAmount']],
  ])('a part of %j has the reasons %j', (text, reasons) => {
    expect(codes(ticket([...priced, type('displayAmount', text)]).reasons)).toEqual(reasons);
  });

  test('is not offered in a market that takes none', () => {
    const { minDisplayRatio: _, ...plain } = instrument;
    const read = ticketIn([...priced, type('displayAmount', '10')], { instrument: plain });
    expect(codes(read.reasons)).toContain('typeNotOffered');
  });

  const placed: Order = {
    ...sample!,
    type: 'Limit',
    market: 'XCB-CTN',
    price: '6',
    amount: '100',
    displayAmount: '10',
    shownAmount: '4',
    filledAmount: '26',
    status: 'PartiallyFilled',
  };

  test('is placed again with the rest of it and the same part', () => {
    expect(ticketAgain(placed)).toMatchObject({
      type: 'Iceberg',
      amount: { value: '74' },
      displayAmount: { value: '10' },
    });
  });

  test('an edit that leaves nothing to hide makes it a limit order; one that would show too little of it is refused', () => {
    const context = { ...trader, instrument };
    const edit = (amount: string) => readEdit(placed, { price: '6', amount }, context);
    expect(edit('36').change).toEqual({ price: '6', amount: '36' });
    expect(edit('36').state.type).toBe('Limit');
    expect(edit('226').state.type).toBe('Iceberg');
    expect(edit('226').reasons.map(({ code }) => code)).not.toContain('aboveMaximum');
    expect(edit('226.01').reasons).toMatchObject([{ code: 'aboveMaximum', field: 'amount' }]);
  });
});
