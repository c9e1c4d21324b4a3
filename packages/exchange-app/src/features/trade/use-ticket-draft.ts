import { useExchange } from '@agio/api-client/react';
import { useEffect } from 'react';
import { ticketDraft } from './ticket-draft.ts';
import type { TicketState } from './ticket.ts';

/** Forgets the draft that this ticket began with, and keeps what is typed when the session ends unasked. */
export function useTicketDraft(ticket: TicketState): void {
  const { session } = useExchange();
  // A draft is taken once: the next visit begins with an empty ticket.
  useEffect(() => ticketDraft.set(null), []);
  useEffect(
    () =>
      session.onEnding('hub', (reason) => {
        if (ticket.touched && reason === 'refused') ticketDraft.set(ticket);
      }),
    [session, ticket],
  );
}
