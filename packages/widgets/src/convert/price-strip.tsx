import type { HeldQuote } from '@agio/api-client';
import type { SwapQuote } from '@agio/api-client/contract';
import { type Decimal, formatCrypto } from '@agio/money';
import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { ProgressRing } from '@agio/ui/progress-ring';
import { Spinner } from '@agio/ui/spinner';
import { ArrowLeftRight, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Writer } from './convert-words.ts';
import { quoteFigures } from './model/quote-figures.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** A rate with the digits of the quote, and no more than can be read. */
const rateDigits = 8;

/** The ring of a price that is held, with its seconds. */
export function PriceRing({ held, t }: { held: HeldQuote; t: Writer['t'] }) {
  const seconds = useSecondsLeft(held);
  const whole = Math.ceil(held.heldForMs / 1000);
  return (
    <span className="wg:relative wg:inline-flex wg:flex-none wg:items-center wg:justify-center">
      <ProgressRing
        size={36}
        value={Math.min(seconds, whole)}
        max={whole}
        label={t.price.ring}
        valueText={t.price.left({ count: seconds })}
      />
      <span aria-hidden className="wg:num wg:absolute wg:text-xs wg:font-semibold">
        {seconds}
      </span>
    </span>
  );
}

/** One unit of an asset in the other, and the other way round at a press. */
export function RateLine({
  from,
  to,
  rate,
  inverse,
  isEstimate = false,
  writer: { t, locale },
}: {
  from: string;
  to: string;
  rate: Decimal;
  inverse: Decimal;
  isEstimate?: boolean;
  writer: Writer;
}) {
  const [isInverse, setInverse] = useState(false);
  const [one, many, figure] = isInverse ? [to, from, inverse] : [from, to, rate];
  const text = formatCrypto(figure, { locale, maxDigits: rateDigits });
  return (
    <span className="wg:inline-flex wg:min-w-0 wg:flex-wrap wg:items-center wg:gap-1">
      <span className="wg:num" dir="ltr">
        {isEstimate
          ? t.price.rateAbout({ from: one, to: many, rate: text })
          : t.price.rate({ from: one, to: many, rate: text })}
      </span>
      <IconButton
        size="sm"
        label={t.price.invert({ asset: many })}
        onClick={() => setInverse(!isInverse)}
      >
        <ArrowLeftRight size={14} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </span>
  );
}

export interface PriceStripProps {
  /** The latest price, also one that is over. */
  held: HeldQuote | undefined;
  isHeld: boolean;
  isAsking: boolean;
  hasFailed: boolean;
  /** In place of a price: what the markets say of it. */
  estimate: ReactNode;
  onRenew: (() => void) | undefined;
  writer: Writer;
}

/** The price, for how long it is held, and the way to a new one. It has one height in all its states. */
export function PriceStrip({
  held,
  isHeld,
  isAsking,
  hasFailed,
  estimate,
  onRenew,
  writer,
}: PriceStripProps) {
  const { t } = writer;
  return (
    <section
      aria-label={t.price.name}
      className="wg:flex wg:min-h-17 wg:items-center wg:gap-3 wg:py-3"
    >
      <span className="wg:flex wg:size-9 wg:flex-none wg:items-center wg:justify-center">
        {held && isHeld ? <PriceRing held={held} t={t} /> : isAsking ? <Spinner /> : null}
      </span>
      <span className="wg:min-w-0 wg:flex-1">
        <span className="wg:block wg:font-medium">
          {held ? <QuoteRate quote={held.quote} writer={writer} /> : estimate}
        </span>
        <span className="wg:block wg:text-xs wg:text-fg-muted">
          {held && isHeld ? (
            <HeldFor held={held} t={t} />
          ) : hasFailed ? (
            t.price.failed
          ) : isAsking ? (
            t.price.asking
          ) : (
            t.price.estimate
          )}
        </span>
      </span>
      {onRenew ? (
        <Button
          size="sm"
          variant="ghost"
          disabled={isAsking}
          icon={<RefreshCw size={14} strokeWidth={1.5} aria-hidden />}
          onClick={onRenew}
        >
          <span className="wg:max-[389px]:sr-only">{t.price.renew}</span>
        </Button>
      ) : null}
    </section>
  );
}

function HeldFor({ held, t }: { held: HeldQuote; t: Writer['t'] }) {
  return t.price.held({ count: useSecondsLeft(held) });
}

/** The rate of a quote. */
export function QuoteRate({ quote, writer }: { quote: SwapQuote; writer: Writer }) {
  const { rate, inverse } = quoteFigures(quote);
  return (
    <RateLine
      from={quote.fromAsset}
      to={quote.toAsset}
      rate={rate}
      inverse={inverse}
      writer={writer}
    />
  );
}
