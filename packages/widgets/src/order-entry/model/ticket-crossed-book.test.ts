import { Decimal } from '@agio/money';
import { describe, expect, test } from 'vitest';
import { codes, market, sell, ticket, typed } from './testing/ticket-fixture.ts';
import type { TicketAction } from './ticket.ts';

/** The best bid stands above the best ask. */
const crossed = {
  bestBid: Decimal.of('6.5000'),
  bestAsk: Decimal.of('6.4000'),
  bookIsLive: false,
  bookIsCrossed: true,
};
const limit = (price: string): TicketAction[] => [typed('price', price), typed('amount', '10')];
const postOnly = { type: 'postOnlyChosen', postOnly: true } as const;
const stopLimit = { type: 'typeChosen', orderType: 'StopLimit' } as const;

describe('R10 nothing is traded against a crossed book', () => {
  test.each<[string, TicketAction[]]>([
    ['a market buy', [market, typed('amount', '10')]],
    ['a market sell', [sell, market, typed('amount', '10')]],
    ['a limit buy at the best ask', limit('6.4000')],
    ['a limit buy above it', limit('6.4500')],
    ['a limit sell at the best bid', [sell, ...limit('6.5000')]],
    [
      'a limit buy that must fill at once',
      [...limit('6.4500'), { type: 'timeInForceChosen', timeInForce: 'IOC' }],
    ],
  ])('%s waits, and what was typed stays', (_, actions) => {
    const { reasons, order, size } = ticket(actions, crossed);
    expect(codes(reasons)).toEqual(['bookCrossed']);
    expect(order).toBeUndefined();
    expect(size.amount.value?.toString()).toBe('10');
  });

  test.each<[string, TicketAction[]]>([
    ['a limit buy below the best ask', limit('6.3999')],
    ['a limit sell above the best bid', [sell, ...limit('6.5001')]],
    ['what only rests', [...limit('6.4500'), postOnly]],
    ['what waits for its trigger', [stopLimit, typed('stopPrice', '6.6'), ...limit('6.6')]],
  ])('%s may pass', (_, actions) => {
    const { reasons, order } = ticket(actions, crossed);
    expect(codes(reasons)).toEqual([]);
    expect(order).toBeDefined();
  });
});
