// @where Trading: part of an iceberg order that the ticket lets show
import type { Instrument } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import type { ReadTicket } from './ticket-checks.ts';
import type { Reason } from './ticket-reasons.ts';

/** The exchange's rule for the part that an iceberg order shows: at least the smallest order and its share, and not all of it. */
export function checkDisplay({ state, context, size, ...fields }: ReadTicket): Reason[] {
  const { instrument } = context;
  const [shown, price, amount] = [
    fields.displayAmount.value,
    fields.price.value,
    size.amount.value,
  ];
  if (state.type !== 'Iceberg' || !shown || !instrument || !price || !amount) return [];
  const field = 'displayAmount';
  const { baseAsset: asset } = instrument;
  const least = leastDisplay(instrument, price, amount);
  const most = amount.minus(Decimal.of(instrument.stepSize));
  if (shown.lt(least)) return [{ code: 'belowMinimum', field, minimum: least, asset }];
  return shown.gt(most) && most.gte(least)
    ? [{ code: 'aboveMaximum', field, maximum: most, asset }]
    : [];
}

/** Returns the smallest part that an order of an amount may show, in whole steps. */
function leastDisplay(
  { stepSize, minAmount, minNotional, minDisplayRatio = '0' }: Instrument,
  price: Decimal,
  amount: Decimal,
): Decimal {
  const step = Decimal.of(stepSize);
  const share = amount.times(Decimal.of(minDisplayRatio));
  const worth = Decimal.of(minNotional).dividedBy(price, step.scale, 'up');
  return [share, worth]
    .reduce((most, each) => Decimal.max(most, each), Decimal.of(minAmount))
    .roundToStep(step, 'up');
}
