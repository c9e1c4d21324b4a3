import { Star } from 'lucide-react';
import type { MarketRow } from './model/market-rows.ts';
import type { RowContext } from './row-context.ts';

/** Marks a market as a favourite. It lies over the link of its row. */
export function FavouriteButton({
  market,
  t,
  favourites,
  onFavouriteChange,
}: { market: MarketRow } & Pick<RowContext, 't' | 'favourites' | 'onFavouriteChange'>) {
  const marked = favourites.includes(market.id);
  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={t.table.mark({ symbol: market.symbol })}
      title={t.table.mark({ symbol: market.symbol })}
      className="wg:relative wg:z-1 wg:grid wg:size-8 wg:cursor-pointer wg:place-items-center wg:rounded-control wg:text-fg-faint wg:focus-ring wg:hover:text-fg wg:aria-pressed:text-accent wg:touch:size-11"
      onClick={() => onFavouriteChange(market.id, !marked)}
    >
      <Star size={16} strokeWidth={1.5} aria-hidden fill={marked ? 'currentColor' : 'none'} />
    </button>
  );
}
