// @where Sandbox: reasons to refuse an order by the book and the balance
import { termsOfType } from '@agio/api-client/contract';
import { Refusal, refuse } from '../refusal.ts';
import type { Ledger } from './ledger.ts';
import { belowMinimum, notional } from './market-rules.ts';
import { previewMatch } from './match-preview.ts';
import { mustWait, wouldMatch } from './waiting/triggers.ts';
import type { ValidOrder } from './order-validation.ts';

/** Refuses an order that the account cannot pay, or that the book of this moment does not allow. */
export function checkAgainstBook(ledger: Ledger, accountId: string, order: ValidOrder): void {
  const { market, side, ticks, budget, type } = order;
  const { trigger } = termsOfType(type);
  const waits = trigger !== null && mustWait(order);
  // A pause stops the matching, not the queue: what would trade has to wait, what rests may come.
  if (market.status === 'Paused' && !waits && (ticks === null || wouldMatch(order))) {
    throw refuse('marketPaused', 'market', { market: market.instrument.symbol });
  }
  if (order.postOnly && trigger === null && wouldMatch(order)) {
    throw refuse('postOnlyWouldMatch', 'price');
  }
  const cost =
    waits || ticks !== null
      ? notional(market.rules, ticks ?? 0, order.lots)
      : marketCost(accountId, order);
  const [asset, needed] =
    side === 'Buy'
      ? [market.quoteAsset, budget ?? cost]
      : [market.baseAsset, order.lots * market.rules.baseAtomsPerLot];
  if (needed > ledger.available(accountId, asset)) {
    throw refuse('insufficientBalance', budget === null ? 'amount' : 'quoteAmount', { asset });
  }
}

/** Refuses a scaled order that the account cannot pay as a whole, or of which the book does not allow one. */
export function checkScale(ledger: Ledger, accountId: string, legs: readonly ValidOrder[]): void {
  let needed = 0n;
  for (const leg of legs) {
    checkAgainstBook(ledger, accountId, leg);
    const { rules } = leg.market;
    needed +=
      leg.side === 'Buy'
        ? notional(rules, leg.ticks ?? 0, leg.lots)
        : leg.lots * rules.baseAtomsPerLot;
  }
  const [first] = legs;
  if (first === undefined) return;
  const asset = first.side === 'Buy' ? first.market.quoteAsset : first.market.baseAsset;
  if (needed > ledger.available(accountId, asset)) {
    throw refuse('insufficientBalance', 'amount', { asset });
  }
}

/** Returns what a market order would cost or bring in the present book. */
function marketCost(accountId: string, order: ValidOrder): bigint {
  const { market, side, budget } = order;
  const taker = { accountId, side, ticks: null };
  const preview = previewMatch(market.book, market.rules, taker, order.lots, budget);
  if (!preview.any) {
    throw refuse('nothingToMatch');
  }
  if (preview.lots > market.rules.maxLots) {
    throw refuse('spendBuysTooMuch', 'quoteAmount', {
      most: market.instrument.maxAmount,
      asset: market.baseAsset,
    });
  }
  if (preview.cost < market.rules.minNotional && !preview.meetsOwn) {
    throw new Refusal([belowMinimum(market, budget === null ? 'amount' : 'quoteAmount')]);
  }
  return preview.cost;
}
