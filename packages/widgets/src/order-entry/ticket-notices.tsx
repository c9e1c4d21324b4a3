import { formatCrypto, formatPercent } from '@agio/money';
import { Callout } from '@agio/ui/callout';
import { ShortText } from '@agio/ui/short-text';
import { type ReactNode, Suspense } from 'react';
import { useNextStepLink, WhyNotActive } from '../states/index.ts';
import { lazyPart } from '../states/lazy-part.ts';
import { rulesOf } from './model/order-types.ts';
import type { OrderWarning, Reason } from './model/ticket-reasons.ts';
import type { TicketSummary } from './model/ticket-summary.ts';
import { priceText, type FormatContext } from './ticket-labels.ts';
import type { TicketState } from './model/ticket.ts';

/** Maximum number of characters shown of a market's own reason for not being open. */
const longestReason = 200;

interface TicketNoticesProps {
  /** Above the fields: why nothing can be traded. Below them: what this order will do. */
  place: 'top' | 'bottom';
  summary: TicketSummary;
  state: TicketState;
  format: FormatContext;
}

/** Returns true if a reason has a notice above the fields: nothing can be traded, whatever is typed. */
export const isTold = ({ code }: Reason): boolean =>
  code === 'notActive' || code === 'bookCrossed' || code === 'marketNotOpen';

/** The sentences of a ticket. They stand beside what they are about and never stop anybody: that is the button's part. */
export function TicketNotices({ place, summary, state, format }: TicketNoticesProps) {
  return place === 'top' ? (
    <BlockingNotice reasons={summary.reasons} format={format} />
  ) : (
    <>
      {summary.warnings.map((warning) => (
        <WarningNotice key={warning.code} warning={warning} state={state} format={format} />
      ))}
      <StopSentence summary={summary} state={state} format={format} />
    </>
  );
}

function BlockingNotice({
  reasons,
  format: { t, instrument },
}: {
  reasons: readonly Reason[];
  format: FormatContext;
}) {
  const market = instrument.symbol;
  const nextStep = useNextStepLink();
  for (const reason of reasons) {
    if (reason.code === 'notActive') {
      return (
        <Notice
          tone="warning"
          live
          title={t.notice.notActiveTitle}
          actions={nextStep}
          className="wg:mb-2"
        >
          <WhyNotActive />
        </Notice>
      );
    }
    if (reason.code === 'bookCrossed') {
      return (
        <Notice tone="warning" title={t.notice.crossedTitle} className="wg:mb-2" live>
          {t.notice.crossed}
        </Notice>
      );
    }
    if (reason.code === 'marketNotOpen') {
      const title = {
        Halted: t.notice.haltedTitle({ market }),
        Paused: t.notice.pausedTitle({ market }),
        Unknown: t.notice.notOpenTitle({ market }),
      }[reason.status];
      return (
        <Notice
          tone={reason.status === 'Halted' ? 'danger' : 'warning'}
          title={title}
          className="wg:mb-2"
          live
        >
          {instrument.statusReason && (
            <ShortText className="wg:block" text={instrument.statusReason} length={longestReason} />
          )}
          {t.notice.notOpen}
        </Notice>
      );
    }
  }
  return null;
}

function WarningNotice({
  warning,
  state,
  format,
}: {
  warning: OrderWarning;
  state: TicketState;
  format: FormatContext;
}) {
  const { t, locale, instrument } = format;
  const buys = state.side === 'Buy';
  // A price at which something is hidden shows a part of it, too.
  const hides = instrument.minDisplayRatio === undefined ? null : ` ${t.notice.mayHide}`;
  switch (warning.code) {
    case 'range': {
      const price = priceText(warning.worstPrice, format);
      const { percent } = warning;
      const direction = buys ? 'Up' : 'Down';
      return (
        <Notice tone="warning" title={buys ? t.notice.fillsAsks : t.notice.fillsBids}>
          {percent
            ? t.notice[`range${direction}From`]({
                price,
                percent: formatPercent(percent, { locale }),
              })
            : t.notice[`range${direction}`]({ price })}
        </Notice>
      );
    }
    case 'thin':
      return (
        <Notice tone="warning" title={t.notice.thinTitle}>
          {t.notice.thin({
            amount: `${formatCrypto(warning.fillable, { locale })} ${instrument.baseAsset}`,
            total: `${formatCrypto(warning.total, { locale })} ${instrument.quoteAsset}`,
          })}
          {hides}
        </Notice>
      );
    case 'stale':
      return (
        <Notice tone="warning" title={t.notice.staleTitle}>
          {t.notice.stale}
        </Notice>
      );
    case 'farPrice':
      return (
        <Notice tone="warning" title={t.notice.farTitle}>
          {t.notice.far({ percent: formatPercent(warning.percent, { locale }) })}
        </Notice>
      );
    case 'cancelled':
    case 'partly': {
      const price = priceText(warning.price, format);
      const amount = `${formatCrypto(warning.available, { locale })} ${instrument.baseAsset}`;
      const nothing = warning.available.isZero;
      return (
        <Notice tone="warning" title={t.notice[`${warning.code}Title`]}>
          {nothing
            ? t.notice[`nothing${state.side}`]({ price })
            : t.notice[`only${state.side}`]({ amount, price })}
          {nothing ? null : hides}
        </Notice>
      );
    }
    case 'limitBeyondTrigger':
      return (
        <Notice tone="warning" title={t.notice.beyondTitle}>
          {buys ? t.notice.beyondBuy : t.notice.beyondSell}
        </Notice>
      );
    // The sentence of the order says it.
    case 'triggersAtOnce':
      return null;
  }
}

/** Sentences of orders that only some readers place. */
const WaitingSentence = lazyPart(() => import('./waiting/waiting-parts.tsx'), 'WaitingSentence');

/** An order that waits read out as a sentence. */
function StopSentence({ summary, state, format }: Omit<TicketNoticesProps, 'place'>) {
  const { t, locale, instrument } = format;
  const [trigger, price, amount] = [
    summary.trigger,
    summary.price.value,
    summary.size.amount.value,
  ];
  const isReached = summary.warnings.some(({ code }) => code === 'triggersAtOnce');
  if (isReached && !(trigger && price && amount))
    return <Notice tone="warning">{t.notice.triggered}</Notice>;
  const isPlain = state.type === 'StopLimit' || (isReached && rulesOf(state.type).limit);
  if (!isPlain) {
    if (isReached) return <Notice tone="warning">{t.notice.triggered}</Notice>;
    if (
      !(
        trigger ??
        summary.takeProfitPrice.value ??
        summary.slices.value ??
        summary.displayAmount.value
      ) ||
      !(amount ?? summary.size.spend)
    )
      return null;
    return (
      <Suspense>
        <Notice tone="neutral">
          <WaitingSentence {...{ summary, state, format }} />
        </Notice>
      </Suspense>
    );
  }
  if (!trigger || !price || !amount) return null;
  return (
    <Notice tone={isReached ? 'warning' : 'neutral'}>
      {t.notice[`${isReached ? 'reached' : 'stop'}${state.side}`]({
        trigger: priceText(trigger, format),
        price: priceText(price, format),
        amount: `${formatCrypto(amount, { locale })} ${instrument.baseAsset}`,
      })}
    </Notice>
  );
}

function Notice({
  tone,
  title,
  className = 'wg:mt-2',
  live = false,
  actions,
  children,
}: {
  tone: 'neutral' | 'warning' | 'danger';
  title?: string;
  actions?: ReactNode;
  className?: string;
  live?: boolean;
  children: ReactNode;
}) {
  return (
    <Callout
      tone={tone}
      title={title}
      live={live}
      actions={actions}
      className={`wg:text-xs ${className}`}
    >
      {children}
    </Callout>
  );
}
