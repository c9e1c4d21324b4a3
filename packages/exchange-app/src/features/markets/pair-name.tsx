import { ShortText } from '@agio/ui/short-text';
import type { MarketRow } from './market-rows.ts';

/** `BTC/USDC`, the base strong. */
export function PairName({ market }: { market: Pick<MarketRow, 'base' | 'quote'> }) {
  return (
    <span className="truncate leading-[18px] font-semibold">
      <ShortText text={market.base} length={12} />
      <span className="font-medium text-fg-muted">
        /<ShortText text={market.quote} length={12} />
      </span>
    </span>
  );
}
