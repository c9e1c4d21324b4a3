import { plainTerms } from '../records/order-terms.ts';
import type { Trade } from './changes.ts';
import { houseAccounts, type Leg } from './ledger.ts';
import type { Market } from './market.ts';
import type { Matcher } from './matcher.ts';
import { newOrder } from './order.ts';
import type { ValidOrder } from './order-validation.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export type PastTrade = Pick<Trade, 'side' | 'ticks' | 'lots' | 'time'> & { market: Market };

interface Parts {
  work: UnitOfWork;
  matcher: Matcher;
  accountId: string;
}

/** Settles an order that was filled at once, some time ago, against the house. */
export function settlePast(past: PastTrade, { work, matcher, accountId }: Parts): void {
  const create = (account: string, order: ValidOrder) =>
    newOrder(account, order, work.nextSequence(), work.now());
  const { market, side, ticks, lots, time } = past;
  const valid: ValidOrder = { ...plainTerms, market, side, ticks, lots, budget: null };
  const order = create(accountId, valid);
  const other = create(houseAccounts.makers, {
    ...valid,
    side: side === 'Buy' ? 'Sell' : 'Buy',
  });
  const trade: Trade = { id: work.nextId('t'), side, ticks, lots, time };
  const legs: Leg[] = [];
  matcher.settle(order, trade, false, legs);
  matcher.settle(other, trade, true, legs);
  work.post('trade', trade.id, legs, time);
  order.filledLots = lots;
  order.status = 'Filled';
  order.createdAt = time;
}
