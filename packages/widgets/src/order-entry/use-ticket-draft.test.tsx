// @vitest-environment jsdom
import {
  createExchangeClient,
  createGuestSession,
  type EndReason,
  type SessionState,
} from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settingIn, WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { draftOf, ticketDraft } from './ticket-draft.ts';
import { newTicket, ticketReducer } from './model/ticket.ts';
import { useTicketDraft } from './use-ticket.ts';

let storage = memoryStorage();
const drafts = () => settingIn(ticketDraft, storage);
beforeEach(() => {
  storage = memoryStorage();
});
afterEach(cleanup);

const ticketOf = (market: string) =>
  ticketReducer(newTicket(market, 'Sell'), { type: 'typed', field: 'price', text: '6,30' });
const typed = ticketOf('XCB-CTN');

/** A desk of one market, in a session that the test plays. */
function desk(ticket = typed) {
  let state: SessionState = { status: 'usable', user: { sub: 'ada' }, generation: 1 };
  const listeners = new Set<() => void>();
  const endings = new Set<(reason: EndReason) => void>();
  const client = createExchangeClient({
    baseUrl: 'http://exchange.test',
    session: {
      ...createGuestSession(),
      getSnapshot: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      onEnding: (phase, callback) => {
        if (phase === 'hub') endings.add(callback);
        return () => endings.delete(callback);
      },
    },
    fetch: () => Promise.reject(new TypeError('There is no exchange.')),
    connectHub: () => {
      throw new Error('There is no hub.');
    },
  });
  const { unmount } = renderHook(() => useTicketDraft(ticket), {
    wrapper: ({ children }) => (
      <ExchangeProvider client={client}>
        <WidgetsProvider storage={storage}>{children}</WidgetsProvider>
      </ExchangeProvider>
    ),
  });
  return {
    leave: unmount,
    become: (next: Partial<SessionState>) =>
      act(() => {
        state = { ...state, ...next };
        for (const listener of listeners) listener();
      }),
    end: (reason: EndReason) =>
      act(() => {
        for (const callback of endings) callback(reason);
      }),
  };
}

test.each(['refused', 'elsewhere'] as const)(
  'F15 a session that ends unasked (%s) leaves what was typed for the next sign-in',
  (reason) => {
    const { end, leave } = desk();
    end(reason);
    leave();
    expect(draftOf(drafts(), 'XCB-CTN')).toEqual(typed);
  },
);

test.each(['signedOut', 'replaced'] as const)(
  'F15 after a sign-out, or for another user, nothing is left (%s)',
  (reason) => {
    const { end, leave } = desk();
    end(reason);
    leave();
    expect(drafts().get()).toBeNull();
  },
);

test.each<Partial<SessionState>>([{ status: 'redirecting' }, { signingInAgain: true }])(
  'F15 S21 whoever leaves to sign in, by whatever button, finds the ticket again (%o)',
  (leaving) => {
    const { become, leave } = desk();
    become(leaving);
    leave();
    expect(draftOf(drafts(), 'XCB-CTN')).toEqual(typed);
  },
);

test('F15 a look at another market in between does not take the draft, one at its own does', () => {
  const { end, leave } = desk();
  end('refused');
  leave();
  desk(newTicket('BTC-USDC')).leave();
  expect(draftOf(drafts(), 'XCB-CTN')).toEqual(typed);
  desk(newTicket('XCB-CTN')).leave();
  expect(drafts().get()).toBeNull();
});
