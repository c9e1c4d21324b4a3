import * as v from 'valibot';
import { termsOfType } from './order-types.ts';
import { newOrder, type NewOrder, type Order, type SliceSchedule } from '../trading.ts';

/**
 * Returns the input that places an order once more, without its name; undefined for an order of an unknown kind. A stop
 * order that has begun to fill was triggered: it is a limit order, and does not wait for its trigger again.
 */
export function orderAgain(order: Order): NewOrder | undefined {
  const { limit, trigger } = termsOfType(order.type);
  const wasTriggered =
    trigger !== null && trigger !== 'Schedule' && /[1-9]/.test(order.filledAmount);
  const terms = {
    ...order,
    clientOrderId: undefined,
    // One of a scaled order is placed again by itself.
    scale: undefined,
    ...(order.quoteAmount !== null && { amount: undefined }),
    ...(order.exits !== null && { exits: exitsAgain(order.exits) }),
    ...(order.schedule !== null && { schedule: scheduleAgain(order.schedule) }),
    // The trigger of a trailing stop follows from its distance.
    ...(trigger === 'Trailing' && { stopPrice: null }),
    ...(wasTriggered && {
      type: limit ? 'Limit' : 'Market',
      stopPrice: null,
      trailAmount: null,
      trailPercent: null,
    }),
  };
  const given = Object.entries(terms).filter(([, value]) => value !== null && value !== undefined);
  const again = v.safeParse(newOrder, Object.fromEntries(given));
  return again.success ? again.output : undefined;
}

/** Returns the exits of an entry as it was placed. */
export const exitsAgain = ({
  stopLossLimit,
  ...exits
}: NonNullable<Order['exits']>): NewOrder['exits'] => ({
  ...exits,
  ...(stopLossLimit !== null && { stopLossLimit }),
});

/** Returns the schedule of the slices that are left, at the same distances; of one that has ended, all of them. */
function scheduleAgain({
  duration,
  slices,
  slicesDone,
}: NonNullable<Order['schedule']>): SliceSchedule {
  const left = slicesDone < slices ? Math.max(2, slices - slicesDone) : slices;
  return { duration: Math.max(60, Math.round((duration / slices) * left)), slices: left };
}
