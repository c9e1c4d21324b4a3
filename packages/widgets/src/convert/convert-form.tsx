import type { UseHeldQuote } from '@agio/api-client/react';
import { formatCrypto } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { IconButton } from '@agio/ui/icon-button';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { ArrowUpDown } from 'lucide-react';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { useHost } from '../host/index.ts';
import { useNextStepLink, WhyNotActive } from '../states/index.ts';
import { BalanceShares } from '../amounts/balance-shares.tsx';
import { ConvertAmount } from './convert-amount.tsx';
import { exactText, Figure } from '../details/figure.tsx';
import { submitLabel, type FormatContext } from './convert-words.ts';
import { indicativeRate } from './model/asset-values.ts';
import type { Conversion, ConvertAction } from './model/conversion.ts';
import type { ConvertReason } from './model/convert-reasons.ts';
import { type ConvertContext, type ConvertSummary, shareOf } from './model/convert-summary.ts';
import { PriceStrip, RateLine } from './price-strip.tsx';
import { QuoteRows } from './quote-rows.tsx';
import type { ConvertMarkets } from './use-convert-context.ts';

export interface ConvertFormProps {
  state: Conversion;
  dispatch: Dispatch<ConvertAction>;
  summary: ConvertSummary;
  context: ConvertContext;
  markets: ConvertMarkets;
  price: UseHeldQuote;
  format: FormatContext;
  /** Continues with the quote, or with the next one if this one is about to expire. */
  onReview: () => Promise<void>;
}

/** The form: amounts, the quote for them, and the button with its reason. */
export function ConvertForm({
  state,
  dispatch,
  summary,
  context,
  markets,
  price,
  format,
  onReview,
}: ConvertFormProps) {
  const { t } = format;
  const { signIn } = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  /** Amount that "Max" filled in, until the exchange has accepted or refused it. */
  const most = useRef<string>(undefined);
  const [first] = summary.reasons;
  const needsSignIn = first?.code === 'signIn';
  const available = context.available.from;
  const shared = { state, dispatch, summary, context, markets, format };

  // The bounds of these two assets may be known only from a refusal: then "Max" goes on to the most that is taken.
  const tooMuch = summary.reasons.find(({ code }) => code === 'aboveMaximum');
  const limit = tooMuch && 'limit' in tooMuch ? tooMuch.limit?.toString() : undefined;
  useEffect(() => {
    if (limit === undefined || summary.given.value?.toString() !== most.current) return;
    most.current = undefined;
    dispatch({ type: 'picked', side: 'from', value: limit });
  }, [limit, summary.given.value, dispatch]);

  async function submit() {
    if (isLeaving) return;
    if (needsSignIn) return signIn();
    if (first) {
      const side = 'side' in first ? first.side : state.given;
      return form.current?.querySelector<HTMLElement>(`[name=${side}]`)?.focus();
    }
    setLeaving(true);
    await onReview().finally(() => setLeaving(false));
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={t.title}
      className="wg:flex wg:flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ConvertNotice reasons={summary.reasons} format={format} />
      <ConvertAmount side="from" {...shared}>
        <BalanceShares
          words={t}
          isEnabled={available?.isPositive === true}
          onPick={(percent) => {
            if (!available) return;
            const decimals = context.decimalsOf(state.from) ?? 0;
            const value = shareOf(available, percent, { decimals, most: summary.limits?.max });
            most.current = percent >= 100 ? value.toString() : undefined;
            dispatch({ type: 'picked', side: 'from', value: value.toString() });
          }}
        />
      </ConvertAmount>
      {/* Over the line between both boxes. */}
      <div className="wg:relative wg:z-1 wg:-my-3 wg:flex wg:justify-center">
        <IconButton
          label={t.invert}
          className="wg:size-10 wg:rounded-full wg:border wg:border-line-strong wg:bg-surface-1 wg:ring-4 wg:ring-surface-1"
          onClick={() => dispatch({ type: 'inverted' })}
        >
          <ArrowUpDown size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      <ConvertAmount side="to" {...shared} />
      <PriceStrip
        held={summary.quote && price.held}
        isHeld={price.isHeld}
        isAsking={price.isAsking}
        hasFailed={first?.code === 'noPrice'}
        estimate={<Estimate state={state} context={context} format={format} />}
        onRenew={
          context.account === 'active' && summary.given.value
            ? () => void price.renew().catch(() => undefined)
            : undefined
        }
        format={format}
      />
      <div className="wg:mb-3 wg:border-t wg:border-line wg:pt-2">
        {summary.quote ? (
          <QuoteRows quote={summary.quote} limits={summary.limits} format={format} />
        ) : (
          <EstimateRows state={state} summary={summary} format={format} />
        )}
      </div>
      {context.account === 'guest' ? (
        <p className="wg:mb-2 wg:text-center wg:text-xs wg:text-fg-muted">{t.price.estimateMore}</p>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        aria-disabled={(first !== undefined && !needsSignIn) || undefined}
        loading={isLeaving}
      >
        {first ? submitLabel(first, state, t) : t.button.review}
      </Button>
    </form>
  );
}

/** A notice above the amounts: why this account or these assets cannot convert at all. */
function ConvertNotice({
  reasons,
  format: { t },
}: {
  reasons: readonly ConvertReason[];
  format: FormatContext;
}) {
  const nextStep = useNextStepLink();
  for (const reason of reasons) {
    if (reason.code === 'notActive') {
      return (
        <Callout
          tone="warning"
          live
          title={t.notice.notActiveTitle}
          actions={nextStep}
          className="wg:mb-3"
        >
          <WhyNotActive />
        </Callout>
      );
    }
    if (reason.code === 'halted' || reason.code === 'notConvertible') {
      const { code, asset } = reason;
      return (
        <Callout
          tone="warning"
          live
          title={t.notice[`${code}Title`]({ asset })}
          className="wg:mb-3"
        >
          {t.notice[code]}
        </Callout>
      );
    }
  }
  return null;
}

/** The estimate by market prices, before the first quote. */
function Estimate({
  state: { from, to },
  context: { values },
  format,
}: Pick<ConvertFormProps, 'state' | 'context' | 'format'>) {
  const rate = indicativeRate(values, from, to);
  const inverse = indicativeRate(values, to, from);
  if (!rate || !inverse) return '—';
  return <RateLine isEstimate {...{ from, to, rate, inverse, format }} />;
}

/** The rows of `QuoteRows` by the estimate, before the first quote. */
function EstimateRows({
  state,
  summary: { amounts },
  format: { t, locale },
}: Pick<ConvertFormProps, 'state' | 'summary' | 'format'>) {
  const dash = '—';
  return (
    <KeyValueList>
      <KeyValue term={t.figure.pay}>
        <Figure>{amounts.from ? exactText(amounts.from, state.from, locale) : dash}</Figure>
      </KeyValue>
      <KeyValue term={t.figure.fee}>{dash}</KeyValue>
      <KeyValue term={t.figure.spread}>{dash}</KeyValue>
      <KeyValue term={t.figure.minimum}>{dash}</KeyValue>
      <KeyValue term={t.figure.maximum}>{dash}</KeyValue>
      <KeyValue total term={t.figure.receiveAbout}>
        <bdi dir="ltr" className="wg:num wg:break-all wg:whitespace-normal wg:text-fg-muted">
          {amounts.to ? `≈ ${formatCrypto(amounts.to, { locale })} ${state.to}` : dash}
        </bdi>
      </KeyValue>
    </KeyValueList>
  );
}
