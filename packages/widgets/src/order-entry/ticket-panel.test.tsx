// @vitest-environment jsdom
import { Decimal } from '@agio/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { settingIn } from '../host/index.ts';
import { WidgetsProvider } from '../provider/index.ts';
import { hideBalances } from '../preferences/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { TestHost } from '../testing/test-host.tsx';
import { xcbCtn } from '../testing/xcb-ctn.ts';
import type { PricesAge } from './model/prices-age.ts';
import { trader } from './model/testing/ticket-fixture.ts';
import { summarise } from './model/ticket-summary.ts';
import { newTicket, type TicketState } from './model/ticket.ts';
import { TicketPanel } from './ticket-panel.tsx';

afterEach(cleanup);

const state = newTicket('XCB-CTN');
const panel = (
  isPlacing: boolean,
  storage = memoryStorage(),
  shown: TicketState = state,
  prices: PricesAge = 'live',
) => (
  <TestHost>
    <WidgetsProvider storage={storage}>
      <TicketPanel
        state={shown}
        dispatch={() => undefined}
        summary={summarise(shown, trader)}
        context={{ ...trader, prices }}
        instrument={xcbCtn}
        locale="en"
        digitsOf={() => ({ maxDigits: 4, minDigits: 2 })}
        value={undefined}
        isPlacing={isPlacing}
        isChecking={false}
        onSubmit={() => undefined}
        onSignIn={() => undefined}
      />
    </WidgetsProvider>
  </TestHost>
);

test('Enter keeps the focus in Amount: while the order is on its way the field cannot be written, and is not disabled', () => {
  const storage = memoryStorage();
  const { rerender } = render(panel(false, storage));
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  amount.focus();
  rerender(panel(true, storage));
  expect([amount.disabled, amount.readOnly]).toEqual([false, true]);
  rerender(panel(false, storage));
  expect(document.activeElement).toBe(amount);
  expect(amount.readOnly).toBe(false);
});

test('hidden balances are hidden in the ticket, and a screen reader hears so', () => {
  const storage = memoryStorage();
  const { container } = render(panel(false, storage));
  const available = () => container.querySelector('[data-slot=ticket-available]')?.textContent;
  expect(available()).toContain('12,840.62');
  cleanup();
  settingIn(hideBalances, storage).set(true);
  const { container: hidden } = render(panel(false, storage));
  const text = hidden.querySelector('[data-slot=ticket-available]')?.textContent;
  expect(text).not.toMatch(/[0-9]/);
  expect(text).toMatch(/Hidden CTN$/);
});

test('M1 a market order says before it is sent what it comes to on average and how far that slips from the best price', () => {
  const market: TicketState = {
    ...state,
    type: 'Market',
    amount: { kind: 'typed', text: '1500' },
  };
  const summary = summarise(market, trader);
  const { container } = render(panel(false, memoryStorage(), market));
  const text = container.querySelector('[data-slot=ticket-summary]')?.textContent;
  const average = summary.estimate?.averagePrice?.roundToStep(Decimal.of('0.0001'), 'half-even');
  expect(average && trader.bestAsk && average.gt(trader.bestAsk)).toBe(true);
  expect(text).toContain(`Average0.01% slippage≈ ${average?.toString()} CTN`);
});

test.each([
  ['live', 'Buy XCB'],
  ['reconnecting', 'Buy XCB, reconnecting'],
  ['late', 'Buy XCB, prices delayed'],
  ['gone', 'Buy XCB, no live prices'],
] as const)('L3 with prices that are %s the button of the ticket says "%s"', (prices, name) => {
  const order: TicketState = {
    ...state,
    price: { kind: 'typed', text: '6.2' },
    amount: { kind: 'typed', text: '100' },
  };
  render(panel(false, memoryStorage(), order, prices));
  const button = screen.getByRole('button', { name });
  expect(button.hasAttribute('disabled')).toBe(false);
});
