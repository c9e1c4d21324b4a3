import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting, type Persisted } from '../provider/index.ts';
import { ticketSchema, type TicketState } from './model/ticket.ts';

/** The ticket of somebody who has to sign in, or whose page has to load anew: it is there again afterwards. For this tab, and once. */
export const ticketDraft = defineSetting<TicketState | null>(
  storageKeys.ticketDraft,
  v.nullable(ticketSchema),
  null,
  'session',
);

/** What was left for this market, if anything. */
export function draftOf(
  drafts: Persisted<TicketState | null>,
  market: string,
): TicketState | undefined {
  const kept = drafts.get();
  return kept?.market === market ? kept : undefined;
}
