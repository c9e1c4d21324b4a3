import type { Instrument, NewOrder } from '@agio/api-client/contract';
import { formatFiat, formatPrice } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import {
  submitLabel,
  TicketNotices,
  useOrderEntry,
  useOrderQuestion,
  useTicketFormat,
} from '../order-entry/index.ts';
import { useHost } from '../host/index.ts';
import { exactText, Figure } from '../details/figure.tsx';
import { valueOf } from '../amounts/market-values.ts';
import { StepTitle } from '../intent/step-title.tsx';
import type { FormatContext } from './commodity-cards.tsx';
import { payOf, reviewedTicket } from './model/trade-ticket.ts';
import { FeeRow, receivedText } from './trade-rows.tsx';
import { ignore, usePerQuote } from './use-trade-reading.ts';
import type { Trading } from './use-trading.ts';

export interface TradeReviewProps {
  /** Order to send, as it is shown. */
  order: NewOrder;
  /** Reason for which the exchange did not take it. */
  refusal: ReactNode;
  instrument: Instrument;
  trading: Trading;
  format: FormatContext;
}

/** The last look: the order is fixed, its estimate follows the market, and an unusual one is asked about. */
export function TradeReview({ order, refusal, instrument, trading, format }: TradeReviewProps) {
  const { t, locale } = format;
  const { currency } = useHost();
  const { place, back, isPending, isChecking } = trading;
  const { baseAsset, quoteAsset, tickSize } = instrument;
  const ticketFormat = useTicketFormat(instrument);
  const state = useMemo(() => reviewedTicket(order), [order]);
  const { context, summary } = useOrderEntry(instrument, state, ignore);
  const { submit, question } = useOrderQuestion({
    order: { state, summary, instrument, last: context.last },
    isLive: context.bookIsLive,
    onPlace: ({ summary: { order: asked } }) => asked && void place(asked),
  });
  const { size, estimate } = summary;
  const isBuy = order.side === 'Buy';
  // Cost of the whole steps that an amount to spend buys: the rest is not taken.
  const paid = payOf(summary);
  const [first] = isPending ? [] : summary.reasons;
  const price = (value = estimate?.averagePrice) =>
    value ? `${formatPrice(value, { tickSize, locale })} ${quoteAsset}` : '—';
  const value = valueOf(isBuy ? paid : size.total.value, usePerQuote(instrument));
  const label = isPending
    ? isChecking
      ? t.button.checking
      : t.button.placing
    : first
      ? submitLabel(first, ticketFormat.t, locale)
      : (isBuy ? t.button.buy : t.button.sell)({ asset: baseAsset });
  return (
    <section
      aria-label={isBuy ? t.review.buy : t.review.sell}
      className="wg:flex wg:flex-col wg:gap-3"
    >
      <StepTitle>{isBuy ? t.review.buy : t.review.sell}</StepTitle>
      <TicketNotices place="top" summary={summary} state={state} format={ticketFormat} />
      <KeyValueList>
        {isBuy ? (
          <KeyValue term={t.figure.payAbout}>
            <Figure>{paid ? exactText(paid, quoteAsset, locale) : '—'}</Figure>
          </KeyValue>
        ) : (
          <KeyValue term={t.figure.sell}>
            <Figure>
              {size.amount.value ? exactText(size.amount.value, baseAsset, locale) : '—'}
            </Figure>
          </KeyValue>
        )}
        <KeyValue term={t.figure.averageAbout}>
          <Figure>{price()}</Figure>
        </KeyValue>
        <KeyValue term={t.figure.worst}>
          <Figure>{price(estimate?.worstPrice)}</Figure>
        </KeyValue>
        <FeeRow summary={summary} format={format} />
        <KeyValue term={t.figure.value}>
          <Figure>{value ? formatFiat(value, { currency, locale, display: 'code' }) : '—'}</Figure>
        </KeyValue>
        <KeyValue total term={t.figure.receiveAbout}>
          <Figure>{receivedText(summary, locale)}</Figure>
        </KeyValue>
      </KeyValueList>
      <p className="wg:text-xs wg:text-fg-muted">{t.review.about}</p>
      <TicketNotices place="bottom" summary={summary} state={state} format={ticketFormat} />
      {refusal === undefined || isPending ? null : (
        <Callout live tone="danger" title={t.review.refusedTitle}>
          {refusal}
        </Callout>
      )}
      <Button
        variant={isBuy ? 'buy' : 'sell'}
        size="lg"
        block
        aria-disabled={first !== undefined || undefined}
        loading={isPending}
        onClick={() => first === undefined && submit()}
      >
        {label}
      </Button>
      {isPending ? (
        <output className="wg:text-center wg:text-xs wg:text-fg-muted">{label}</output>
      ) : (
        <Button
          block
          variant="ghost"
          icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden className="wg:rtl:rotate-180" />}
          onClick={back}
        >
          {t.button.back}
        </Button>
      )}
      {question}
    </section>
  );
}
