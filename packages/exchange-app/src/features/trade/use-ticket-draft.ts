import { useCallback, useEffect } from 'react';
import { useKept } from '../../shared/use-kept.ts';
import { draftOf, ticketDraft } from './ticket-draft.ts';
import type { TicketState } from './ticket.ts';

/** Keeps what is typed over a sign-in and a reload of the app's own, to be there again on the same market. */
export function useTicketDraft(ticket: TicketState): void {
  // A draft is taken once, by its own market: the next visit begins with an empty ticket.
  useEffect(() => {
    if (draftOf(ticket.market)) ticketDraft.set(null);
  }, [ticket.market]);
  const keep = useCallback(() => ticketDraft.set(ticket), [ticket]);
  useKept(keep, ticket.touched);
}
