import { ShortText } from '@agio/ui/short-text';
import type { MarketRow } from './model/market-rows.ts';

/** `BTC/USDC` with a strong base, left to right in every language. */
export function PairName({ market }: { market: Pick<MarketRow, 'base' | 'quote'> }) {
  return (
    <bdi
      dir="ltr"
      className="wg:block wg:truncate wg:leading-[18px] wg:font-semibold wg:match-parent"
    >
      <ShortText text={market.base} length={12} />
      <span className="wg:font-medium wg:text-fg-muted">
        /<ShortText text={market.quote} length={12} />
      </span>
    </bdi>
  );
}
