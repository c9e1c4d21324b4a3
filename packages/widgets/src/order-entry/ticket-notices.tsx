import { formatCrypto, formatPercent } from '@agio/money';
import { Callout } from '@agio/ui/callout';
import { ShortText } from '@agio/ui/short-text';
import type { ReactNode } from 'react';
import { WhyNotActive } from '../provider/index.ts';
import type { Caution, Reason } from './model/ticket-reasons.ts';
import type { TicketSummary } from './model/ticket-summary.ts';
import { priceText, type Writer } from './ticket-words.ts';
import type { TicketState } from './model/ticket.ts';

/** Of a market's own words for why it is not open. */
const longestReason = 200;

interface TicketNoticesProps {
  /** Above the fields: why nothing can be traded. Below them: what this order will do. */
  place: 'top' | 'bottom';
  summary: TicketSummary;
  state: TicketState;
  writer: Writer;
}

/** The sentences of a ticket. They stand beside what they are about and never stop anybody: that is the button's part. */
export function TicketNotices({ place, summary, state, writer }: TicketNoticesProps) {
  return place === 'top' ? (
    <WorldNotice reasons={summary.reasons} writer={writer} />
  ) : (
    <>
      {summary.cautions.map((caution) => (
        <CautionNotice key={caution.code} caution={caution} state={state} writer={writer} />
      ))}
      <StopSentence summary={summary} state={state} writer={writer} />
    </>
  );
}

function WorldNotice({
  reasons,
  writer: { t, instrument },
}: {
  reasons: readonly Reason[];
  writer: Writer;
}) {
  const market = instrument.symbol;
  for (const reason of reasons) {
    if (reason.code === 'notActive') {
      return (
        <Notice tone="warning" title={t.notice.notActiveTitle} className="wg:mb-2">
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

function CautionNotice({
  caution,
  state,
  writer,
}: {
  caution: Caution;
  state: TicketState;
  writer: Writer;
}) {
  const { t, locale, instrument } = writer;
  const buys = state.side === 'Buy';
  switch (caution.code) {
    case 'range': {
      const price = priceText(caution.worstPrice, writer);
      const { percent } = caution;
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
            amount: `${formatCrypto(caution.fillable, { locale })} ${instrument.baseAsset}`,
            total: `${formatCrypto(caution.total, { locale })} ${instrument.quoteAsset}`,
          })}
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
          {t.notice.far({ percent: formatPercent(caution.percent, { locale }) })}
        </Notice>
      );
    case 'triggersAtOnce':
      return <Notice tone="warning">{t.notice.triggered}</Notice>;
  }
}

/** A stop order read out as a sentence. */
function StopSentence({ summary, state, writer }: Omit<TicketNoticesProps, 'place'>) {
  const { t, locale, instrument } = writer;
  const [trigger, price, amount] = [
    summary.stopPrice.value,
    summary.price.value,
    summary.size.amount.value,
  ];
  if (!trigger || !price || !amount) return null;
  return (
    <Notice tone="neutral">
      {(state.side === 'Buy' ? t.notice.stopBuy : t.notice.stopSell)({
        trigger: priceText(trigger, writer),
        price: priceText(price, writer),
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
  children,
}: {
  tone: 'neutral' | 'warning' | 'danger';
  title?: string;
  className?: string;
  live?: boolean;
  children: ReactNode;
}) {
  return (
    <Callout tone={tone} title={title} live={live} className={`wg:text-xs ${className}`}>
      {children}
    </Callout>
  );
}
