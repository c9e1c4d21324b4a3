import { orderTypes } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { describe, expect, test } from 'vitest';
import { outcomesOf } from './exit-outcomes.ts';
import { codes, sell, ticket as ticketIn, trader } from './testing/ticket-fixture.ts';
import { ticketOf } from './ticket-again.ts';
import type { PriceField } from './order-types.ts';
import { newTicket, type TicketAction, ticketReducer } from './ticket.ts';

const instrument = { ...trader.instrument!, orderTypes: [...orderTypes] };
const ticket = (actions: TicketAction[]) => ticketIn(actions, { instrument });
const type = (field: PriceField | 'amount', text: string): TicketAction => ({
  type: 'typed',
  field,
  text,
});
const bracket: TicketAction = { type: 'typeChosen', orderType: 'Bracket' };
const atMarket: TicketAction = { type: 'typeChosen', orderType: 'BracketMarket' };
const buy = [
  bracket,
  type('price', '6.4'),
  type('amount', '100'),
  type('takeProfitPrice', '7'),
  type('stopLossPrice', '6.1'),
];
const sale = [
  sell,
  bracket,
  type('price', '6.5'),
  type('amount', '100'),
  type('takeProfitPrice', '6'),
  type('stopLossPrice', '6.7'),
];

describe('an entry with exits', () => {
  test('a purchase sends both prices, and its stop takes the prices of the book', () => {
    expect(ticket(buy).order).toMatchObject({
      type: 'Limit',
      side: 'Buy',
      price: '6.4',
      amount: '100',
      exits: { takeProfitPrice: '7', stopLossPrice: '6.1' },
    });
    expect(ticket(buy).order).not.toHaveProperty('takeProfitPrice');
  });

  test('a sale needs the limit of its stop', () => {
    expect(codes(ticket(sale).reasons)).toEqual(['empty legPrice']);
    expect(ticket([...sale, type('legPrice', '6.8')]).order?.exits).toEqual({
      takeProfitPrice: '6',
      stopLossPrice: '6.7',
      stopLossLimit: '6.8',
    });
  });

  test('at market there is no limit, and the last price counts for it', () => {
    const given = [atMarket, type('amount', '100'), type('stopLossPrice', '6.1')];
    const { order } = ticket([...given, type('takeProfitPrice', '7')]);
    expect(order).toMatchObject({ type: 'Market', exits: { takeProfitPrice: '7' } });
    expect(order).not.toHaveProperty('price');
    expect(codes(ticket([...given, type('takeProfitPrice', '6.4182')]).reasons)).toEqual([
      'mustBeAbove takeProfitPrice',
    ]);
  });

  test('at market the profit is beyond the best price that is taken, too', () => {
    const given = [atMarket, type('amount', '100'), type('stopLossPrice', '6.1')];
    const context = { instrument, bestAsk: Decimal.of('6.5') };
    const near = ticketIn([...given, type('takeProfitPrice', '6.5')], context);
    expect(codes(near.reasons)).toEqual(['mustBeAbove takeProfitPrice']);
    const beyond = ticketIn([...given, type('takeProfitPrice', '6.5001')], context);
    expect(codes(beyond.reasons)).toEqual([]);
  });

  test('each exit is beyond the price of the entry, and the stop beyond the last price too', () => {
    const wrong = [...buy, type('takeProfitPrice', '6.4'), type('stopLossPrice', '6.4')];
    expect(codes(ticket(wrong).reasons)).toEqual([
      'mustBeAbove takeProfitPrice',
      'mustBeBelow stopLossPrice',
    ]);
    // It may be filled at the last price, which is below the stop.
    const crossing = [...buy, type('price', '6.9'), type('stopLossPrice', '6.5')];
    expect(codes(ticket(crossing).reasons)).toEqual(['mustBeBelow stopLossPrice']);
    const wrongSale = [...sale, type('legPrice', '6.8'), type('stopLossPrice', '6.5')];
    expect(codes(ticket(wrongSale).reasons)).toEqual(['mustBeAbove stopLossPrice']);
  });

  test('an exit below the smallest order value is a reason against the order', () => {
    const small = [...buy, type('amount', '1'), type('stopLossPrice', '0.5')];
    expect(codes(ticket(small).reasons)).toEqual(['belowNotional amount']);
  });

  test('an order that is placed once more has its exits again', () => {
    const sent = ticket(buy).order!;
    expect(ticketOf(sent)).toMatchObject({
      type: 'Bracket',
      takeProfitPrice: { kind: 'exact', value: '7' },
      stopLossPrice: { kind: 'exact', value: '6.1' },
    });
  });

  test('a price of the book turns an entry at market into one at that price', () => {
    const state = [atMarket, { type: 'picked', field: 'price', value: '6.3' } as const].reduce(
      ticketReducer,
      newTicket('XCB-CTN'),
    );
    expect(state.type).toBe('Bracket');
  });

  test('profit and loss are after the fees of entry and exit, and their ratio follows', () => {
    const summary = ticket(buy);
    const { profit, loss, ratio } = outcomesOf({ side: 'Buy' }, summary, trader);
    const fee = Number(summary.fee!.amount.toString());
    const received = 100 - fee;
    const { makerFee, takerFee } =
      trader.instrument!.feeTiers.find(({ tier }) => tier === trader.tier) ?? trader.instrument!;
    const won = received * 7 * (1 - Number(makerFee)) - 640;
    const lost = received * 6.1 * (1 - Number(takerFee)) - 640;
    expect(Number(profit!.amount.toString())).toBeCloseTo(won, 8);
    expect(Number(loss!.amount.toString())).toBeCloseTo(lost, 8);
    expect(Number(ratio!.toString())).toBeCloseTo(won / -lost, 1);
    expect(Number(profit!.percent.toString())).toBeCloseTo((won / 640) * 100, 1);
  });
});
