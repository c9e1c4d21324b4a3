// @where Widgets: amounts that a purchase with fiat suggests (100, 500 …)
import { Decimal } from '@agio/money';
import { AmountInput } from '@agio/ui/amount-input';
import { AssetIcon } from '@agio/ui/asset-icon';
import { Button } from '@agio/ui/button';
import { Select } from '@agio/ui/select-field';
import { currencies } from '@agio/api-client';
import { type Dispatch, type ReactNode, useState } from 'react';
import { AmountBox } from '../amounts/amount-box.tsx';
import { AvailableBalance } from '../amounts/available-balance.tsx';
import { BalanceShares } from '../amounts/balance-shares.tsx';
import { type RampReason, reasonAt } from './model/ramp-reasons.ts';
import { isFiat, type RampAction, type RampEnd, type RampState } from './model/ramp-state.ts';
import { fiatBounds, type RampContext, type RampSummary, unitOf } from './model/ramp-summary.ts';
import { fiatText, fieldError, type FormatContext } from './ramp-words.ts';
import type { RampPlaces } from './use-ramp-context.ts';

export interface RampAmountProps {
  end: RampEnd;
  state: RampState;
  dispatch: Dispatch<RampAction>;
  summary: RampSummary;
  context: RampContext;
  places: RampPlaces;
  format: FormatContext;
}

/** One of the two amounts: figure, unit, and below it what is chosen most. */
export function RampAmount(props: RampAmountProps) {
  const { end, state, dispatch, summary, context, format } = props;
  const { t, locale } = format;
  const [isFocused, setFocused] = useState(false);
  const unit = unitOf(state, end);
  const label = t.figure[state.side][end];
  const isGiven = state.given === end;
  const amount = summary.amounts[end];
  const reason = reasonAt(summary.reasons, end);
  // The field itself reports a text that is not a number, or an unfinished one.
  const isSaid =
    reason !== undefined && reason.code !== 'unreadable' && !(reason.code === 'zero' && isFocused);
  const isText = isGiven && (state.entry.kind === 'typed' || isFocused);
  return (
    <AmountBox>
      <AmountInput
        layout="bare"
        size="lg"
        name={end}
        label={label}
        aria-label={t.amount.field({ label, unit })}
        labelEnd={<Beside {...props} />}
        locale={locale}
        maxScale={isFiat(state.side, end) ? 2 : context.decimalsOf(unit)}
        value={isText ? '' : (amount?.toString() ?? '')}
        text={isText ? summary.given.text : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onValueChange={(_, { text }) => dispatch({ type: 'typed', end, text })}
        end={<UnitSelect {...props} />}
        error={isSaid ? <Fault reason={reason} {...props} /> : reason ? undefined : false}
      />
      <Below {...props} />
    </AmountBox>
  );
}

/** Limits of the input: the bounds of the payment method, or the balance. */
function Beside({ end, state, summary: { method }, context, format }: RampAmountProps): ReactNode {
  const { t, locale } = format;
  if (!isFiat(state.side, end)) {
    return state.side === 'Sell' && context.account !== 'guest' ? (
      <AvailableBalance label={t.amount.available} asset={state.asset} value={context.available} />
    ) : null;
  }
  if (!method) return null;
  const bounds = fiatBounds(state, method, context.limits);
  // Nothing fits any more: the line of the limit says so.
  if (bounds === undefined) return null;
  return (
    <span className="wg:num wg:whitespace-normal">
      {t.amount.range({
        min: fiatText(bounds.min, state.fiat, locale),
        max: fiatText(bounds.max, state.fiat, locale),
      })}
    </span>
  );
}

function UnitSelect({ end, state, dispatch, places, format: { t } }: RampAmountProps) {
  if (isFiat(state.side, end)) {
    return (
      <Select
        variant="inline"
        align="end"
        label={t.fiat[end]}
        options={currencies.map((value) => ({ value: value as string, label: value }))}
        value={state.fiat}
        onValueChange={(fiat) => dispatch({ type: 'fiatChosen', fiat })}
      />
    );
  }
  return (
    <Select
      variant="inline"
      align="end"
      label={t.asset[end]}
      options={places.assets.map(({ asset }) => ({
        value: asset,
        label: asset,
        media: <AssetIcon symbol={asset} size="sm" />,
      }))}
      value={state.asset}
      placeholder={state.asset}
      onValueChange={(asset) => dispatch({ type: 'assetChosen', asset })}
    />
  );
}

const usual = ['100', '500', '1000', '2500'].map((amount) => Decimal.of(amount));
const thousand = Decimal.of('1000');
const hundred = Decimal.of('100');

/** Amounts that are chosen most, or parts of the balance. */
function Below({ end, state, dispatch, summary, context, places, format }: RampAmountProps) {
  const { t, locale } = format;
  if (end === 'receive') return null;
  if (state.side === 'Sell') {
    const { available } = context;
    const digits = Math.min(places.decimalsOf(state.asset) ?? 0, 8);
    return (
      <div className="wg:flex wg:justify-end">
        <BalanceShares
          words={t}
          isEnabled={available?.isPositive === true}
          onPick={(percent) => {
            if (!available) return;
            const part = available
              .times(Decimal.of(String(percent)))
              .dividedBy(hundred, digits, 'down');
            dispatch({ type: 'picked', end, value: part.toString() });
          }}
        />
      </div>
    );
  }
  const { method } = summary;
  if (!method) {
    // The room of the amounts while their bounds are on the way.
    return context.methods ? null : (
      <div aria-hidden className="wg:invisible wg:pb-1">
        <Button size="sm" tabIndex={-1}>
          0
        </Button>
      </div>
    );
  }
  const bounds = fiatBounds(state, method, context.limits);
  if (bounds === undefined) return null;
  const { min, max } = bounds;
  // Currencies of small units have amounts of more digits.
  const amounts = usual.map((amount) => (min.lt(thousand) ? amount : amount.times(hundred)));
  return (
    <fieldset
      aria-label={t.amount.quick}
      className="wg:m-0 wg:grid wg:min-w-0 wg:grid-cols-4 wg:gap-2 wg:border-0 wg:p-0 wg:pb-1"
    >
      {amounts
        .filter((amount) => amount.gte(min) && amount.lte(max))
        .map((amount) => (
          <Button
            key={amount.toString()}
            size="sm"
            variant="ghost"
            className="wg:num wg:rounded-pill wg:border-line-strong wg:px-1 wg:aria-pressed:border-accent wg:aria-pressed:bg-accent-soft wg:aria-pressed:text-accent"
            aria-pressed={summary.given.value?.equals(amount) === true && state.given === 'pay'}
            onClick={() => dispatch({ type: 'picked', end, value: amount.toString() })}
          >
            {new Intl.NumberFormat(locale).format(BigInt(amount.toString()))}
          </Button>
        ))}
    </fieldset>
  );
}

/** An error with a button that corrects it. */
function Fault({
  reason,
  end,
  state,
  dispatch,
  context,
  format,
}: RampAmountProps & { reason: RampReason }) {
  const fix = fixOf(reason, state, format.t);
  return (
    <>
      {fieldError(reason, state, context.limits?.currency, format)}{' '}
      {fix ? (
        <button
          type="button"
          className="wg:cursor-pointer wg:rounded-sm wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring"
          onClick={() =>
            dispatch({ type: 'picked', end: fix.end ?? end, value: fix.value.toString() })
          }
        >
          {fix.label}
        </button>
      ) : null}
    </>
  );
}

function fixOf(
  reason: RampReason,
  { side }: RampState,
  { field }: FormatContext['t'],
): { label: string; value: Decimal; end?: RampEnd } | undefined {
  if (reason.code === 'notEnough' && reason.available.isPositive) {
    return { label: field.useMax, value: reason.available };
  }
  if (reason.code === 'overLimit' && reason.left.isPositive) {
    return { label: field.useMaximum, value: reason.left, end: side === 'Buy' ? 'pay' : 'receive' };
  }
  if (reason.code !== 'belowMinimum' && reason.code !== 'aboveMaximum') return undefined;
  const label = reason.code === 'belowMinimum' ? field.useMinimum : field.useMaximum;
  return side === 'Buy' && reason.limit ? { label, value: reason.limit, end: 'pay' } : undefined;
}
