import { Star } from 'lucide-react';
import type { MarketRow } from './market-rows.ts';
import type { RowContext } from './row-context.ts';

/** Marks a market as a favourite, over the link of its row. */
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
      aria-label={t('table.mark', { symbol: market.symbol })}
      className="relative z-1 grid size-8 cursor-pointer place-items-center rounded-control text-fg-faint focus-ring hover:text-fg aria-pressed:text-accent touch:size-11"
      onClick={() => onFavouriteChange(market.id, !marked)}
    >
      <Star size={16} strokeWidth={1.5} aria-hidden fill={marked ? 'currentColor' : 'none'} />
    </button>
  );
}
