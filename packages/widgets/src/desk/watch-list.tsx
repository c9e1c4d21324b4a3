import type { Instrument } from '@agio/api-client/contract';
import { useTickers, useTrends } from '@agio/api-client/react';
import { formatPercent, formatPrice } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { useMemo } from 'react';
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
  const locale = useLocale();
  const { currency } = useHost();
  const [favourites] = useSetting(favouriteMarkets);
  const { tickers } = useTickers();
  const { data: trends } = useTrends(currency);
  const trendOf = useMemo(() => new Map(trends?.map((each) => [each.market, each])), [trends]);
  const watched = favourites.flatMap((id) => instruments.find((each) => each.id === id) ?? []);
  if (watched.length === 0) return null;
  return (
    <nav
      aria-label={t.watchList}
      className="wg:flex wg:h-8 wg:flex-none wg:overflow-x-auto wg:border-b wg:border-line wg:bg-surface-1 wg:px-2 wg:[scrollbar-width:none]"
    >
      {watched.map(({ id, symbol, tickSize, status }) => {
        const { last, changePercent24h: change = '' } = tickers.get(id) ?? trendOf.get(id) ?? {};
        const tone = change.startsWith('-')
          ? 'wg:text-down'
          : /[1-9]/.test(change)
            ? 'wg:text-up'
            : 'wg:text-fg-muted';
        return (
          <button
            key={id}
            type="button"
            aria-current={id === current ? 'page' : undefined}
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
      })}
    </nav>
  );
}
