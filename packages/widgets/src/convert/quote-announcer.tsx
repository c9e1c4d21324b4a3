import type { SwapQuote } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { useState } from 'react';
import { exactText } from '../details/figure.tsx';
import type { FormatContext } from './convert-words.ts';
import { priceMove } from './model/price-move.ts';

/** A renewed quote that differs by less, in percent, is not announced again. */
const leastAnnouncedPercent = Decimal.of('0.1');

/** Announces quotes to screen readers: the first for an input, and each that moved since. */
export function QuoteAnnouncer({
  quote,
  result,
  format,
}: {
  quote: SwapQuote | undefined;
  /** The result of a conversion, announced in place of a quote. */
  result: string | undefined;
  format: FormatContext;
}) {
  const [said, setSaid] = useState<SwapQuote>();
  if (quote && isNew(quote, said)) setSaid(quote);
  const { t, locale } = format;
  return (
    <output className="wg:sr-only">
      {result ??
        (quote && said
          ? t.price.said({
              paid: exactText(said.fromAmount, said.fromAsset, locale),
              received: exactText(said.toAmount, said.toAsset, locale),
            })
          : null)}
    </output>
  );
}

function isNew(quote: SwapQuote, said: SwapQuote | undefined): boolean {
  if (!said || said.fromAsset !== quote.fromAsset || said.toAsset !== quote.toAsset) return true;
  if (said.fromAmount !== quote.fromAmount && said.toAmount !== quote.toAmount) return true;
  return priceMove(said, quote)?.percent.abs().gte(leastAnnouncedPercent) ?? false;
}
