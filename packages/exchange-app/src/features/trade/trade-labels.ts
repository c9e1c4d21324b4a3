import type { ConnectionIndicatorLabels } from '@agio/ui/connection-indicator';
import type { DepthChartLabels } from '@agio/ui/depth-chart';
import type { MarketBarLabels } from '@agio/ui/market-bar';
import type { MarketStatusLabels } from '@agio/ui/market-status-pill';
import type { OrderBookLabels } from '@agio/ui/order-book';
import type { OrderHistoryTableLabels } from '@agio/ui/order-history-table';
import type { OrdersTableLabels } from '@agio/ui/orders-table';
import type { PairSelectorLabels } from '@agio/ui/pair-selector';
import type { PriceChartLabels } from '@agio/ui/price-chart';
import type { TradesTapeLabels } from '@agio/ui/trades-tape';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Translate } from '../../i18n/words.ts';

type T = Translate<'trade'>;

/** The words of the trading widgets in the language that is shown. Every label is given: none falls back to English. */
export function useTradeLabels() {
  const t = useTranslate('trade');
  return useMemo(() => ({ ...marketLabels(t), ...chartLabels(t), ...orderLabels(t) }), [t]);
}

function marketLabels(t: T) {
  return {
    bar: {
      region: t('market.region'),
      lastPrice: t('market.lastPrice'),
      value: t('market.value'),
      change: t('market.change'),
      high: t('market.high'),
      low: t('market.low'),
      volume: t('market.volume'),
      up: t('market.up'),
      down: t('market.down'),
    } satisfies MarketBarLabels,
    pairs: {
      title: t('market.choose'),
      change: t('market.changeMarket'),
      search: t('market.search'),
      groups: {
        all: t('market.all'),
        favourites: t('market.favourites'),
        crypto: t('market.crypto'),
        commodities: t('market.commodities'),
      },
      market: t('market.market'),
      lastPrice: t('market.lastPrice'),
      dayChange: t('market.change'),
      volume: t('market.volume'),
      favourite: (market) => t('market.favourite', market),
      none: t('market.none'),
    } satisfies PairSelectorLabels,
    status: {
      open: t('status.Open'),
      halted: t('status.Halted'),
      paused: t('status.Paused'),
      unknown: t('status.Unknown'),
    } satisfies MarketStatusLabels,
    connection: {
      connecting: t('connection.connecting'),
      live: t('connection.live'),
      failed: t('connection.failed'),
      resyncing: t('connection.resyncing'),
      crossed: t('connection.crossed'),
      stale: t('connection.stale'),
      paused: t('connection.paused'),
      reconnect: t('connection.reconnect'),
    } satisfies ConnectionIndicatorLabels,
    book: {
      title: t('book.title'),
      price: t('book.price'),
      amount: t('book.amount'),
      total: t('book.total'),
      asks: t('book.asks'),
      bids: t('book.bids'),
      grouping: t('book.grouping'),
      both: t('book.both'),
      bidsOnly: t('book.bidsOnly'),
      asksOnly: t('book.asksOnly'),
      spread: t('book.spread'),
      yourOrder: t('book.yourOrder'),
      loading: t('book.loading'),
      failed: t('book.failed'),
      retry: t('book.retry'),
      empty: t('book.empty'),
      resyncing: t('book.resyncing'),
      crossed: t('book.crossed'),
      crossedNext: t('book.crossedNext'),
      stale: t('book.stale'),
      paused: t('book.paused'),
      reconnect: t('book.reconnect'),
      halted: t('book.halted'),
      up: t('book.up'),
      down: t('book.down'),
      cumulative: t('book.cumulative'),
      summary: (figures) => t('book.summary', figures),
      keys: t('book.keys'),
    } satisfies OrderBookLabels,
    tape: {
      name: t('tape.name'),
      title: t('tape.title'),
      price: t('tape.price'),
      amount: t('tape.amount'),
      time: t('tape.time'),
      buy: t('tape.buy'),
      sell: t('tape.sell'),
      loading: t('tape.loading'),
      failed: t('tape.failed'),
      retry: t('tape.retry'),
      empty: t('tape.empty'),
    } satisfies TradesTapeLabels,
  };
}

function chartLabels(t: T) {
  return {
    chart: {
      picture: (names) => t('chart.picture', names),
      pictureRole: t('chart.pictureRole'),
      keys: t('chart.keys'),
      candle: (figures) => t('chart.candleWords', figures),
      sight: (figures) => t('chart.sight', figures),
      summary: (figures) => t('chart.summary', figures),
      table: t('chart.table'),
      time: t('chart.time'),
      open: t('chart.open'),
      high: t('chart.high'),
      low: t('chart.low'),
      close: t('chart.close'),
      volume: t('chart.volume'),
      legend: {
        open: t('chart.openShort'),
        high: t('chart.highShort'),
        low: t('chart.lowShort'),
        close: t('chart.closeShort'),
        volume: t('chart.volumeShort'),
      },
      resolution: t('chart.resolution'),
      kind: t('chart.kind'),
      kinds: { candles: t('chart.candles'), line: t('chart.line'), area: t('chart.area') },
      studies: t('chart.studies'),
      study: { sma20: t('chart.sma20'), sma50: t('chart.sma50'), ema20: t('chart.ema20') },
      zoomIn: t('chart.zoomIn'),
      zoomOut: t('chart.zoomOut'),
      resetView: t('chart.resetView'),
      maximise: t('chart.maximise'),
      restore: t('chart.restore'),
      sides: { Buy: t('side.Buy'), Sell: t('side.Sell'), Unknown: t('side.Unknown') },
      cancelOrder: (order) => t('chart.cancelOrder', order),
      loading: t('chart.loading'),
      empty: t('chart.empty'),
      error: t('chart.error'),
      retry: t('chart.retry'),
      olderLoading: t('chart.olderLoading'),
      olderError: t('chart.olderError'),
      noOlder: t('chart.noOlder'),
      attribution: t('chart.attribution'),
    } satisfies PriceChartLabels,
    depth: {
      summary: (figures) => t('chart.depthSummary', figures),
      bids: t('book.bids'),
      asks: t('book.asks'),
      empty: t('chart.depthEmpty'),
    } satisfies DepthChartLabels,
  };
}

function orderLabels(t: T) {
  const words = {
    sides: { Buy: t('side.Buy'), Sell: t('side.Sell'), Unknown: t('side.Unknown') },
    types: {
      Limit: t('typeInText.Limit'),
      Market: t('typeInText.Market'),
      StopLimit: t('typeInText.StopLimit'),
      Unknown: t('typeInText.Unknown'),
    },
    marketPrice: t('orders.marketPrice'),
  };
  const columns = {
    market: t('orders.market'),
    order: t('orders.order'),
    price: t('orders.price'),
    amount: t('orders.amount'),
    filled: t('orders.filled'),
    retry: t('orders.retry'),
    notAllowed: t('orders.signedOut'),
  };
  return {
    orders: {
      ...words,
      ...columns,
      name: t('orders.open'),
      placed: t('orders.placed'),
      total: t('orders.total'),
      trigger: t('orders.trigger'),
      cancel: t('orders.cancel'),
      cancelling: t('orders.cancelling'),
      loading: t('orders.loading'),
      empty: t('orders.empty'),
      emptyHint: t('orders.emptyHint'),
      error: t('orders.error'),
    } satisfies OrdersTableLabels,
    history: {
      ...words,
      ...columns,
      name: t('orders.history'),
      ended: t('orders.ended'),
      averagePrice: t('orders.average'),
      fee: t('orders.fee'),
      status: t('orders.status'),
      statuses: {
        Open: t('orderStatus.Open'),
        PartiallyFilled: t('orderStatus.PartiallyFilled'),
        Filled: t('orderStatus.Filled'),
        Cancelled: t('orderStatus.Cancelled'),
        Rejected: t('orderStatus.Rejected'),
        Unknown: t('orderStatus.Unknown'),
      },
      loading: t('orders.historyLoading'),
      empty: t('orders.historyEmpty'),
      emptyHint: t('orders.historyEmptyHint'),
      error: t('orders.historyError'),
      more: t('orders.more'),
    } satisfies OrderHistoryTableLabels,
  };
}
