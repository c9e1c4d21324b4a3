import { useCallback, useState } from 'react';
import { useHost, useSetting } from '../host/index.ts';
import type { WidgetPlace } from '../host/widget-place.ts';
import { favouriteMarkets } from '../preferences/index.ts';
import { MarketsView } from './markets-view.tsx';
import { type MarketFilter, unfiltered } from './model/market-rows.ts';
import { useMarketRows } from './use-market-rows.ts';

export interface MarketsProps extends WidgetPlace {
  /** Filter and order, where the host controls them, as in an address; otherwise the list keeps them. */
  filter?: MarketFilter | undefined;
  onFilterChange?: ((filter: MarketFilter) => void) | undefined;
}

/** Every market with its live price, and the movers. A row links to `links.market` of the host. */
export function Markets({ filter: kept, onFilterChange, ...place }: MarketsProps) {
  const [own, setOwn] = useState(unfiltered);
  const filter = kept ?? own;
  const setFilter = (next: MarketFilter) => {
    setOwn(next);
    onFilterChange?.(next);
  };
  const { currency } = useHost();
  const markets = useMarketRows();
  const [favourites, setFavourites] = useSetting(favouriteMarkets);

  // Stable, because the rows depend on it.
  const changeFavourite = useCallback(
    (id: string, marked: boolean) =>
      setFavourites(
        marked ? [...favourites, id] : favourites.filter((favourite) => favourite !== id),
      ),
    [favourites, setFavourites],
  );

  return (
    <MarketsView
      {...markets}
      {...place}
      currency={currency}
      favourites={favourites}
      onFavouriteChange={changeFavourite}
      filter={filter}
      onFilterChange={setFilter}
    />
  );
}
