import type { Candle, CandleResolution } from '@agio/api-client/contract';

/**
 * The history with what changed since laid over it: a live candle replaces the one of its time, later ones follow.
 * Settled candles stay the same objects, so that only what moved is drawn again. Without a history there is nothing to
 * lay it over, and nothing is shown.
 */
export function joinCandles(
  history: readonly Candle[],
  live: readonly Candle[],
): readonly Candle[] {
  const [first] = live;
  if (!first || history.length === 0) return history;
  const start = Date.parse(first.time);
  let settled = history.length;
  while (settled > 0 && Date.parse(history[settled - 1]?.time ?? '') >= start) settled -= 1;
  return [...history.slice(0, settled), ...live];
}

export const isIntraday = (resolution: CandleResolution): boolean =>
  resolution !== '1d' && resolution !== '1w';
