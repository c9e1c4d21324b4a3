// @where Back office: rules of a market that staff can edit
import { type backOfficeTrading, type Instrument, orderTypes } from '@agio/api-client/contract';
import { Decimal, type DecimalString } from '@agio/money';
import * as v from 'valibot';

/** Change of a market: its id and the new values. */
export type MarketInput = v.InferInput<(typeof backOfficeTrading)['updateMarket']['input']>;

const hundred = Decimal.of('100');

/** `0.0008` of the contract is `0.08` in the form. */
export const percentOf = (fraction: DecimalString): DecimalString =>
  Decimal.of(fraction).times(hundred).toString();
const fractionOf = (percent: DecimalString): DecimalString =>
  Decimal.of(percent).times(Decimal.of('0.01')).toString();

const number = v.pipe(v.string(), v.nonEmpty('missing'));
const positive = v.pipe(
  number,
  v.check((text) => Decimal.parse(text)?.gt(Decimal.zero) ?? false, 'positive'),
);
/** The highest fee that the exchange takes, in percent. */
const highestFee = Decimal.of('10');
const percent = v.pipe(
  number,
  v.check((text) => Decimal.parse(text)?.lte(highestFee) ?? false, 'percent'),
);

/** The smallest order is at most this part of the largest, as the exchange has it. */
const smallestShare = Decimal.of('10');
/** The order types that a market offers, and orders that only rest. */
export const typeFields = [...orderTypes, 'makerOnly'] as const;

type OrderType = (typeof orderTypes)[number];
const ofTypes = <Value>(value: (type: OrderType) => Value) =>
  Object.fromEntries(orderTypes.map((type) => [type, value(type)])) as Record<OrderType, Value>;

/** The rules of a market as they are typed; the exchange holds them against the open orders besides. */
export const marketSchema = v.pipe(
  v.object({
    tickSize: positive,
    stepSize: positive,
    minAmount: number,
    maxAmount: positive,
    minNotional: number,
    makerFee: percent,
    takerFee: percent,
    ...ofTypes(() => v.boolean()),
    makerOnly: v.boolean(),
  }),
  v.forward(
    v.check(
      ({ minAmount, maxAmount }) =>
        Decimal.of(minAmount).times(smallestShare).lte(Decimal.of(maxAmount)),
      'nearMax',
    ),
    ['minAmount'],
  ),
  v.forward(
    v.check((form) => orderTypes.some((type) => form[type]), 'noType'),
    [orderTypes[0]],
  ),
);
export type MarketForm = v.InferInput<typeof marketSchema>;

/** The form of a market as it is now. */
export const formOf = (instrument: Instrument): MarketForm => ({
  tickSize: instrument.tickSize,
  stepSize: instrument.stepSize,
  minAmount: instrument.minAmount,
  maxAmount: instrument.maxAmount,
  minNotional: instrument.minNotional,
  makerFee: percentOf(instrument.makerFee),
  takerFee: percentOf(instrument.takerFee),
  ...ofTypes((type) => instrument.orderTypes.includes(type)),
  makerOnly: instrument.postOnly,
});

export type MarketField = keyof MarketForm;

const isSame = (a: string | boolean, b: string | boolean): boolean =>
  a === b ||
  (typeof a === 'string' &&
    typeof b === 'string' &&
    (Decimal.parse(a)?.compare(Decimal.parse(b) ?? Decimal.of('-1')) ?? 1) === 0);

/**
 * Returns the fields that differ from the form's first values, in its order. Fields that only another officer changed
 * are
 * left out, and stay as they are.
 */
export const changedFields = (began: MarketForm, form: MarketForm): MarketField[] =>
  (Object.keys(began) as MarketField[]).filter((field) => !isSame(began[field], form[field]));

/** From how many times the present value on a change stands out. */
const leapTimes = Decimal.of('2');

/**
 * Returns the ratio of a new value to the present one, if it is a leap: `100`, or `0.01`. Undefined for less than twice
 * and more than half, and if one of them is zero.
 */
export function leapOf(before: DecimalString, after: DecimalString): DecimalString | undefined {
  const [was, is] = [Decimal.parse(before), Decimal.parse(after)];
  if (!was?.gt(Decimal.zero) || !is?.gt(Decimal.zero)) return undefined;
  const isLeap = is.gte(was.times(leapTimes)) || was.gte(is.times(leapTimes));
  return isLeap ? is.dividedBy(was, is.gt(was) ? 1 : 4, 'half-even').toString() : undefined;
}

/** Returns the input for the changed fields. */
export function inputOf(
  id: string,
  form: MarketForm,
  changed: readonly MarketField[],
): MarketInput {
  const has = (field: MarketField) => changed.includes(field);
  const types = orderTypes.filter((type) => form[type]);
  return {
    id,
    ...(has('tickSize') && { tickSize: form.tickSize }),
    ...(has('stepSize') && { stepSize: form.stepSize }),
    ...(has('minAmount') && { minAmount: form.minAmount }),
    ...(has('maxAmount') && { maxAmount: form.maxAmount }),
    ...(has('minNotional') && { minNotional: form.minNotional }),
    ...(has('makerFee') && { makerFee: fractionOf(form.makerFee) }),
    ...(has('takerFee') && { takerFee: fractionOf(form.takerFee) }),
    ...(orderTypes.some(has) && { orderTypes: types }),
    ...(has('makerOnly') && { postOnly: form.makerOnly }),
  };
}

/** Returns true if a market has the values that were sent, so that a change whose answer was lost was carried out. */
export function isCarriedOut({ id, reason, ...sent }: MarketInput, now: Instrument): boolean {
  const form = formOf(now);
  const asked = Object.entries(sent).every(([field, value]) => {
    if (value === undefined) return true;
    if (field === 'status') return now.status === value;
    if (field === 'orderTypes')
      return orderTypes.every((type) => form[type] === (value as readonly string[]).includes(type));
    const there = now[field as keyof Instrument] as string | boolean;
    return isSame(there, value as string | boolean);
  });
  // A reason for rules alone is kept only in the trail.
  const isSaid =
    sent.status === undefined || reason === undefined || (now.statusReason ?? '') === reason;
  return now.id === id && asked && isSaid;
}
