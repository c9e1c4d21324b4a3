// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hideBalances, settingIn, WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { TestHost } from '../testing/test-host.tsx';
import { xcbCtn } from '../testing/xcb-ctn.ts';
import { trader } from './model/testing/ticket-fixture.ts';
import { summarise } from './model/ticket-summary.ts';
import { newTicket } from './model/ticket.ts';
import { TicketPanel } from './ticket-panel.tsx';

afterEach(cleanup);

const state = newTicket('XCB-CTN');
const panel = (isPlacing: boolean, storage = memoryStorage()) => (
  <TestHost>
    <WidgetsProvider storage={storage}>
      <TicketPanel
        state={state}
        dispatch={() => undefined}
        summary={summarise(state, trader)}
        context={trader}
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
