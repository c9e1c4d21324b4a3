import { type Dispatch, useCallback, useEffect, useReducer } from 'react';
import { settingIn, useHost } from '../provider/index.ts';
import { newTicket, type TicketAction, ticketReducer, type TicketState } from './model/ticket.ts';
import { draftOf, ticketDraft } from './ticket-draft.ts';
import { useKept } from '../shared/use-kept.ts';

/**
 * The ticket of one market, begun with what was left for it. Whoever shows it for another market mounts it anew: nothing
 * that is typed in one market reaches the other.
 */
export function useTicket(market: string): [ticket: TicketState, dispatch: Dispatch<TicketAction>] {
  const drafts = settingIn(ticketDraft, useHost().storage);
  const [ticket, dispatch] = useReducer(
    ticketReducer,
    market,
    (id) => draftOf(drafts, id) ?? newTicket(id),
  );
  useTicketDraft(ticket);
  return [ticket, dispatch];
}

/** Keeps what is typed over a sign-in and a reload of the host's own, to be there again on the same market. */
export function useTicketDraft(ticket: TicketState): void {
  const drafts = settingIn(ticketDraft, useHost().storage);
  // A draft is taken once, by its own market: the next visit begins with an empty ticket.
  useEffect(() => {
    if (draftOf(drafts, ticket.market)) drafts.set(null);
  }, [drafts, ticket.market]);
  const keep = useCallback(() => drafts.set(ticket), [drafts, ticket]);
  useKept(keep, ticket.touched);
}
