import { storageKeys } from '@agio/api-client';
import { orderSides, orderTypes, timesInForce } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import * as v from 'valibot';
import { defineSetting, type Persisted } from '../provider/index.ts';
import type { TicketState } from './model/ticket.ts';

const entry = v.variant('kind', [
  v.object({ kind: v.literal('typed'), text: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({
    kind: v.literal('exact'),
    value: v.pipe(
      v.string(),
      v.check((text) => Decimal.parse(text) !== undefined),
    ),
  }),
]);

const draft: v.GenericSchema<unknown, TicketState> = v.object({
  market: v.string(),
  side: v.picklist(orderSides),
  type: v.picklist(orderTypes),
  price: entry,
  stopPrice: entry,
  amount: entry,
  total: entry,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  basis: v.picklist(['amount', 'total', 'percent']),
  unit: v.picklist(['base', 'quote']),
  touched: v.boolean(),
  held: v.pipe(
    v.boolean(),
    // The caret is gone with the page.
    v.transform(() => false),
  ),
  timeInForce: v.picklist(timesInForce),
  postOnly: v.boolean(),
});

/** The ticket of somebody who has to sign in, or whose page has to load anew: it is there again afterwards. For this tab, and once. */
export const ticketDraft = defineSetting<TicketState | null>(
  storageKeys.ticketDraft,
  v.nullable(draft),
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
