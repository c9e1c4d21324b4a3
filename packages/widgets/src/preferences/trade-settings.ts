// @where Trading: defaults of the desk and its chart: interval, kind, scale, indicators
import { storageKeys } from '@agio/api-client';
import { candleResolutions } from '@agio/api-client';
import type { ChartKind, ChartScale, IndicatorType } from '@agio/ui/price-chart';
import { orderBookLayouts, totalUnits } from '@agio/ui/order-book';
import * as v from 'valibot';
import { useCallback } from 'react';
import { orderFilterSchema } from '../lists/order-filter.ts';
import { defineSetting, settingIn, useHost, usePersisted } from '../host/index.ts';

// Repeated here because the code of the chart is loaded later.
const kinds = [
  'candles',
  'hollow',
  'bars',
  'heikinAshi',
  'line',
  'area',
] as const satisfies readonly ChartKind[];
const scales = ['linear', 'log', 'percent'] as const satisfies readonly ChartScale[];
/** The chart leaves out an indicator that it does not know, and replaces numbers that are out of range. */
const indicator = v.object({
  type: v.custom<IndicatorType>((type) => typeof type === 'string'),
  settings: v.pipe(v.array(v.number()), v.readonly()),
});

/** Sizes by panel, in the unit of the panel: px or percent. */
const sizes = v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)));

const schema = v.object({
  resolution: v.fallback(v.picklist(candleResolutions), '15m'),
  kind: v.fallback(v.picklist(kinds), 'candles'),
  scale: v.fallback(v.picklist(scales), 'linear'),
  indicators: v.fallback(v.array(indicator), []),
  /** The line of the average entry in the chart. */
  showsEntry: v.fallback(v.boolean(), true),
  bookLayout: v.fallback(v.picklist(orderBookLayouts), 'both'),
  /** The asset of cumulative amounts in the book. */
  bookTotalUnit: v.fallback(v.picklist(totalUnits), 'base'),
  /** Sizes by group of panels. */
  panels: v.fallback(v.record(v.string(), sizes), {}),
  /** Columns that the reader has hidden, by table. */
  hiddenColumns: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  /** Filters of the reader, by table. */
  filters: v.fallback(v.record(v.string(), orderFilterSchema), {}),
  /** Panels that the reader has hidden. */
  hiddenPanels: v.fallback(v.array(v.string()), []),
  /** Lists orders of the current market only. */
  onlyThisMarket: v.fallback(v.boolean(), false),
});

export type TradeSettings = v.InferOutput<typeof schema>;

/** The settings of the trade desk. */
export const tradeSettings = defineSetting<TradeSettings>(storageKeys.tradingChart, schema, {
  resolution: '15m',
  kind: 'candles',
  scale: 'linear',
  indicators: [],
  showsEntry: true,
  bookLayout: 'both',
  bookTotalUnit: 'base',
  panels: {},
  hiddenColumns: {},
  filters: {},
  hiddenPanels: [],
  onlyThisMarket: false,
});

/** The settings of the desk and a function that changes some of them. */
export function useTradeSettings(): [
  settings: TradeSettings,
  change: (change: Partial<TradeSettings>) => void,
] {
  const store = settingIn(tradeSettings, useHost().storage);
  const [settings] = usePersisted(store);
  return [settings, useCallback((change) => store.set({ ...store.get(), ...change }), [store])];
}
