// @where Trading: timeline of an order
import type { Fill, OrderWithFills } from '@agio/api-client/contract';

/** Event of an order. */
export type OrderEvent = { readonly time: string } & (
  | { readonly kind: 'placed' | 'triggered' | 'filled' | 'cancelled' | 'rejected' }
  | { readonly kind: 'fill'; readonly fill: Fill }
);

const ends = { Filled: 'filled', Cancelled: 'cancelled', Rejected: 'rejected' } as const;

/** The life of an order, the oldest first. */
export function timelineOf(order: OrderWithFills): OrderEvent[] {
  const { createdAt, triggeredAt, updatedAt, status, fills } = order;
  const end = status in ends ? ends[status as keyof typeof ends] : undefined;
  const between: OrderEvent[] = fills.map((fill) => ({ kind: 'fill', time: fill.time, fill }));
  return [
    { kind: 'placed', time: createdAt },
    ...(triggeredAt === null ? [] : [{ kind: 'triggered', time: triggeredAt } as const]),
    ...between.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time)),
    ...(end === undefined ? [] : [{ kind: end, time: updatedAt } as const]),
  ];
}
