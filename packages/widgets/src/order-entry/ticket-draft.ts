// @where Widgets: drafts: typed text that is kept over a reload or a sign-in, as of a transfer
import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting, type Persisted } from '../host/index.ts';
import { isPriceField, ticketFields } from './model/order-types.ts';
import { newTicket, ticketSchema, type TicketState } from './model/ticket.ts';

/** The tickets that were filled in this tab, by market, the one changed last at the end. */
export type TicketDrafts = Readonly<Record<string, TicketState>>;

/** Most markets whose tickets are kept: those changed last. */
const maxDrafts = 20;

/** Unsent input of the ticket, restored after a reload, a sign-in or a look at another market. Kept per tab. */
export const ticketDrafts = defineSetting<TicketDrafts>(
  storageKeys.ticketDraft,
  v.record(v.string(), ticketSchema),
  {},
  'session',
);

/** Returns the saved ticket of this market, if any. */
export function draftOf(drafts: Persisted<TicketDrafts>, market: string): TicketState | undefined {
  const kept = drafts.get();
  return Object.hasOwn(kept, market) ? kept[market] : undefined;
}

/**
 * Returns the part of a ticket worth saving; undefined while nothing was chosen. A price that follows the market is
 * left out.
 */
export function draftFrom(ticket: TicketState): TicketState | undefined {
  const begun = newTicket(ticket.market);
  const kept = { ...ticket, priceFocused: false };
  if (!ticket.touched) {
    for (const field of ticketFields) if (isPriceField(field)) kept[field] = begun[field];
  }
  return JSON.stringify(kept) === JSON.stringify(begun) ? undefined : kept;
}

/** Keeps the ticket of a market, or forgets it. */
export function keepDraft(
  drafts: Persisted<TicketDrafts>,
  market: string,
  draft: TicketState | undefined,
): void {
  const { [market]: before, ...others } = drafts.get();
  if (!draft && !before) return;
  const entries = Object.entries(others).slice(1 - maxDrafts);
  drafts.set({ ...Object.fromEntries(entries), ...(draft && { [market]: draft }) });
}
