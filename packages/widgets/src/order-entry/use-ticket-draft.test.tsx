// @vitest-environment jsdom
import {
  createExchangeClient,
  createGuestSession,
  type EndReason,
  type SessionState,
} from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settingIn } from '../host/index.ts';
import { WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { TestHost } from '../testing/test-host.tsx';
import { draftOf, ticketDrafts } from './ticket-draft.ts';
import { newTicket, ticketReducer } from './model/ticket.ts';
import { useTicket } from './use-ticket.ts';

let storage = memoryStorage();
const drafts = () => settingIn(ticketDrafts, storage);
beforeEach(() => {
  storage = memoryStorage();
});
afterEach(cleanup);

const ticketOf = (market: string) =>
  ticketReducer(newTicket(market, 'Sell'), { type: 'typed', field: 'price', text: '6,30' });
const typed = ticketOf('XCB-CTN');

/** A desk of one market, in a session that the test plays. */
function desk(market = 'XCB-CTN') {
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
  const { result, unmount } = renderHook(() => useTicket(market), {
    wrapper: ({ children }) => (
      <ExchangeProvider client={client}>
        <WidgetsProvider storage={storage}>{children}</WidgetsProvider>
      </ExchangeProvider>
    ),
  });
  return {
    ticket: () => result.current[0],
    type: () =>
      act(() => {
        const [, dispatch] = result.current;
        dispatch({ type: 'sideChosen', side: 'Sell' });
        dispatch({ type: 'typed', field: 'price', text: '6,30' });
      }),
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

/** Renders a desk with a typed ticket. */
function typedDesk() {
  const { type, ...rest } = desk();
  type();
  return rest;
}

test.each(['refused', 'elsewhere'] as const)(
  'F15 a session that ends unasked (%s) leaves what was typed for the next sign-in',
  (reason) => {
    const { end, leave } = typedDesk();
    end(reason);
    leave();
    expect(desk().ticket()).toEqual(typed);
  },
);

test.each(['signedOut', 'replaced'] as const)(
  'F15 after a sign-out, or for another user, nothing is left (%s)',
  (reason) => {
    const { end, leave } = typedDesk();
    end(reason);
    leave();
    expect(drafts().get()).toEqual({});
    expect(desk().ticket()).toEqual(newTicket('XCB-CTN'));
  },
);

test.each<Partial<SessionState>>([{ status: 'redirecting' }, { signingInAgain: true }])(
  'F15 S21 a user who leaves to sign in, by whatever button, finds the ticket again (%o)',
  (leaving) => {
    const { become, leave } = typedDesk();
    become(leaving);
    leave();
    expect(draftOf(drafts(), 'XCB-CTN')).toEqual(typed);
  },
);

test('F15 a typed ticket is there again after a reload, a look at another market, and once more', () => {
  const { ticket } = typedDesk();
  expect(ticket()).toEqual(typed);
  // A page that is reloaded gets no unmount event.
  cleanup();
  const other = desk('BTC-USDC');
  expect(other.ticket()).toEqual(newTicket('BTC-USDC'));
  other.leave();
  const back = desk();
  expect(back.ticket()).toEqual(typed);
  back.leave();
  expect(desk().ticket()).toEqual(typed);
});

test('F15 a ticket that begins with what was left begins empty where a server rendered it', () => {
  typedDesk().leave();
  const first: string[] = [];
  const Ticket = () => {
    const [{ price }] = useTicket('XCB-CTN');
    first.push(price.kind === 'typed' ? price.text : price.value);
    return null;
  };
  render(<Ticket />, {
    wrapper: ({ children }) => <TestHost storage={storage}>{children}</TestHost>,
  });
  expect(first).toEqual(['', '6,30']);
});
