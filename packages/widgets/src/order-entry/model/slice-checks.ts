// @where Trading: slices that an order may have on the ticket
import { Decimal } from '@agio/money';
import { isSliced } from './order-types.ts';
import type { ReadTicket } from './ticket-checks.ts';
import type { Reason } from './ticket-reasons.ts';

/** A week. */
const longestMinutes = Decimal.of('10080');
const mostSlices = Decimal.of('500');
/** Slices in a minute, at most: the exchange takes none less than five seconds apart. */
const perMinute = Decimal.of('12');
const two = Decimal.of('2');
const one = Decimal.of('1');

/** The exchange's rules for slices: their times, and the smallest of them. */
export function checkSlices({ state, context, size, ...fields }: ReadTicket): Reason[] {
  const [minutes, slices] = [fields.minutes.value, fields.slices.value];
  const { instrument } = context;
  if (!isSliced(state.type) || !minutes || !slices) return [];
  if (minutes.lt(one) || minutes.gt(longestMinutes))
    return [{ code: 'schedule', field: 'minutes' }];
  if (slices.lt(two) || slices.gt(mostSlices) || slices.gt(minutes.times(perMinute)))
    return [{ code: 'schedule', field: 'slices' }];
  if (!instrument) return [];
  const least = Decimal.of(instrument.minAmount);
  const leastValue = Decimal.of(instrument.minNotional);
  const price = fields.price.value ?? context.last;
  const isSpent = size.spend !== undefined;
  const part = size.amount.value
    ?.dividedBy(slices, Decimal.of(instrument.stepSize).scale, 'down')
    .roundToStep(Decimal.of(instrument.stepSize), 'down');
  if (!isSpent && part?.lt(least))
    return [
      { code: 'sliceTooSmall', field: 'slices', minimum: least, asset: instrument.baseAsset },
    ];
  const value = isSpent ? size.spend?.dividedBy(slices, 2, 'down') : price && part?.times(price);
  return value?.lt(leastValue)
    ? [
        {
          code: 'sliceTooSmall',
          field: 'slices',
          minimum: leastValue,
          asset: instrument.quoteAsset,
        },
      ]
    : [];
}
