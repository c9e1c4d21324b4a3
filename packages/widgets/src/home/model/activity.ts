// @where Widgets: recent activity of the home page: kinds and number of rows
import type { Order, SwapRecord, Transfer } from '@agio/api-client';

/** Something that happened in the reader's account. */
export type Activity =
  | { readonly kind: 'order'; readonly at: string; readonly order: Order }
  | { readonly kind: 'transfer'; readonly at: string; readonly transfer: Transfer }
  | { readonly kind: 'conversion'; readonly at: string; readonly swap: SwapRecord };

/** Sources of activity; undefined while they load, or after a failure. */
export interface ActivitySources {
  openOrders: readonly Order[] | undefined;
  pastOrders: readonly Order[] | undefined;
  transfers: readonly Transfer[] | undefined;
  swaps: readonly SwapRecord[] | undefined;
}

/** The newest first, at most `most`. An order that closes is in both lists for a moment: it stands once, as it is now. */
export function recentActivity(sources: ActivitySources, most: number): Activity[] {
  const { openOrders = [], pastOrders = [], transfers = [], swaps = [] } = sources;
  const orders = new Map([...openOrders, ...pastOrders].map((order) => [order.id, order]));
  const all: Activity[] = [
    ...[...orders.values()].map((order) => ({
      kind: 'order' as const,
      at: order.updatedAt,
      order,
    })),
    ...transfers.map((transfer) => ({
      kind: 'transfer' as const,
      at: transfer.updatedAt,
      transfer,
    })),
    ...swaps.map((swap) => ({ kind: 'conversion' as const, at: swap.createdAt, swap })),
  ];
  return all.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, most);
}

/** Unique among all activity. */
export function activityId(activity: Activity): string {
  switch (activity.kind) {
    case 'order':
      return `order ${activity.order.id}`;
    case 'transfer':
      return `transfer ${activity.transfer.id}`;
    case 'conversion':
      return `conversion ${activity.swap.id}`;
  }
}
