import { describe, expect, test } from 'vitest';
import { amountInputMessages } from '@agio/ui/amount-input';
import { messagesIn } from '@agio/ui/language';
import { messages } from './messages.ts';
import type { TicketContext } from './model/ticket-context.ts';
import { trader } from './model/testing/ticket-fixture.ts';
import { xcbCtn } from '../testing/xcb-ctn.ts';
import { summarise } from './model/ticket-summary.ts';
import { fieldError, submitLabel, type FormatContext } from './ticket-labels.ts';
import { newTicket, type TicketAction, ticketReducer } from './model/ticket.ts';

const typed = (field: 'price' | 'amount' | 'total' | 'stopPrice', text: string) =>
  ({ type: 'typed', field, text }) as const;

/** Returns the texts of the button and of the first faulty field of a ticket. */
function speak(actions: TicketAction[], context: Partial<TicketContext> = {}) {
  const locale = context.locale ?? 'en';
  const t = messagesIn(messages, { locale });
  const faults = messagesIn(amountInputMessages, { locale });
  const format: FormatContext = { t, faults, locale, instrument: xcbCtn };
  const state = actions.reduce(ticketReducer, newTicket('XCB-CTN'));
  const { reasons } = summarise(state, { ...trader, ...context });
  const [first] = reasons;
  return {
    button: first && submitLabel(first, t, locale),
    field: first && 'field' in first ? fieldError(first, format) : undefined,
  };
}

describe('the button says why', () => {
  test.each<[string, TicketAction[], Partial<TicketContext>]>([
    ['Sign in to trade', [], { account: 'guest' }],
    ['Loading…', [], { instrument: undefined }],
    ['Trading is not available', [], { account: 'notActive' }],
    ['Market is halted', [], { instrument: { ...xcbCtn, status: 'Halted' } }],
    ['Market is paused', [], { instrument: { ...xcbCtn, status: 'Paused' } }],
    ['Market is not open', [], { instrument: { ...xcbCtn, status: 'Unknown' } }],
    ['Enter a price', [typed('amount', '1')], {}],
    ['Enter an amount', [typed('price', '6')], {}],
    ['Enter an amount', [typed('price', '6'), typed('total', '')], {}],
    ['Check the amount', [typed('price', '6'), typed('amount', 'x')], {}],
    ['Check the price', [typed('price', '6,5'), typed('amount', '5')], {}],
    ['Choose a valid price', [typed('price', '6.00001'), typed('amount', '5')], {}],
    ['Choose a valid amount', [typed('price', '6'), typed('amount', '5.001')], {}],
    ['At least 1 XCB', [typed('price', '60'), typed('amount', '0.5')], {}],
    ['At least 10 CTN', [typed('price', '6'), typed('amount', '1')], {}],
    ['At most 100,000 XCB', [typed('price', '0.01'), typed('amount', '100000.01')], {}],
    ['Not enough CTN', [typed('price', '6'), typed('amount', '5000')], {}],
    [
      'No orders to match',
      [{ type: 'typeChosen', orderType: 'Market' }, typed('amount', '5')],
      { asks: [] },
    ],
  ])('%s', (words, actions, context) => {
    expect(speak(actions, context).button).toBe(words);
  });
});

describe('the field says what would be right', () => {
  test.each<[string, TicketAction[], Partial<TicketContext>]>([
    ['Enter a number.', [typed('price', '6'), typed('amount', 'x')], {}],
    [
      'Use “.” for decimals and “,” for thousands, or no separator.',
      [typed('price', '6'), typed('amount', '0,5')],
      {},
    ],
    [
      'Use “,” for decimals and “space” for thousands, or no separator.',
      [typed('price', '6'), typed('amount', '0.5')],
      { locale: 'fr' },
    ],
    ['Enter a number in XCB.', [typed('price', '6'), typed('amount', '5 BTC')], {}],
    ['The number cannot be negative.', [typed('price', '-6'), typed('amount', '5')], {}],
    ['At most 6 decimal places.', [typed('price', '6'), typed('total', '1.1234567')], {}],
    [
      'The price must be a multiple of 0.0001.',
      [typed('price', '6.00001'), typed('amount', '5')],
      {},
    ],
    ['The amount must be a multiple of 0.01.', [typed('price', '6'), typed('amount', '5.001')], {}],
    ['The minimum order value is 10 CTN.', [typed('price', '6'), typed('amount', '1')], {}],
    [
      'This order needs 16,037.5 CTN, 3,196.88 CTN more than you have.',
      [typed('price', '6.4150'), typed('amount', '2500')],
      {},
    ],
    [
      'For post only, the price must be below 6.4184.',
      [{ type: 'postOnlyChosen', postOnly: true }, typed('price', '6.5'), typed('amount', '5')],
      {},
    ],
  ])('%s', (words, actions, context) => {
    expect(speak(actions, context).field).toBe(words);
  });
});
