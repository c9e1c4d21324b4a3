// @where Sandbox: reasons to refuse an order
import { errorCodes } from '@agio/api-client/contract';
import { refuse } from '../refusal.ts';
import type { Ledger } from './ledger.ts';
import { notional } from './market-rules.ts';
import { previewMatch } from './match-preview.ts';
import { wouldMatch } from './matcher.ts';
import { belowMinimum, type ValidOrder } from './order-validation.ts';

/** Refuses an order that the account cannot pay, or that the book of this moment does not allow. */
export function checkAgainstBook(ledger: Ledger, accountId: string, order: ValidOrder): void {
  const { market, side, ticks, budget, type } = order;
  // A pause stops the matching, not the queue: what would trade has to wait, what rests may come.
  if (market.status === 'Paused' && (ticks === null || wouldMatch(order))) {
    throw refuse(
      409,
      errorCodes.marketNotOpen,
      `${market.instrument.symbol} is paused. Only orders that would not fill immediately are accepted.`,
      'market',
    );
  }
  if (order.postOnly && type === 'Limit' && wouldMatch(order)) {
    throw refuse(
      409,
      errorCodes.postOnlyWouldMatch,
      'A post-only order must not fill immediately.',
      'price',
    );
  }
  const cost =
    ticks === null ? marketCost(accountId, order) : notional(market.rules, ticks, order.lots);
  const [asset, needed] =
    side === 'Buy'
      ? [market.quoteAsset, budget ?? cost]
      : [market.baseAsset, order.lots * market.rules.baseAtomsPerLot];
  if (needed > ledger.available(accountId, asset)) {
    throw refuse(
      409,
      errorCodes.insufficientBalance,
      `Not enough ${asset} available.`,
      budget === null ? 'amount' : 'quoteAmount',
    );
  }
}

/** Returns what a market order would cost or bring in the present book. */
function marketCost(accountId: string, order: ValidOrder): bigint {
  const { market, side, budget } = order;
  const taker = { accountId, side, ticks: null };
  const preview = previewMatch(market.book, market.rules, taker, order.lots, budget);
  if (!preview.any) {
    throw refuse(409, errorCodes.nothingToMatch, 'There are no orders to match in this market.');
  }
  if (preview.lots > market.rules.maxLots) {
    throw refuse(
      400,
      errorCodes.aboveMaximum,
      `This would buy more than the maximum amount, ${market.instrument.maxAmount} ${market.baseAsset}.`,
      'quoteAmount',
    );
  }
  if (preview.cost < market.rules.minNotional && !preview.meetsOwn) {
    const [key, code, message] = belowMinimum(market, budget === null ? 'amount' : 'quoteAmount');
    throw refuse(400, code, message, key);
  }
  return preview.cost;
}
