import type { SwapQuote } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { useState } from 'react';
import { exactText, type Writer } from './convert-words.ts';
import { priceMove } from './model/price-move.ts';

/** A renewed price that differs by less, in percent, is not read out again. */
const worthSaying = Decimal.of('0.1');

/** Says to screen readers what a price gives: the first for what was chosen, and each that has moved since. */
export function QuoteSaid({
  quote,
  result,
  writer,
}: {
  quote: SwapQuote | undefined;
  /** What a conversion gave: said in place of a price. */
  result: string | undefined;
  writer: Writer;
}) {
  const [said, setSaid] = useState<SwapQuote>();
  if (quote && isNews(quote, said)) setSaid(quote);
  const { t, locale } = writer;
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

function isNews(quote: SwapQuote, said: SwapQuote | undefined): boolean {
  if (!said || said.fromAsset !== quote.fromAsset || said.toAsset !== quote.toAsset) return true;
  if (said.fromAmount !== quote.fromAmount && said.toAmount !== quote.toAmount) return true;
  return priceMove(said, quote)?.percent.abs().gte(worthSaying) ?? false;
}
