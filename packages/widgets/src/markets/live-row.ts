import type { Ticker } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { toneOf } from '../amounts/day-trend.ts';
import {
  type MarketFigures as Figures,
  type MarketRow,
  rowWithTicker,
} from './model/market-rows.ts';

/** A source of the newest prices of one market, with the same functions in every render. */
export interface LivePrices {
  subscribe: (market: string, listener: () => void) => () => void;
  read: (market: string) => Ticker | undefined;
}

/** A source of the newest prices by market. */
export function useLivePrices(): LivePrices {
  const { market } = useExchange();
  return useMemo(
    () => ({
      subscribe: (id, listener) => market.ticker(id).subscribe(listener),
      read: (id) => market.ticker(id).getSnapshot().ticker,
    }),
    [market],
  );
}

/** The row at the newest ticker: the cells of a row share it. */
const rowsNow = new WeakMap<MarketRow, { ticker: Ticker; row: MarketRow }>();

function rowNow(listed: MarketRow, ticker: Ticker): MarketRow {
  const known = rowsNow.get(listed);
  if (known?.ticker === ticker) return known.row;
  const row = rowWithTicker(listed, ticker);
  rowsNow.set(listed, { ticker, row });
  return row;
}

export interface LiveRowProps {
  row: MarketRow;
  live: LivePrices | undefined;
  /** Picks what is shown: nothing is rendered while that stays the same. */
  by: (figures: Figures) => unknown;
  children: (now: MarketRow) => ReactNode;
}

/**
 * Renders a part of a row with its newest prices. The list is rebuilt only every few seconds, as sorting thousands of rows
 * with each price would block the page; visible rows follow every price by themselves.
 */
export function LiveRow({ row, live, by, children }: LiveRowProps): ReactNode {
  const { id } = row;
  const subscribe = useCallback(
    (listener: () => void) => live?.subscribe(id, listener) ?? nothing,
    [id, live],
  );
  const read = () => {
    // Prices that begin with those of the list change nothing.
    const figures = live?.read(id) ?? row.trend;
    return figures && by(figures);
  };
  useSyncExternalStore(subscribe, read, read);
  const ticker = live?.read(id);
  return children(ticker ? rowNow(row, ticker) : row);
}

const nothing = () => undefined;

/** Figures that a cell shows. */
export const lastOf = ({ last }: Figures) => last;
export const changeOf = ({ changePercent24h }: Figures) => changePercent24h;
export const rangeOf = ({ last, low24h, high24h }: Figures) => `${low24h} ${last} ${high24h}`;
export const spanOf = ({ low24h, high24h }: Figures) => `${low24h} ${high24h}`;
export const toneNow = ({ changePercent24h }: Figures) => toneOf(Decimal.parse(changePercent24h));

/** Returns true for rows of one market that differ by prices alone, which the live parts of a row read by themselves. */
export const differByPrices = (before: MarketRow, after: MarketRow): boolean =>
  (['id', 'name', 'status', 'tickSize', 'trend'] as const).every(
    (field) => before[field] === after[field],
  );
