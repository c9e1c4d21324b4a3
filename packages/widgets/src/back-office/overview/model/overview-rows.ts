import type { HotWallet, Overview } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { attentionQuery, type Fullness, fullnessOf } from '../../wallets/model/aggregation.ts';
import { areaAddress } from '../../frame/model/areas.ts';
import { queueAddress } from '../../frame/model/case-address.ts';
import { defaultListView, withFilter, writeListView } from '../../frame/list/model/list-view.ts';
import { type RequestType, defaultQueueView } from '../../compliance/model/queue-view.ts';

/** Kind of work that waits for staff. */
type WaitingKind =
  | Exclude<keyof Overview['waiting'], 'requests'>
  | 'closedMarkets'
  | 'fullWallets'
  | 'lowWallets';

/** One row of what needs a person. */
export interface WaitingRow {
  readonly id: string;
  /** Type of a request; other rows have only their kind. */
  readonly type?: RequestType;
  readonly kind: WaitingKind | 'request';
  readonly count: number;
  readonly late: number;
  readonly oldest: number | undefined;
  /** The list with these alone; undefined where the reader may not open it. */
  readonly href: string | undefined;
  /** The list with those that are late. */
  readonly lateHref?: string | undefined;
}

const momentOf = (iso: string | null) => (iso === null ? undefined : Date.parse(iso));

/** Returns the kinds of waiting work, each with a link to its list. Kinds without work are left out. */
export function waitingRows(
  { requests, asked, apiKeysToApprove, endingApiKeys, ...others }: Overview['waiting'],
  {
    base,
    closedMarkets,
    mayOpenMarkets,
    wallets = [],
  }: {
    base: string;
    closedMarkets: readonly (string | null)[];
    mayOpenMarkets: boolean;
    /** Hot wallets near their ceiling or below their floor, which need an act before transfers stop. */
    wallets?: readonly HotWallet[];
  },
): WaitingRow[] {
  const of = (kind: WaitingKind, rest: Partial<WaitingRow> & { count: number }): WaitingRow => ({
    id: kind,
    kind,
    late: 0,
    oldest: undefined,
    href: undefined,
    ...rest,
  });
  const transfers = (attention: string) =>
    areaAddress(base, 'transfers', undefined, `attention=${attention}`);
  const wallet = (count: number, walletId: string | null) =>
    count === 1 && walletId !== null
      ? areaAddress(base, 'wallets', walletId)
      : areaAddress(base, 'wallets');
  const aggregations = (kind: 'aggregationsToApprove' | 'aggregationsToBroadcast') => {
    const { count, oldest, walletId } = others[kind];
    return of(kind, { count, oldest: momentOf(oldest), href: wallet(count, walletId) });
  };
  const toRelease = (kind: 'withdrawalsToRelease' | 'depositsToRelease', query?: string) =>
    of(kind, {
      count: others[kind]?.count ?? 0,
      oldest: momentOf(others[kind]?.oldest ?? null),
      href: areaAddress(base, 'withdrawals', undefined, query),
    });
  const stuck = (kind: 'heldTransfers' | 'slowTransfers', attention: string) => {
    const { count, oldest } = others[kind];
    return of(kind, { count, oldest: momentOf(oldest), href: transfers(attention) });
  };
  const walletsThatAre = (kind: 'fullWallets' | 'lowWallets', ...states: Fullness[]) => {
    const [first, ...rest] = wallets.filter((each) => states.includes(fullnessOf(each)));
    const count = first === undefined ? 0 : rest.length + 1;
    const href =
      count === 1
        ? wallet(count, first?.id ?? null)
        : areaAddress(base, 'wallets', undefined, attentionQuery);
    return of(kind, { count, href });
  };
  const closedSince = closedMarkets.flatMap((since) => momentOf(since) ?? []);
  const rows: WaitingRow[] = [
    ...requests.flatMap(({ type, count, late, oldest }): WaitingRow[] =>
      type === 'Unknown'
        ? []
        : [
            {
              id: type,
              kind: 'request',
              type,
              count,
              late,
              oldest: momentOf(oldest),
              href: queueAddress(
                base,
                withFilter(defaultQueueView, { type, status: 'PendingForReview' }),
              ),
              lateHref: queueAddress(base, withFilter(defaultQueueView, { type, due: 'Overdue' })),
            },
          ],
    ),
    toRelease('withdrawalsToRelease'),
    toRelease('depositsToRelease', 'type=Deposit'),
    stuck('heldTransfers', 'Held'),
    stuck('slowTransfers', 'Slow'),
    walletsThatAre('lowWallets', 'under'),
    walletsThatAre('fullWallets', 'high', 'over'),
    aggregations('aggregationsToApprove'),
    aggregations('aggregationsToBroadcast'),
    of('closedMarkets', {
      count: closedMarkets.length,
      oldest: closedSince.length === 0 ? undefined : Math.min(...closedSince),
      href: mayOpenMarkets ? areaAddress(base, 'markets') : undefined,
    }),
    of('apiKeysToApprove', {
      count: apiKeysToApprove?.count ?? 0,
      oldest: momentOf(apiKeysToApprove?.oldest ?? null),
      href: areaAddress(base, 'api-keys', undefined, 'state=Waiting'),
    }),
    of('endingApiKeys', {
      count: endingApiKeys?.count ?? 0,
      href: areaAddress(base, 'api-keys', undefined, 'ends=Fortnight'),
    }),
    of('asked', {
      count: asked,
      href: queueAddress(base, withFilter(defaultQueueView, { status: 'RequestedMoreData' })),
    }),
  ];
  return rows.filter(({ count }) => count > 0);
}

/** Figure counted over 24 hours that has a list of its own. */
export type CountedKind = keyof Overview['counts'];

/**
 * Returns the list that proves a number of the overview, of the last 24 hours alone: of trades their orders, whose fills
 * they are.
 */
export function countedAddress(base: string, kind: CountedKind): string {
  const within = writeListView(withFilter(defaultListView, { within: 'Day' }));
  switch (kind) {
    case 'orders':
      return `${areaAddress(base, 'orders')}?${within}`;
    case 'customers':
      return `${areaAddress(base, 'users')}?${within}`;
    case 'deposits':
      return `${areaAddress(base, 'transfers')}?type=Deposit&${within}`;
    case 'withdrawals':
      return `${areaAddress(base, 'transfers')}?type=Withdrawal&${within}`;
    case 'trades':
      return tradedAddress(base);
  }
}

/** Returns the list of the orders that traded in the last 24 hours, in every market or in one. */
export const tradedAddress = (base: string, market?: string): string =>
  `${areaAddress(base, 'orders')}?${writeListView(withFilter(defaultListView, { market, traded: 'Day' }))}`;

const hundred = Decimal.of('100');

/** Returns the change in percent; undefined if the earlier value was zero. */
export function changePercent(now: string, before: string): Decimal | undefined {
  const earlier = Decimal.of(before);
  return earlier.isZero
    ? undefined
    : Decimal.of(now).minus(earlier).times(hundred).dividedBy(earlier, 2, 'half-up');
}

/** A share of 1 for a bar. */
export function shareOfAll(part: string, whole: string): number {
  const all = Decimal.of(whole);
  if (all.isZero) return 0;
  const thousandths = Decimal.of(part).times(Decimal.of('1000')).dividedBy(all, 0, 'down');
  return Math.min(1, Number.parseInt(thousandths.toString(), 10) / 1000);
}

/** Sorts services: failing ones first, then restricted or closed ones, the rest in the order of the exchange. */
export function byUrgency(services: Overview['services']): Overview['services'] {
  const rank = { Failing: 0, Limited: 1, Closed: 2, Unknown: 3, Working: 4 } as const;
  return services.toSorted((a, b) => rank[a.state] - rank[b.state]);
}
