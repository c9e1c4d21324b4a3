import { useExchange } from '@agio/api-client/react';
import { type Dispatch, useEffect, useLayoutEffect, useReducer } from 'react';
import { settingIn, useHost } from '../host/index.ts';
import { newTicket, type TicketAction, ticketReducer, type TicketState } from './model/ticket.ts';
import { draftFrom, draftOf, keepDraft, ticketDrafts } from './ticket-draft.ts';

/**
 * Returns the ticket of one market, begun with its draft in this tab. Mount it anew for another market: nothing typed
 * in one market reaches the other.
 */
export function useTicket(market: string): [ticket: TicketState, dispatch: Dispatch<TicketAction>] {
  const drafts = settingIn(ticketDrafts, useHost().storage);
  const [ticket, dispatch] = useReducer(ticketReducer, market, newTicket);
  // Runs after the first render: a server knows nothing of this tab, and its markup is hydrated.
  useLayoutEffect(() => {
    const draft = draftOf(drafts, market);
    if (draft) dispatch({ type: 'restored', ticket: draft });
  }, [drafts, market]);
  useTicketDraft(ticket);
  return [ticket, dispatch];
}

/**
 * Keeps what is typed as it is typed: nothing has to be put away before a reload, a sign-in or the end of a session.
 * After a sign-out, or when another user came in their place, nothing is left.
 */
function useTicketDraft(ticket: TicketState): void {
  const { session } = useExchange();
  const drafts = settingIn(ticketDrafts, useHost().storage);
  const draft = JSON.stringify(draftFrom(ticket));
  useEffect(() => {
    keepDraft(drafts, ticket.market, draft === undefined ? undefined : JSON.parse(draft));
  }, [drafts, ticket.market, draft]);
  useEffect(
    () =>
      session.onEnding('hub', (reason) => {
        if (reason === 'signedOut' || reason === 'replaced') drafts.set({});
      }),
    [session, drafts],
  );
}
