import type { MarketRow } from './market-rows.ts';

/** `BTC/USDC`, the base strong. */
export function PairName({ market }: { market: Pick<MarketRow, 'base' | 'quote'> }) {
  return (
    <span className="leading-[18px] font-semibold">
      {market.base}
      <span className="font-medium text-fg-muted">/{market.quote}</span>
    </span>
  );
}
