import { Decimal, formatFiat } from '@agio/money';
import { AmountInput } from '@agio/ui/amount-input';
import { type Dispatch, type ReactNode, useState } from 'react';
import { useHost } from '../host/index.ts';
import { AmountBox } from '../amounts/amount-box.tsx';
import { AvailableBalance } from '../amounts/available-balance.tsx';
import { AssetButton } from './asset-button.tsx';
import { fieldError, type FormatContext } from './convert-words.ts';
import type { Conversion, ConvertAction, ConvertSide } from './model/conversion.ts';
import { type ConvertReason, reasonAt } from './model/convert-reasons.ts';
import type { ConvertContext, ConvertSummary } from './model/convert-summary.ts';
import type { ConvertMarkets } from './use-convert-context.ts';

export interface ConvertAmountProps {
  side: ConvertSide;
  state: Conversion;
  dispatch: Dispatch<ConvertAction>;
  summary: ConvertSummary;
  context: ConvertContext;
  markets: ConvertMarkets;
  format: FormatContext;
  /** Shares of the balance, beside the value. */
  children?: ReactNode;
}

/** One side: amount, asset, available balance and value. */
export function ConvertAmount({
  side,
  state,
  dispatch,
  summary,
  context,
  markets,
  format,
  children,
}: ConvertAmountProps) {
  const { t, locale } = format;
  const { currency } = useHost();
  const [isFocused, setFocused] = useState(false);
  const asset = state[side];
  const isGiven = state.given === side;
  const amount = summary.amounts[side];
  const worth = amount && context.values.get(asset)?.times(amount);
  const reason = reasonAt(summary.reasons, side);
  // An incomplete number is no error while the field has the focus.
  const isUnfinished =
    isFocused &&
    (reason?.code === 'zero' || (reason?.code === 'unreadable' && reason.failure === 'incomplete'));
  // Typed text stays as typed; an exact value is grouped while the field has no focus.
  const isText = isGiven && (state.entry.kind === 'typed' || isFocused);
  return (
    <AmountBox>
      <AmountInput
        layout="bare"
        size="lg"
        name={side}
        label={t.side[side]}
        aria-label={t.amount[side]({ asset })}
        labelEnd={
          context.account === 'guest' ? undefined : (
            <AvailableBalance label={t.available} asset={asset} value={context.available[side]} />
          )
        }
        locale={locale}
        value={isText ? '' : (amount?.toString() ?? '')}
        text={isText ? summary.given.text : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onValueChange={(_, { text }) => dispatch({ type: 'typed', side, text })}
        className={!isGiven && summary.isEstimate ? 'wg:[&_input]:text-fg-muted!' : undefined}
        end={
          <AssetButton
            side={side}
            asset={asset}
            markets={markets}
            onChoose={(chosen) => dispatch({ type: 'assetChosen', side, asset: chosen })}
          />
        }
        error={
          reason && !isUnfinished ? (
            <Fault reason={reason} state={state} dispatch={dispatch} format={format} />
          ) : (
            false
          )
        }
      />
      <div className="wg:flex wg:min-h-6 wg:flex-wrap wg:items-center wg:justify-between wg:gap-2 wg:text-xs wg:text-fg-muted">
        <bdi dir="ltr" className="wg:num">
          {worth ? `≈ ${formatFiat(worth, { currency, locale, display: 'code' })}` : null}
        </bdi>
        {children}
      </div>
    </AmountBox>
  );
}

/** An error with a button that corrects it. */
function Fault({
  reason,
  state,
  dispatch,
  format,
}: {
  reason: ConvertReason;
  state: Conversion;
  dispatch: Dispatch<ConvertAction>;
  format: FormatContext;
}) {
  const { t } = format;
  const fix = fixOf(reason, t);
  return (
    <>
      {fieldError(reason, state, format)}{' '}
      {fix ? (
        <button
          type="button"
          className="wg:cursor-pointer wg:rounded-sm wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring"
          onClick={() => dispatch({ type: 'picked', side: 'from', value: fix.value.toString() })}
        >
          {fix.label}
        </button>
      ) : null}
    </>
  );
}

function fixOf(
  reason: ConvertReason,
  { field }: FormatContext['t'],
): { label: string; value: Decimal } | undefined {
  if (reason.code === 'notEnough' && reason.available.isPositive) {
    return { label: field.useMax, value: reason.available };
  }
  if (reason.code !== 'belowMinimum' && reason.code !== 'aboveMaximum') return undefined;
  const label = reason.code === 'belowMinimum' ? field.useMinimum : field.useMaximum;
  return reason.limit && { label, value: reason.limit };
}
