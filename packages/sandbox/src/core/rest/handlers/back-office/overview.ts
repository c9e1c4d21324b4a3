// @where Widgets: time before the expiry of an API key from which a warning is shown
import { contract, type Currency, type Overview, requestTypes } from '@agio/api-client/contract';
import { isoTime } from '../../../clock.ts';
import { powerOfTen } from '../../../fixed.ts';
import { day, hour } from '../../../market-data/resolution.ts';
import { money } from '../../../portfolio/money-text.ts';
import type { TransferRecord } from '../../../records/money.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { mayCall } from '../../gates.ts';
import { defaultCurrency } from '../portfolio.ts';

/** Hours of the chart, the one under way among them. */
const hours = 24;
/** Time before its end from which a key is listed. */
const endsSoon = 14 * day;

export const backOfficeOverview: AreaHandlers<'backOfficeOverview'> = {
  read: (context, input) => {
    const currency = input.currency ?? context.account().currency ?? defaultCurrency;
    return {
      currency,
      time: isoTime(context.now),
      waiting: waitingOf(context),
      volume: volumeOf(context, currency),
      counts: countsOf(context, currency),
      services: context.serviceWatch.list(),
    };
  },
};

function waitingOf(context: Context): Overview['waiting'] {
  const { compliance, transferProgress, aggregations: proposals, now } = context;
  const requests = compliance.requests.waiting(now);
  const { held, slow } = transferProgress.stuck(now);
  const toRelease = (type: TransferRecord['type']) =>
    oldestOf(context.holds.waiting().filter((record) => record.type === type));
  const aggregations = (state: 'Proposed' | 'Approved') => {
    const [first, ...others] = proposals.inEveryWallet(state);
    return first === undefined
      ? { count: 0, oldest: null, walletId: null }
      : { count: others.length + 1, oldest: first.createdAt, walletId: first.walletId };
  };
  return {
    requests: requestTypes.flatMap((type) => {
      const own = requests.filter(({ request }) => request.requestType === type);
      if (own.length === 0) return [];
      return {
        type,
        count: own.length,
        late: own.filter(({ isLate }) => isLate).length,
        oldest: isoTime(Math.min(...own.map(({ since }) => since))),
      };
    }),
    asked: compliance.requests.filter(({ status }) => status === 'RequestedMoreData').length,
    withdrawalsToRelease: toRelease('Withdrawal'),
    depositsToRelease: toRelease('Deposit'),
    heldTransfers: oldestOf(held),
    slowTransfers: oldestOf(slow),
    aggregationsToApprove: aggregations('Proposed'),
    aggregationsToBroadcast: aggregations('Approved'),
    ...(mayCall(contract.backOfficeApiKeys.list, context.account())
      ? { apiKeysToApprove: keysToApprove(context), endingApiKeys: endingKeys(context) }
      : { apiKeysToApprove: null, endingApiKeys: null }),
  };
}

function oldestOf(records: readonly TransferRecord[]) {
  const times = records.map(({ createdAt }) => createdAt);
  return {
    count: times.length,
    oldest: times.length === 0 ? null : isoTime(Math.min(...times)),
  };
}

function keysToApprove({ apiKeys, now }: Context) {
  const times = apiKeys
    .ofStaff()
    .filter(
      ({ approvedBy, revokedAt, expiresAt }) =>
        approvedBy === null &&
        revokedAt === null &&
        (expiresAt === null || Date.parse(expiresAt) > now),
    )
    .map(({ createdAt }) => createdAt)
    .toSorted();
  return { count: times.length, oldest: times[0] ?? null };
}

function endingKeys({ apiKeys, now }: Context) {
  const ends = apiKeys
    .ofStaff()
    .flatMap(({ expiresAt, revokedAt }) =>
      expiresAt !== null && revokedAt === null ? Date.parse(expiresAt) : [],
    )
    .filter((time) => time > now && time <= now + endsSoon);
  return { count: ends.length, next: ends.length === 0 ? null : isoTime(Math.min(...ends)) };
}

function volumeOf({ exchange, volumes, now }: Context, currency: Currency): Overview['volume'] {
  const last = Math.floor(now / hour) * hour;
  const first = last - (hours - 1) * hour;
  const starts = Array.from({ length: hours }, (_, index) => first + index * hour);
  const sums = starts.map(() => 0n);
  let totalBefore = 0n;
  const markets = [...exchange.markets.values()].map((market) => {
    let value = 0n;
    let before = 0n;
    for (const [index, start] of starts.entries()) {
      const worth = volumes.worth(market, currency, start, now);
      sums[index] = (sums[index] ?? 0n) + worth;
      value += worth;
      // The hour under way is compared with as much of the one of the day before.
      const length = start === last ? now - last : hour;
      if (length > 0) before += volumes.worth(market, currency, start - day, now, length);
    }
    totalBefore += before;
    return { market: market.id, value, before };
  });
  return {
    hours: starts.map((time, index) => ({ time: isoTime(time), value: money(sums[index] ?? 0n) })),
    total: money(sums.reduce((sum, value) => sum + value, 0n)),
    totalBefore: money(totalBefore),
    markets: markets
      .toSorted((a, b) => (a.value < b.value ? 1 : a.value > b.value ? -1 : 0))
      .map(({ market, value, before }) => ({ market, value: money(value), before: money(before) })),
  };
}

function countsOf(context: Context, currency: Currency): Overview['counts'] {
  const { accounts, tradingCounts, now } = context;
  const since = now - day;
  const joined = [...accounts.all()].map(({ customerSince }) => customerSince);
  const transfers = [...context.transfers.all({ from: isoTime(since - day) })].filter(
    ({ status }) => !without.has(status),
  );
  const transfersOf = (type: TransferRecord['type']) => {
    const own = transfers.filter((record) => record.type === type);
    const now24 = own.filter(({ createdAt }) => createdAt >= since);
    const earlier = own.filter(({ createdAt }) => createdAt < since);
    return {
      count: now24.length,
      before: earlier.length,
      value: money(worthOf(context, now24, currency)),
      valueBefore: money(worthOf(context, earlier, currency)),
    };
  };
  return {
    orders: tradingCounts.of('orders', since),
    trades: tradingCounts.of('trades', since),
    customers: {
      count: joined.filter((time) => time >= since).length,
      before: joined.filter((time) => time >= since - day && time < since).length,
    },
    deposits: transfersOf('Deposit'),
    withdrawals: transfersOf('Withdrawal'),
  };
}

/** A failed transfer is no deposit and no withdrawal. */
const without: ReadonlySet<string> = new Set(['Rejected', 'Cancelled', 'Failed', 'Returned']);

/** At the prices of the moments at which they were made. */
function worthOf(
  { exchange, valuation }: Context,
  records: readonly TransferRecord[],
  currency: Currency,
): bigint {
  return records.reduce((sum, { asset, amount, createdAt }) => {
    const price = valuation.price(asset, currency, createdAt) ?? 0n;
    return sum + (price * BigInt(amount)) / powerOfTen(exchange.decimalsOf(asset));
  }, 0n);
}
