// @where Trading: title of the browser's tab on the desk
import type { Instrument, Ticker } from '@agio/api-client/contract';
import {
  useAssets,
  useBookStatus,
  useConnectionStatus,
  useExchange,
  useStore,
  useTicker,
  useTrends,
} from '@agio/api-client/react';
import { Decimal, formatFiat, formatPrice } from '@agio/money';
import { ConnectionIndicator, isCurrent } from '@agio/ui/connection-indicator';
import { IconButton } from '@agio/ui/icon-button';
import { MarketBar } from '@agio/ui/market-bar';
import { MarketStatusPill } from '@agio/ui/market-status-pill';
import { PairSelector, type SelectablePair } from '@agio/ui/pair-selector';
import { Star } from 'lucide-react';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocale, useMessages } from '@agio/ui/language';
import { PriceAlertButton } from '../price-alerts/index.ts';
import { ownFirst, useHost, useOnline, useSetting } from '../host/index.ts';
import { favouriteMarkets } from '../preferences/index.ts';
import { MarketInfoButton } from './market-info-button.tsx';
import { messages } from './messages.ts';
import { quoteValue, valueOf } from '../amounts/market-values.ts';
import { useLastPrice } from '../amounts/use-last-price.ts';

interface MarketHeadProps {
  instrument: Instrument;
  instruments: readonly Instrument[];
  onMarketChange: (id: string) => void;
  onTitle: ((title: string) => void) | undefined;
  variant: 'bar' | 'phone';
  /** The menu of the desk's layout. */
  layout?: ReactNode;
}

/** The live head of the market. It also passes the title for the browser's tab. */
export function MarketHead({
  instrument,
  instruments,
  onMarketChange,
  onTitle,
  variant,
  layout,
}: MarketHeadProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { market: streams } = useExchange();
  const { currency } = useHost();
  const { data: trends } = useTrends(currency);
  const { ticker } = useTicker(instrument.id);
  const status = useBookStatus(instrument.id);
  const isConnected = useConnectionStatus().market.status === 'connected';
  const online = useOnline();

  const { id, symbol, tickSize } = instrument;
  const trend = trends?.find(({ market }) => market === id);
  const figures = ticker ?? trend;
  const { last, direction } = useLastPrice(id);
  const isLive = isCurrent(status);
  const isPhone = variant === 'phone';
  // A phone has room for one of both: for the state of the market while prices arrive, else for that of the prices.
  const hasTrouble = !isLive && status !== 'connecting';
  const value = valueOf(last, quoteValue(trend));
  const title =
    last === undefined ? symbol : `${formatPrice(last, { tickSize, locale })} ${symbol}`;
  useEffect(() => onTitle?.(title), [title, onTitle]);

  const connection = (
    <ConnectionIndicator
      status={status}
      onReconnect={() => streams.reconnect()}
      labels={isConnected ? undefined : { resyncing: t.reconnecting }}
      className={isPhone && !hasTrouble ? 'wg:sr-only' : undefined}
    />
  );
  return (
    <MarketBar
      variant={variant}
      baseAsset={instrument.baseAsset}
      tickSize={tickSize}
      value={value && fiatText(value, currency, locale)}
      figures={{
        last,
        // The day's change gives the colour until the price moves.
        direction: isLive ? (direction ?? signOf(figures?.change24h)) : undefined,
        change24h: figures?.change24h,
        changePercent24h: figures?.changePercent24h,
        high24h: figures?.high24h,
        low24h: figures?.low24h,
        volume24h: figures?.volume24h,
      }}
      pair={
        <MarketSelector
          instrument={instrument}
          instruments={instruments}
          onSelect={onMarketChange}
        />
      }
      end={
        <>
          {isPhone ? connection : null}
          {isPhone && hasTrouble && instrument.status === 'Open' ? null : (
            <MarketStatusPill status={instrument.status} isOld={!online || !isLive} />
          )}
          <PriceAlertButton market={id} size={isPhone ? 'lg' : 'md'} />
          {isPhone ? <FavouriteStar instrument={instrument} /> : connection}
          <MarketInfoButton instrument={instrument} isPhone={isPhone} />
          {layout}
        </>
      }
    />
  );
}

function useFavourites() {
  const [favourites, setFavourites] = useSetting(favouriteMarkets);
  const mark = (market: string, marked: boolean) =>
    setFavourites(marked ? [...favourites, market] : favourites.filter((each) => each !== market));
  return { favourites, mark };
}

const FavouriteStar = memo(function FavouriteStar({
  instrument: { id, symbol },
}: Pick<MarketHeadProps, 'instrument'>) {
  const t = useMessages(messages);
  const { favourites, mark } = useFavourites();
  const isFavourite = favourites.includes(id);
  return (
    <IconButton
      size="lg"
      label={t.favourite({ pair: symbol })}
      aria-pressed={isFavourite}
      className={isFavourite ? 'wg:bg-transparent wg:text-accent' : undefined}
      onClick={() => mark(id, !isFavourite)}
    >
      <Star size={20} strokeWidth={1.5} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
    </IconButton>
  );
});

const noTickers: { tickers: ReadonlyMap<string, Ticker> } = { tickers: new Map() };
const noPrices = { subscribe: () => () => undefined, getSnapshot: () => noTickers };

/** The selector follows the prices of every market from its first opening on; the head renders with those of one. */
const MarketSelector = memo(function MarketSelector({
  instrument,
  instruments,
  onSelect,
}: Pick<MarketHeadProps, 'instrument' | 'instruments'> & { onSelect: (id: string) => void }) {
  const t = useMessages(messages);
  const {
    currency,
    markets: { categories: own },
  } = useHost();
  const { data: assets } = useAssets();
  const { data: trends } = useTrends(currency);
  const { favourites, mark } = useFavourites();
  const [isWanted, setWanted] = useState(false);
  const { market: streams } = useExchange();
  const { tickers } = useStore<typeof noTickers>(isWanted ? streams.tickers() : noPrices);
  const trendOf = useMemo(() => new Map(trends?.map((each) => [each.market, each])), [trends]);
  const marked = useMemo(() => new Set(favourites), [favourites]);
  const pairs = useMemo(() => {
    const nameOf = new Map(assets?.map((asset) => [asset.id, asset.name]));
    const ordered = ownFirst(instruments, ({ baseAsset }) => baseAsset, own);
    return ordered.map((each): SelectablePair => ({
      id: each.id,
      baseAsset: each.baseAsset,
      quoteAsset: each.quoteAsset,
      baseName: nameOf.get(each.baseAsset),
      kind:
        each.marketType === 'Cryptocurrency' || each.marketType === 'Commodity'
          ? each.marketType
          : 'Other',
      tickSize: each.tickSize,
      notice: each.status === 'Open' ? undefined : t.status[each.status],
    }));
  }, [instruments, assets, own, t]);

  return (
    <PairSelector
      pair={instrument}
      pairs={pairs}
      figuresOf={(market) => {
        const known = trendOf.get(market);
        const now = tickers.get(market) ?? known;
        return now && { ...now, volumeValue: known?.fiatVolume24h };
      }}
      volumeUnit={currency}
      favourites={marked}
      onFavouriteChange={mark}
      onSelect={onSelect}
      onClickCapture={() => setWanted(true)}
    />
  );
});

/** Small prices keep significant digits. */
function fiatText(value: Decimal, currency: string, locale: string): string {
  if (value.gte(Decimal.of('10')))
    return `≈ ${formatFiat(value, { currency, locale, display: 'code' })}`;
  return `≈ ${formatPrice(value.round(4, 'half-even'), { tickSize: '0.0001', locale })}\u00a0${currency}`;
}

function signOf(change: string | undefined): 'up' | 'down' | undefined {
  if (change === undefined || !/[1-9]/.test(change)) return undefined;
  return change.startsWith('-') ? 'down' : 'up';
}
