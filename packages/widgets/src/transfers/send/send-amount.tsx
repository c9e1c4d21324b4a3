import { type Decimal, formatCrypto, formatFiat } from '@agio/money';
import { AmountInput } from '@agio/ui/amount-input';
import { ChoiceMenu } from '@agio/ui/choice-menu';
import { useMessages } from '@agio/ui/language';
import { type Dispatch, useState } from 'react';
import { AmountBox } from '../../amounts/amount-box.tsx';
import { AvailableBalance } from '../../amounts/available-balance.tsx';
import { BalanceShares } from '../../amounts/balance-shares.tsx';
import { exactText } from '../../details/figure.tsx';
import type { SendAction, SendInput, SendUnit } from '../model/send.ts';
import {
  amountWorth,
  maxToSend,
  type SendContext,
  type SendReason,
  type SendSummary,
} from '../model/send-summary.ts';
import { sendMessages, type SendWords } from './send-messages.ts';

export interface SendAmountProps {
  input: SendInput;
  dispatch: Dispatch<SendAction>;
  context: SendContext;
  summary: SendSummary;
}

const fiatDigits = 2;

/** Amount that leaves, with the fee: in the asset or in the reader's currency, with shares of the balance. */
export function SendAmount({ input, dispatch, context, summary }: SendAmountProps) {
  const { send } = useMessages(sendMessages);
  const [isFocused, setFocused] = useState(false);
  const { asset, currency, network, available, locale, price } = context;
  const { unit, entry } = input;
  const units: Record<SendUnit, string> = { asset, fiat: currency };
  const isText = entry.kind === 'typed' || isFocused;
  const pick = (value: Decimal | undefined) =>
    value && dispatch({ type: 'amountPicked', value: value.toString() });
  const error = amountError(summary, context, send);
  const fix = fixOf(summary.reasons, context, send);
  return (
    <AmountBox>
      <AmountInput
        layout="bare"
        size="lg"
        name="amount"
        label={send.amount}
        aria-label={send.amountIn[unit]({ unit: units[unit] })}
        labelEnd={<AvailableBalance label={send.available} asset={asset} value={available} />}
        locale={locale}
        unit={undefined}
        maxScale={unit === 'asset' ? network?.decimals : fiatDigits}
        value={isText ? '' : entry.value}
        text={isText ? summary.text : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onValueChange={(_, { text }) => dispatch({ type: 'amountTyped', text })}
        end={
          <ChoiceMenu
            label={send.amount}
            className="wg:h-8 wg:rounded-pill wg:bg-surface-3 wg:px-3 wg:text-base wg:font-semibold"
            value={unit}
            choices={(['asset', 'fiat'] as const).map((value) => ({ value, label: units[value] }))}
            onChange={(next) =>
              dispatch({
                type: 'unitChosen',
                unit: next,
                value: next === 'asset' ? summary.amount : summary.worth?.round(fiatDigits, 'down'),
              })
            }
          />
        }
        error={
          error === undefined ? undefined : (
            <>
              {error}{' '}
              {fix ? (
                <button
                  type="button"
                  className="wg:cursor-pointer wg:rounded-sm wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring"
                  onClick={() => pick(fix.value)}
                >
                  {fix.label}
                </button>
              ) : null}
            </>
          )
        }
      />
      <div className="wg:flex wg:min-h-6 wg:flex-wrap wg:items-center wg:justify-between wg:gap-2 wg:text-xs wg:text-fg-muted">
        <bdi dir="ltr" className="wg:num">
          {unit === 'fiat' && summary.amount
            ? `≈ ${formatCrypto(summary.amount, { locale, maxDigits: 18 })} ${asset}`
            : summary.worth && price
              ? `≈ ${formatFiat(summary.worth, { currency, locale, display: 'code' })}`
              : null}
        </bdi>
        <BalanceShares
          words={{ shares: send.shares, share: send.share, max: send.max }}
          isEnabled={available?.isPositive === true}
          onPick={(percent) => available && pick(maxToSend(available, network, percent))}
        />
      </div>
    </AmountBox>
  );
}

type Words = SendWords['send'];

/** Returns the fault of the amount; the field itself reports a text that is not an amount. */
function amountError(
  { reasons }: SendSummary,
  { asset, network, locale, limits }: SendContext,
  send: Words,
): string | undefined {
  const exact = (value: Decimal) => exactText(value, asset, locale);
  for (const reason of reasons) {
    switch (reason.code) {
      case 'zero':
        return send.zero;
      case 'noPrice':
        return send.noPrice({ asset });
      case 'belowMinimum':
        return send.belowMinimum({
          minimum: exact(reason.minimum),
          network: network?.name ?? '',
        });
      case 'notEnough':
        return send.notEnough({
          available: exact(reason.available),
          missing: exact(reason.missing),
        });
      case 'overLimit': {
        const left = formatFiat(reason.use.left, {
          currency: limits?.currency ?? '',
          locale,
          display: 'code',
        });
        return reason.use.period === 'day' ? send.overDay({ left }) : send.overMonth({ left });
      }
    }
  }
  return undefined;
}

/** An amount that would do. */
function fixOf(
  reasons: readonly SendReason[],
  { available, network, limitPrice }: SendContext,
  send: Words,
): { label: string; value: Decimal } | undefined {
  for (const reason of reasons) {
    if (reason.code === 'notEnough' && available?.isPositive === true) {
      return { label: send.useMax, value: maxToSend(available, network) };
    }
    if (reason.code === 'belowMinimum') return { label: send.useMinimum, value: reason.minimum };
    if (reason.code === 'overLimit' && reason.use.left.isPositive) {
      const value = amountWorth(reason.use.left, limitPrice, network);
      return value && { label: send.useLeft, value };
    }
  }
  return undefined;
}
