import type { Instrument, MarketStatus } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import type { Change } from './change-list.tsx';
import { ChangeReview, type ChangeReviewProps } from './change-review.tsx';
import { MarketEffect } from './market-effect.tsx';
import { marketsMessages } from './markets-messages.ts';

export interface MarketReviewProps extends Pick<ChangeReviewProps, 'given' | 'onClose' | 'onSave'> {
  instrument: Instrument;
  changes: readonly Change[];
  /** A figure is changed: the trail says why. */
  asksReason: boolean;
  /** Undefined: the status stays. */
  status: MarketStatus | undefined;
}

/**
 * Shows a change of a market once more before it is sent: each rule before and after, whom it concerns, the reason, and for
 * another status the pair, which has to be typed. With another status the one reason is shown on the market, too.
 */
export function MarketReview({
  instrument,
  changes,
  asksReason,
  status,
  ...answered
}: MarketReviewProps) {
  const t = useMessages(marketsMessages).review;
  const name = instrument.symbol;
  const shared = { changes, effect: <MarketEffect instrument={instrument} />, ...answered };
  const trail = { label: t.trailReason, missing: t.trailReasonMissing, isRequired: true };
  if (status === undefined)
    return (
      <ChangeReview
        {...shared}
        title={t.title({ name })}
        text={t.what.rules}
        reason={asksReason ? trail : undefined}
        back={t.back}
        save={t.save}
      />
    );
  const isHalt = status === 'Halted';
  const shown = { label: t.reason, missing: t.reasonMissing, isRequired: isHalt || asksReason };
  return (
    <ChangeReview
      {...shared}
      title={t.status[status]({ name })}
      text={t.what[status]}
      reason={status !== 'Open' ? shown : asksReason ? trail : undefined}
      typed={name}
      back={t.keep[status]}
      save={t.act[status]({ name })}
      isDanger={isHalt}
    />
  );
}
