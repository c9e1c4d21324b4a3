import { useCallback, useEffect, useState } from 'react';
import type { ChartCandle, ChartKind, ChartScale } from './chart-data.ts';
import { type ChartFormat, ChartHandle } from './chart-handle.ts';
import type { OlderCandles } from './chart-status.ts';
import { useOlderCandles } from './older-candles.tsx';
import type { ChartOrder } from './orders/price-lines.ts';

interface ChartOptions extends ChartFormat {
  candles: readonly ChartCandle[];
  kind: ChartKind;
  scale: ChartScale;
  isStale: boolean;
  orders: readonly ChartOrder[];
  older: OlderCandles;
  onOlder: (() => void) | undefined;
}

/** The chart in an element, which shows what it is given; `attach` is the ref of that element. */
export function useChart({
  tickSize,
  locale,
  timeZone,
  isIntraday,
  candles,
  kind,
  scale,
  isStale,
  orders,
  older,
  onOlder,
}: ChartOptions) {
  const [chart, setChart] = useState<ChartHandle>();
  const attach = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const made = new ChartHandle(element);
    setChart(made);
    return () => {
      setChart(undefined);
      made.dispose();
    };
  }, []);
  useEffect(
    () => chart?.setFormat({ tickSize, locale, timeZone, isIntraday }),
    [chart, tickSize, locale, timeZone, isIntraday],
  );
  useEffect(() => chart?.setKind(kind), [chart, kind]);
  useEffect(() => chart?.show(candles), [chart, candles]);
  const isAtStart = useOlderCandles(chart, candles, older, onOlder);
  useEffect(() => chart?.setScale(scale), [chart, scale]);
  useEffect(() => chart?.setStale(isStale), [chart, isStale]);
  useEffect(() => chart?.setOrders(orders), [chart, orders]);
  return { chart, attach, isAtStart };
}
