import type { HeldQuote } from '@agio/api-client';
import type { UseHeldQuote } from '@agio/api-client/react';
import type { SwapQuote } from '@agio/api-client/contract';
import { formatPercent } from '@agio/money';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { exactText } from '../details/figure.tsx';
import { submitLabel, type FormatContext } from './convert-words.ts';
import type { Conversion } from './model/conversion.ts';
import type { ConvertReason } from './model/convert-reasons.ts';
import { isTolerated, priceMove } from './model/price-move.ts';
import { quoteFigures } from './model/quote-figures.ts';
import { QuoteRows } from './quote-rows.tsx';
import { StepTitle } from '../intent/step-title.tsx';
import { PriceRing } from '../amounts/price-ring.tsx';
import { useSecondsLeft } from '../amounts/use-seconds-left.ts';

/** The reviewed quote and the outcome of an earlier attempt. */
export interface Review {
  /** The quote that is shown, and sent as it is shown. */
  readonly held: HeldQuote;
  /** The quote that the review began with, or that was accepted since: small moves are measured from it, so that many do not add up. */
  readonly agreed: SwapQuote;
  /** The exchange no longer takes it. */
  readonly isSpent: boolean;
  /** The outcome of the previous attempt: the quote expired, or the exchange refused it, with its reason. */
  readonly note?:
    | { readonly kind: 'ended' }
    | { readonly kind: 'refused'; readonly text: ReactNode };
}

export interface ConvertReviewProps {
  state: Conversion;
  review: Review;
  /** The current quote. */
  price: UseHeldQuote;
  reasons: readonly ConvertReason[];
  isPending: boolean;
  isChecking: boolean;
  format: FormatContext;
  /** Accepts the current quote in place of the reviewed one. */
  onAccept: (held: HeldQuote) => void;
  /** The current quote hardly differs from the agreed one, and is shown in place of the one that ended. */
  onRenewed: (held: HeldQuote) => void;
  onConfirm: () => void;
  onBack: () => void;
}

/** The review: it sends the quote shown here, and a different one only after the user accepts it. */
export function ConvertReview({
  state,
  review: { held, agreed, isSpent, note },
  price,
  reasons,
  isPending,
  isChecking,
  format,
  onAccept,
  onRenewed,
  onConfirm,
  onBack,
}: ConvertReviewProps) {
  const { t, locale } = format;
  const { quote } = held;
  const isOver = (useSecondsLeft(held) === 0 || isSpent) && !isPending;
  const next = isOver && price.isHeld && price.held !== held ? price.held : undefined;
  const goesOn = next !== undefined && isTolerated(agreed, next.quote);
  const move = next && !goesOn ? priceMove(agreed, next.quote) : undefined;
  const { isFarFromMarket, worse } = quoteFigures(quote);

  // Reading takes longer than a price is held: what hardly moved goes on by itself.
  useEffect(() => {
    if (goesOn) onRenewed(next);
  }, [goesOn, next, onRenewed]);

  const block = reasons.find(({ code }) => code !== 'asking' && code !== 'noPrice');
  const label = isPending
    ? isChecking
      ? t.button.checking
      : t.button.converting
    : block
      ? submitLabel(block, state, t)
      : move
        ? t.button.acceptFirst
        : isOver
          ? price.error
            ? t.button.noPrice
            : t.button.asking
          : t.button.convert({ from: quote.fromAsset, to: quote.toAsset });
  const isBlocked = !isPending && (isOver || block !== undefined);
  return (
    <section aria-label={t.review.title} className="wg:flex wg:flex-col">
      <div className="wg:mb-2 wg:flex wg:min-h-9 wg:items-center wg:justify-between wg:gap-3">
        <StepTitle>{t.review.title}</StepTitle>
        {isOver || isPending ? null : <PriceRing held={held} words={t.price} />}
      </div>
      <QuoteRows hasRate quote={quote} format={format} />
      <div className="wg:my-3 wg:flex wg:flex-col wg:gap-2">
        {isFarFromMarket ? (
          <Callout tone="warning" title={t.notice.farTitle}>
            {t.notice.far({ percent: formatPercent(worse, { locale }) })}
          </Callout>
        ) : null}
        {note?.kind === 'refused' ? (
          <Callout live tone="danger" title={t.review.refusedTitle}>
            {note.text}
          </Callout>
        ) : null}
        {note?.kind === 'ended' ? (
          <Callout live tone="warning" title={t.review.endedTitle}>
            {t.review.ended}
          </Callout>
        ) : null}
        {next && move ? (
          <Callout
            live
            tone="warning"
            title={t.review.movedTitle}
            actions={
              <Button size="sm" onClick={() => onAccept(next)}>
                {t.review.accept}
              </Button>
            }
          >
            {t.review.moved({
              paid: exactText(next.quote.fromAmount, next.quote.fromAsset, locale),
              received: exactText(next.quote.toAmount, next.quote.toAsset, locale),
              percent: formatPercent(move.percent, { locale, signed: true }),
              asset: next.quote.fromAsset,
            })}
          </Callout>
        ) : null}
      </div>
      <Button
        variant="primary"
        size="lg"
        block
        aria-disabled={isBlocked || undefined}
        loading={isPending}
        onClick={() => !isBlocked && onConfirm()}
      >
        {label}
      </Button>
      {isPending ? (
        <output className="wg:mt-2 wg:text-center wg:text-xs wg:text-fg-muted">{label}</output>
      ) : (
        <Button
          block
          variant="ghost"
          className="wg:mt-2"
          icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden className="wg:rtl:rotate-180" />}
          onClick={onBack}
        >
          {t.button.back}
        </Button>
      )}
    </section>
  );
}
