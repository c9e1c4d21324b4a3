import type { Instrument, Trend } from '@agio/api-client/contract';
import { useTicker, useTrends } from '@agio/api-client/react';
import { formatPercent, formatPrice } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { memo, useMemo } from 'react';
import { useHost, useSetting } from '../host/index.ts';
import { favouriteMarkets } from '../preferences/index.ts';
import { messages } from './messages.ts';

/** The favourite markets with their live prices, in one line; a press changes the market. Nothing without favourites. */
export function WatchList({
  current,
  instruments,
  onMarketChange,
}: {
  current: string;
  instruments: readonly Instrument[];
  onMarketChange: (id: string) => void;
}) {
  const t = useMessages(messages);
  const { currency } = useHost();
  const [favourites] = useSetting(favouriteMarkets);
  const { data: trends } = useTrends(currency);
  const trendOf = useMemo(() => new Map(trends?.map((each) => [each.market, each])), [trends]);
  const watched = favourites.flatMap((id) => instruments.find((each) => each.id === id) ?? []);
  if (watched.length === 0) return null;
  return (
    <nav
      aria-label={t.watchList}
      className="wg:flex wg:h-8 wg:flex-none wg:overflow-x-auto wg:border-b wg:border-line wg:bg-surface-1 wg:px-2 wg:[scrollbar-width:none]"
    >
      {watched.map((market) => (
        <WatchedMarket
          key={market.id}
          market={market}
          trend={trendOf.get(market.id)}
          isCurrent={market.id === current}
          onMarketChange={onMarketChange}
        />
      ))}
    </nav>
  );
}

/** One market of the list, which renders with its own prices alone. */
const WatchedMarket = memo(function WatchedMarket({
  market: { id, symbol, tickSize, status },
  trend,
  isCurrent,
  onMarketChange,
}: {
  market: Instrument;
  trend: Trend | undefined;
  isCurrent: boolean;
  onMarketChange: (id: string) => void;
}) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { ticker } = useTicker(id);
  const { last, changePercent24h: change = '' } = ticker ?? trend ?? {};
  const tone = change.startsWith('-')
    ? 'wg:text-down'
    : /[1-9]/.test(change)
      ? 'wg:text-up'
      : 'wg:text-fg-muted';
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onMarketChange(id)}
      className="wg:flex wg:flex-none wg:cursor-pointer wg:items-center wg:gap-2 wg:px-2 wg:text-xs wg:text-fg-muted wg:hover:bg-surface-2 wg:hover:text-fg wg:focus-visible:-outline-offset-2 wg:aria-[current=page]:text-fg"
    >
      <bdi dir="ltr" className="wg:font-medium">
        {symbol}
      </bdi>
      <span className="wg:num">{formatPrice(last, { tickSize, locale })}</span>
      {status === 'Open' ? (
        <bdi dir="ltr" className={`wg:num ${tone}`}>
          {formatPercent(change, { locale, signed: true })}
        </bdi>
      ) : (
        <span className="wg:text-danger">{t.status[status]}</span>
      )}
    </button>
  );
});
