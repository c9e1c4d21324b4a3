import { plotNumber } from '../../../foundations/plot-number.ts';
import type { ChartCandle } from '../chart-data.ts';

/** A candle as numbers, for drawing. */
export interface PlottedCandle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/**
 * Averaged candles over a growing list. The close is the mean of the four prices, the open the middle of the averaged
 * candle before, so that each follows from the one before it: a live candle costs one step.
 */
export class HeikinAshi {
  readonly #averaged: PlottedCandle[] = [];

  at(index: number): PlottedCandle | undefined {
    return this.#averaged[index];
  }

  /** Computes from an index on, after the candles there have changed. */
  compute(from: number, candles: readonly ChartCandle[]): void {
    for (let index = from; index < candles.length; index += 1) {
      const candle = candles[index];
      if (candle) this.#averaged[index] = averaged(candle, this.#averaged[index - 1]);
    }
    this.#averaged.length = candles.length;
  }
}

function averaged(candle: ChartCandle, before: PlottedCandle | undefined): PlottedCandle {
  const { open, high, low, close } = plotted(candle);
  const start = before ? (before.open + before.close) / 2 : (open + close) / 2;
  const end = (open + high + low + close) / 4;
  return {
    open: start,
    high: Math.max(high, start, end),
    low: Math.min(low, start, end),
    close: end,
  };
}

export const plotted = ({ open, high, low, close }: ChartCandle): PlottedCandle => ({
  open: plotNumber(open),
  high: plotNumber(high),
  low: plotNumber(low),
  close: plotNumber(close),
});

/** Averaged prices in the digits of the market. */
export function averageTexts(
  { open, high, low, close }: PlottedCandle,
  digits: number,
  locale: string,
) {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const text = (value: number) => format.format(value);
  return { open: text(open), high: text(high), low: text(low), close: text(close) };
}
