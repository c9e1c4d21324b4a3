// @where Trading: order in which the list of markets begins (default sort)
import { Button } from '@agio/ui/button';
import { ConnectionIndicator, isOld as isOldPrice } from '@agio/ui/connection-indicator';
import { DataTable, type DataTableSort } from '@agio/ui/data-table';
import { hasContent } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { StateStrip } from '@agio/ui/state-panel';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { useLocale, useMessages } from '@agio/ui/language';
import { isOwn, ownFirst, useHost } from '../host/index.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { loadStateOf, MissingStrip, Section, useLoadNotes } from '../states/index.ts';
import { emptyNote } from './empty-note.tsx';
import { messages } from './messages.ts';
import { differByPrices } from './live-row.ts';
import { MarketCard } from './market-card.tsx';
import { marketColumns } from './market-columns.tsx';
import {
  byVolume,
  filterMarkets,
  findMovers,
  type MarketFilter,
  type MarketRow,
  unfiltered,
} from './model/market-rows.ts';
import { PriceAlertButton } from '../price-alerts/index.ts';
import { MarketTools } from './market-tools.tsx';
import { Movers } from './movers.tsx';
import type { MarketRows } from './use-market-rows.ts';

/** The order of a list whose markets are all alike. */
const largestFirst: DataTableSort = { column: 'volume', direction: 'descending' };
/** Sorted by no column: the rows stand as they are given. */
const asGiven: DataTableSort = { column: '', direction: 'descending' };

export interface MarketsViewProps
  extends
    WidgetPlace,
    Pick<MarketRows, 'rows' | 'connection' | 'onRetry' | 'onReconnect'>,
    Partial<Pick<MarketRows, 'error' | 'figuresError' | 'namesError' | 'live'>> {
  currency: string;
  favourites: readonly string[];
  onFavouriteChange: (market: string, marked: boolean) => void;
  filter: MarketFilter;
  onFilterChange: (filter: MarketFilter) => void;
}

/** Every market with its price, and the movers. */
export function MarketsView({
  rows,
  error,
  figuresError,
  namesError,
  live,
  connection,
  currency,
  favourites,
  onFavouriteChange,
  filter,
  onFilterChange,
  onRetry,
  onReconnect,
  className,
  style,
}: MarketsViewProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const isOld = isOldPrice(connection);
  const { categories: own } = useHost().markets;
  const hasOwn = own.length > 0;
  const { category, quote, search, sort = hasOwn ? asGiven : largestFirst } = filter;
  const shown = useMemo(
    () =>
      ownFirst(
        byVolume(filterMarkets(rows ?? [], { category, quote, search }, favourites, own)),
        ({ base }) => base,
        own,
      ),
    [rows, category, quote, search, favourites, own],
  );
  const movers = useMemo(
    () => rows && findMovers(hasOwn ? rows.filter(({ base }) => isOwn(base, own)) : rows),
    [rows, hasOwn, own],
  );
  const list = useRef<HTMLDivElement>(null);
  const row = useMemo(
    () => ({ t, locale, currency, favourites, onFavouriteChange, isOld, live }),
    [t, locale, currency, favourites, onFavouriteChange, isOld, live],
  );
  const columns = useMemo(() => marketColumns(row), [row]);
  const card = useCallback((market: MarketRow) => <MarketCard market={market} {...row} />, [row]);
  const state = loadStateOf(
    { data: rows, error: rows ? undefined : error },
    shown.length === 0 && ((rows?.length ?? 0) === 0 || 'noMatch'),
  );
  const notes = useLoadNotes(state, {
    error: t.state.error,
    empty: emptyNote({
      t,
      rows,
      filter,
      onShowAll: () => onFilterChange({ ...unfiltered, sort: filter.sort }),
      onRetry,
    }),
  });
  return (
    <div
      data-widget="markets"
      {...placeOf(
        'wg:mx-auto wg:w-full wg:max-w-336 wg:px-6 wg:pt-6 wg:pb-8 wg:max-md:px-0 wg:max-md:pt-4',
        { className, style },
      )}
    >
      <div className="wg:mb-4 wg:flex wg:flex-wrap wg:items-end wg:gap-x-4 wg:max-md:px-4">
        <div>
          <h1 className="wg:display wg:text-3xl">{t.title}</h1>
          <p className="wg:mt-0.5 wg:min-h-4.5 wg:text-sm wg:text-fg-muted wg:max-md:hidden">
            {rows ? t.about({ count: rows.length, currency }) : null}
          </p>
        </div>
        <ConnectionIndicator
          status={connection}
          onReconnect={onReconnect}
          labels={{ ...t.connection, reconnect: t.state.reconnect }}
          className="wg:ms-auto wg:h-5"
        />
        <PriceAlertButton className="wg:-my-1.5" />
      </div>
      {error ? null : (
        <div className="wg:mb-5">
          <Section isQuiet>
            <Movers movers={movers} isOld={isOld} live={live} />
          </Section>
        </div>
      )}
      <MarketTools
        filter={filter}
        onFilterChange={onFilterChange}
        onOpenFirst={() => list.current?.querySelector<HTMLAnchorElement>('a[href]')?.click()}
        rows={rows}
        favourites={favourites}
      />
      <Panel aria-label={t.table.label} className="wg:max-md:rounded-none wg:max-md:border-x-0">
        <Section className="wg:min-h-90">
          <DataTable
            ref={list}
            label={t.table.label}
            columns={columns}
            rows={shown}
            rowId={(market) => market.id}
            state={state}
            notes={notes}
            onRetry={onRetry}
            density="tall"
            skeletonRows={12}
            sort={sort}
            onSortChange={(next) => onFilterChange({ ...filter, sort: next })}
            card={card}
            isDrawnAlike={live && differByPrices}
            // Height of a few rows, so that the panel keeps its height.
            className={hasContent(state) ? undefined : 'wg:min-h-90'}
          />
        </Section>
        {(
          [
            [figuresError, t.state.partial],
            [namesError, t.state.namesMissing],
          ] as const
        ).map(([missing, words]) =>
          missing && shown.length > 0 ? (
            <MissingStrip key={words} error={missing} onRetry={onRetry}>
              {words}
            </MissingStrip>
          ) : null,
        )}
        {isOld && shown.length > 0 ? (
          <StateStrip
            tone="warning"
            icon={<WifiOff size={14} strokeWidth={1.5} aria-hidden />}
            action={
              connection === 'paused' ? (
                <Button
                  size="sm"
                  icon={<RefreshCw size={14} strokeWidth={1.5} aria-hidden />}
                  onClick={onReconnect}
                >
                  {t.state.reconnect}
                </Button>
              ) : undefined
            }
          >
            {connection === 'paused' ? t.state.paused : t.state.stale}
          </StateStrip>
        ) : null}
      </Panel>
    </div>
  );
}
