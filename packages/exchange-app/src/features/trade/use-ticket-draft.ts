import { useExchange, useSession } from '@agio/api-client/react';
import { useEffect } from 'react';
import { draftOf, ticketDraft } from './ticket-draft.ts';
import type { TicketState } from './ticket.ts';

/**
 * Keeps what is typed over a sign-in: when somebody leaves for it, and when the session ended without their asking, to
 * be there again on the same market. Not when another user came in their place, nor after a sign-out of their own.
 */
export function useTicketDraft(ticket: TicketState): void {
  const { session } = useExchange();
  const isLeaving = useSession().status === 'redirecting';
  // A draft is taken once, by its own market: the next visit begins with an empty ticket.
  useEffect(() => {
    if (draftOf(ticket.market)) ticketDraft.set(null);
  }, [ticket.market]);
  useEffect(() => {
    if (isLeaving) ticketDraft.set(ticket);
  }, [isLeaving, ticket]);
  useEffect(
    () =>
      session.onEnding('hub', (reason) => {
        if (ticket.touched && (reason === 'refused' || reason === 'elsewhere'))
          ticketDraft.set(ticket);
      }),
    [session, ticket],
  );
}
