import { expect, test } from 'vitest';
import { xcbCtn } from '../../testing/xcb-ctn.ts';
import { estimateOf, levelOf, type OrderToConfirm } from './order-to-confirm.ts';
import { level, market, sell, trader, typed } from './testing/ticket-fixture.ts';
import type { TicketContext } from './ticket-context.ts';
import { summarise } from './ticket-summary.ts';
import { newTicket, type TicketAction, ticketReducer } from './ticket.ts';

function ask(actions: TicketAction[], context: Partial<TicketContext> = {}): OrderToConfirm {
  const state = [market, ...actions].reduce(ticketReducer, newTicket('XCB-CTN'));
  const { last, ...world } = { ...trader, ...context };
  return { state, summary: summarise(state, { last, ...world }), instrument: xcbCtn, last };
}

const asks = [level('6.4184', '1'), level('7', '10')];

test('the warning has average, worst price, slippage and what the book cannot give', () => {
  const question = ask([typed('amount', '20')], { asks });
  expect(estimateOf(question)).toMatchObject({
    side: 'Buy',
    amount: '20',
    spend: undefined,
    lastPrice: '6.4182',
    // (1 × 6.4184 + 10 × 7) / 11
    expectedPrice: '6.947127272727',
    worstPrice: '7',
    impactPercent: '8.2411',
    unfilled: '9',
  });
  expect(levelOf(question)).toBe('confirm');
});

test('a buy that says what to spend shows that, and what of it finds nothing', () => {
  const quote = { type: 'unitChosen', unit: 'quote' } as const;
  const { spend, amount, unfilled } = estimateOf(ask([quote, typed('total', '100')], { asks }));
  expect([spend, amount, unfilled]).toEqual(['100', '11', '23.5816']);
});

test('a sale into a thin book needs a confirmation of its worst price', () => {
  const bids = [level('6.41', '1'), level('5.7', '100')];
  expect(levelOf(ask([sell, typed('amount', '50')], { bids }))).toBe('type');
});

test('no fill is promised while prices are not live', () => {
  const question = ask([typed('amount', '5')], { bookIsLive: false, asks: [], last: undefined });
  expect(estimateOf(question)).toMatchObject({
    amount: '5',
    lastPrice: null,
    expectedPrice: null,
    worstPrice: null,
    impactPercent: null,
    unfilled: undefined,
  });
  expect(levelOf(question)).toBe('warn');
});

test('a limit price that looks like a slip needs a confirmation of its distance from the last price', () => {
  const question = ask([
    { type: 'typeChosen', orderType: 'Limit' },
    typed('price', '9.6'),
    typed('amount', '5'),
  ]);
  expect(question.summary.warnings).toMatchObject([{ code: 'farPrice', confirm: true }]);
  expect(estimateOf(question)).toMatchObject({
    side: 'Buy',
    amount: '5',
    lastPrice: '6.4182',
    limitPrice: '9.6',
    expectedPrice: null,
    worstPrice: null,
    impactPercent: '49.5747',
    unfilled: undefined,
  });
  expect(levelOf(question)).toBe('warn');
});
