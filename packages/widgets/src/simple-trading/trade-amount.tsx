import type { Instrument } from '@agio/api-client/contract';
import { formatCrypto, formatFiat } from '@agio/money';
import { AmountInput } from '@agio/ui/amount-input';
import { ChoiceMenu } from '@agio/ui/choice-menu';
import { type Dispatch, useState } from 'react';
import { TicketFieldError, useTicketFormat } from '../order-entry/index.ts';
import { useHost } from '../host/index.ts';
import { AmountBox } from '../amounts/amount-box.tsx';
import { AvailableBalance } from '../amounts/available-balance.tsx';
import { BalanceShares } from '../amounts/balance-shares.tsx';
import { useDisplayDigits } from '../amounts/use-display-digits.ts';
import type { FormatContext } from './commodity-cards.tsx';
import type { Trade, TradeAction, TradeUnit } from './model/trade.ts';
import { amountIn, shareOfBalance } from './model/trade-ticket.ts';
import type { TradeReading } from './use-trade-reading.ts';

export interface TradeAmountProps {
  trade: Trade;
  dispatch: Dispatch<TradeAction>;
  reading: TradeReading;
  instrument: Instrument;
  format: FormatContext;
}

/** Amount: in the user's currency, in the paying asset, or in units, with shares of the balance. */
export function TradeAmount({ trade, dispatch, reading, instrument, format }: TradeAmountProps) {
  const { t, locale } = format;
  const { currency } = useHost();
  const [isFocused, setFocused] = useState(false);
  const { unit, given, ticket, summary, context, reasons, rules } = reading;
  const { baseAsset, quoteAsset } = instrument;
  const isBuy = trade.side === 'Buy';
  const reason = reasons.find((each) => 'field' in each && each.code !== 'empty');
  // An incomplete number is no error while the field has the focus.
  const isUnfinished =
    isFocused &&
    (reason?.code === 'zero' || (reason?.code === 'unreadable' && reason.failure === 'incomplete'));
  // Typed text stays as typed; an exact value is grouped while the field has no focus.
  const isText = given.exact === undefined || isFocused;
  const units: Record<TradeUnit, string> = { fiat: currency, quote: quoteAsset, base: baseAsset };
  const offered: TradeUnit[] =
    currency === quoteAsset ? ['quote', 'base'] : ['fiat', 'quote', 'base'];
  const pickShare = (percent: number) => {
    const picked = shareOfBalance(ticket, context, percent);
    if (picked) dispatch({ type: 'picked', ...picked });
  };
  return (
    <AmountBox>
      <AmountInput
        layout="bare"
        size="lg"
        name="amount"
        label={isBuy ? t.amount.buy : t.amount.sell}
        labelEnd={
          context.account === 'guest' ? undefined : (
            <AvailableBalance
              label={t.amount.available}
              asset={isBuy ? quoteAsset : baseAsset}
              value={summary.available}
            />
          )
        }
        locale={locale}
        value={isText ? '' : (given.exact ?? '')}
        text={isText ? given.text : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onValueChange={(_, { text }) => dispatch({ type: 'typed', unit, text })}
        end={
          <ChoiceMenu
            label={t.amount.in}
            className="wg:h-8 wg:rounded-pill wg:bg-surface-3 wg:px-3 wg:text-base wg:font-semibold"
            value={unit}
            choices={offered.map((value) => ({ value, label: units[value] }))}
            onChange={(next) =>
              dispatch({ type: 'unitChosen', unit: next, value: amountIn(next, summary, rules) })
            }
          />
        }
        error={
          reason && !isUnfinished ? (
            <AmountError {...{ reason, reading, instrument, dispatch, format }} onMax={pickShare} />
          ) : (
            false
          )
        }
      />
      <div className="wg:flex wg:min-h-6 wg:flex-wrap wg:items-center wg:justify-between wg:gap-2 wg:text-xs wg:text-fg-muted">
        <Counterpart reading={reading} instrument={instrument} format={format} />
        <BalanceShares
          words={t.amount}
          isEnabled={summary.available?.isPositive === true}
          onPick={pickShare}
        />
      </div>
    </AmountBox>
  );
}

/** Value of the amount in the other assets. */
function Counterpart({
  reading: { unit, summary, rules },
  instrument: { baseAsset, quoteAsset },
  format: { t, locale },
}: Pick<TradeAmountProps, 'reading' | 'instrument' | 'format'>) {
  const { currency } = useHost();
  const digitsOf = useDisplayDigits();
  const [amount, total] = [summary.size.amount.value, summary.size.total.value];
  const worth = amountIn('fiat', summary, rules);
  if (unit === 'fiat' && amount && total) {
    return (
      <span className="wg:num">
        {t.amount.paysFor({
          total: `${formatCrypto(total, { locale, ...digitsOf(quoteAsset) })} ${quoteAsset}`,
          amount: `${formatCrypto(amount, { locale, ...digitsOf(baseAsset) })} ${baseAsset}`,
        })}
      </span>
    );
  }
  return (
    <span className="wg:num">
      {worth === undefined
        ? null
        : t.amount.worth({ value: formatFiat(worth, { currency, locale, display: 'code' }) })}
    </span>
  );
}

/** Fault of the amount. The ticket knows nothing of the user's currency. */
function AmountError({
  reason,
  reading: { unit, summary },
  instrument,
  dispatch,
  format: { t },
  onMax,
}: Pick<TradeAmountProps, 'reading' | 'instrument' | 'dispatch' | 'format'> & {
  reason: TradeReading['reasons'][number];
  onMax: (percent: number) => void;
}) {
  const format = useTicketFormat(instrument);
  const { currency } = useHost();
  if (unit === 'fiat' && reason.code === 'unreadable' && reason.failure === 'unit') {
    return t.amount.fiatUnit({ currency });
  }
  return (
    <TicketFieldError
      reason={reason}
      format={format}
      max={summary.size.max}
      dispatch={(action) => {
        if (action.type === 'percentChosen') onMax(action.percent);
        if (action.type === 'picked') {
          dispatch({ type: 'picked', unit: 'base', value: action.value });
        }
      }}
    />
  );
}
