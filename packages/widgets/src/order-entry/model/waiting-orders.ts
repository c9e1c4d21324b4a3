// @where Trading: trigger of a trailing stop before it is placed
import type { Instrument, NewOrder, TimeInForce } from '@agio/api-client/contract';
import { Decimal, type DecimalString } from '@agio/money';
import { endOfDay } from './days.ts';
import { hasExits, type PriceField, rulesOf, type TicketType, timesOf } from './order-types.ts';
import type { TicketContext } from './ticket-context.ts';
import type { ReadField } from './ticket-fields.ts';
import type { TicketState } from './ticket.ts';

type Prices = Readonly<Record<PriceField, ReadField>>;

const hundredth = Decimal.of('0.01');

/** Widest distance of a trailing stop, in percent. */
export const widestTrail = Decimal.of('50');

/** Returns the price that an order waits for; of a trailing stop the one that it would begin with. */
export function triggerPrice(
  { side, trailBy, type }: TicketState,
  { stopPrice, trailAmount, trailPercent }: Prices,
  { last, instrument }: TicketContext,
): Decimal | undefined {
  if (rulesOf(type).trigger !== 'Trailing') return stopPrice.value;
  if (!last || !instrument) return undefined;
  const distance =
    trailBy === 'trailAmount'
      ? trailAmount.value
      : trailPercent.value?.times(hundredth).times(last);
  const trigger = distance && (side === 'Buy' ? last.plus(distance) : last.minus(distance));
  if (!trigger?.isPositive) return undefined;
  return trigger.roundToStep(Decimal.of(instrument.tickSize), side === 'Buy' ? 'up' : 'down');
}

/** Returns the price at which the size is counted: of a pair that buys the dearer one, without a limit the trigger, or the last price. */
export function sizePrice(
  state: TicketState,
  prices: Prices,
  context: TicketContext,
): Decimal | undefined {
  const { limit, trigger } = rulesOf(state.type);
  if (!limit && trigger === 'Schedule') return context.last;
  if (!limit && trigger !== null) return triggerPrice(state, prices, context);
  const [price, legPrice] = [prices.price.value, prices.legPrice.value];
  if (hasExits(state.type)) return price;
  return state.side === 'Buy' && price && legPrice ? Decimal.max(price, legPrice) : price;
}

/** Returns the time in force that is sent; undefined where the market offers none. */
export function timeInForceOf(
  { type, timeInForce }: Pick<TicketState, 'type' | 'timeInForce'>,
  instrument: Instrument | undefined,
): TimeInForce | undefined {
  const offered = instrument ? timesOf(type, instrument) : [];
  return offered.includes(timeInForce) ? timeInForce : offered.find((each) => each === 'GTC');
}

/** Returns the figures of an order under the names of the contract: those of a pair's stop, and of exits, by themselves. */
export function figuresToSend(
  type: TicketType,
  { minutes, slices, ...prices }: Partial<Record<PriceField, DecimalString>>,
): Partial<NewOrder> {
  const { legPrice, takeProfitPrice, stopLossPrice, ...own } = prices;
  if (minutes !== undefined && slices !== undefined) {
    return { ...own, schedule: { duration: secondsOf(minutes), slices: countOf(slices) } };
  }
  if (takeProfitPrice !== undefined && stopLossPrice !== undefined) {
    const limit = legPrice !== undefined && { stopLossLimit: legPrice };
    return { ...own, exits: { takeProfitPrice, stopLossPrice, ...limit } };
  }
  const { stopPrice, ...limit } = own;
  if (type !== 'OCO' || stopPrice === undefined) return own;
  return { ...limit, oco: { stopPrice, ...(legPrice !== undefined && { price: legPrice }) } };
}

const countOf = (text: DecimalString): number => Number.parseInt(text, 10);

/** Returns whole seconds of minutes. */
const secondsOf = (minutes: DecimalString): number =>
  countOf(Decimal.of(minutes).times(Decimal.of('60')).round(0, 'half-even').toString());

/** Returns the time in force, with its end; without one where the market offers none: then its own rule holds. */
export function optionsToSend(
  state: TicketState,
  instrument: Instrument | undefined,
): Partial<NewOrder> {
  const timeInForce = rulesOf(state.type).hasOptions && timeInForceOf(state, instrument);
  return {
    ...(timeInForce && { timeInForce }),
    ...(timeInForce === 'GTD' && { expiresAt: endOfDay(state.expiresOn) }),
  };
}
