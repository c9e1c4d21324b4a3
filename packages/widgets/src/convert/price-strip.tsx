import type { HeldQuote } from '@agio/api-client';
import type { SwapQuote } from '@agio/api-client/contract';
import { Decimal, formatCrypto } from '@agio/money';
import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { Spinner } from '@agio/ui/spinner';
import { ArrowLeftRight, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FormatContext } from './convert-words.ts';
import { quoteFigures } from './model/quote-figures.ts';
import { PriceRing } from '../amounts/price-ring.tsx';
import { useSecondsLeft } from '../amounts/use-seconds-left.ts';

/** Six digits, as amounts are shown; of a rate below a hundredth, two more, which are its significant ones. */
const rateDigits = (rate: Decimal) => (rate.lt(small) ? 8 : 6);
const small = Decimal.of('0.01');

/** The price of one unit of an asset in the other; a press inverts it. */
export function RateLine({
  from,
  to,
  rate,
  inverse,
  isEstimate = false,
  format: { t, locale },
}: {
  from: string;
  to: string;
  rate: Decimal;
  inverse: Decimal;
  isEstimate?: boolean;
  format: FormatContext;
}) {
  const [isInverse, setInverse] = useState(false);
  const [one, many, figure] = isInverse ? [to, from, inverse] : [from, to, rate];
  const text = formatCrypto(figure, { locale, maxDigits: rateDigits(figure) });
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
  /** The estimate by market prices, in place of a quote. */
  estimate: ReactNode;
  onRenew: (() => void) | undefined;
  format: FormatContext;
}

/** The price, its remaining time and a renew button. All states have the same height. */
export function PriceStrip({
  held,
  isHeld,
  isAsking,
  hasFailed,
  estimate,
  onRenew,
  format,
}: PriceStripProps) {
  const { t } = format;
  return (
    <section
      aria-label={t.price.name}
      className="wg:flex wg:min-h-17 wg:items-center wg:gap-3 wg:py-3"
    >
      <span className="wg:flex wg:size-9 wg:flex-none wg:items-center wg:justify-center">
        {held && isHeld ? <PriceRing held={held} words={t.price} /> : isAsking ? <Spinner /> : null}
      </span>
      <span className="wg:min-w-0 wg:flex-1">
        <span className="wg:block wg:font-medium">
          {held ? <QuoteRate quote={held.quote} format={format} /> : estimate}
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
          <span className="wg:max-sm:sr-only">{t.price.renew}</span>
        </Button>
      ) : null}
    </section>
  );
}

function HeldFor({ held, t }: { held: HeldQuote; t: FormatContext['t'] }) {
  return t.price.held({ count: useSecondsLeft(held) });
}

/** The rate of a quote. */
export function QuoteRate({ quote, format }: { quote: SwapQuote; format: FormatContext }) {
  const { rate, inverse } = quoteFigures(quote);
  return (
    <RateLine
      from={quote.fromAsset}
      to={quote.toAsset}
      rate={rate}
      inverse={inverse}
      format={format}
    />
  );
}
