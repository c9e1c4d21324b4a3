import { ShortText } from '@agio/ui/short-text';
import type { MarketRow } from './model/market-rows.ts';

/** `BTC/USDC`, the base strong. */
export function PairName({ market }: { market: Pick<MarketRow, 'base' | 'quote'> }) {
  return (
    <span className="wg:truncate wg:leading-[18px] wg:font-semibold">
      <ShortText text={market.base} length={12} />
      <span className="wg:font-medium wg:text-fg-muted">
        /<ShortText text={market.quote} length={12} />
      </span>
    </span>
  );
}
