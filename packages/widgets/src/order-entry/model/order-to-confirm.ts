import type { MarketOrderEstimate, MarketOrderLevel } from '@agio/ui/market-order-warning';
import type { Instrument } from '@agio/api-client/contract';
import { distancePercent } from './market-estimate.ts';
import { executesAtMarket } from './order-types.ts';
import type { TicketContext } from './ticket-context.ts';
import type { TicketSummary } from './ticket-summary.ts';
import type { TicketState } from './ticket.ts';

/** An order as it was when it was asked about: what is confirmed is what is sent. */
export interface OrderToConfirm {
  readonly state: TicketState;
  readonly summary: TicketSummary;
  readonly instrument: Instrument;
  /** Last price at the time of the question; undefined in a market without trades. */
  readonly last: TicketContext['last'];
}

/** The figures that are shown beside the question. */
export function estimateOf({
  state,
  summary,
  instrument,
  last,
}: OrderToConfirm): MarketOrderEstimate {
  const { amount, estimate, spend } = summary.size;
  const wanted = spend ?? amount.value;
  const filled = spend === undefined ? estimate?.amount : estimate?.quote;
  const isThin = summary.warnings.some(({ code }) => code === 'thin');
  const expected = estimate?.averagePrice;
  const compared = expected ?? summary.price.value;
  return {
    side: state.side,
    baseAsset: instrument.baseAsset,
    quoteAsset: instrument.quoteAsset,
    tickSize: instrument.tickSize,
    amount: amount.value?.toString() ?? null,
    spend: spend?.toString(),
    lastPrice: last?.toString() ?? null,
    expectedPrice: expected?.toString() ?? null,
    worstPrice: estimate?.worstPrice?.toString() ?? null,
    impactPercent: (compared && distancePercent(compared, last)?.toString()) ?? null,
    limitPrice: executesAtMarket(state.type) ? undefined : summary.price.value?.toString(),
    unfilled: isThin && wanted && filled ? wanted.minus(filled).toString() : undefined,
  };
}

/**
 * Returns the confirmation that the worst price needs; anything else that is unusual needs one press, with the figures.
 */
export function levelOf({ summary }: OrderToConfirm): MarketOrderLevel {
  const range = summary.warnings.find((warning) => warning.code === 'range');
  return range === undefined || range.level === 'tell' ? 'warn' : range.level;
}

/**
 * Returns true if the price looks like a mistake, or cannot be judged; otherwise the order is only shown once more.
 */
export const isSlip = ({ summary }: OrderToConfirm): boolean =>
  summary.warnings.some(({ code, confirm }) => confirm && code !== 'limitBeyondTrigger');
