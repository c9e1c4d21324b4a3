import { indicatorTable, settingsOf } from './indicator-table.ts';
import type { ChartIndicator } from './indicators.ts';
import type { IndicatorValues, PlottedCandles, Rule } from './math/rules.ts';

/**
 * An indicator over a growing list of candles. Each value follows from the one before it, so that a live candle costs one
 * step, whatever stands before it.
 */
export class IndicatorSeries {
  /** By line. Empty for an indicator of all candles in sight. */
  readonly values: IndicatorValues;
  readonly #rule: Rule | undefined;

  constructor(indicator: ChartIndicator, candles: PlottedCandles) {
    const made = indicatorTable[indicator.type].make?.(candles, settingsOf(indicator));
    this.values = made?.values ?? {};
    this.#rule = made?.rule;
  }

  /** Computes from an index on, after the candles there have changed. */
  compute(from: number, count: number): void {
    if (!this.#rule) return;
    for (let index = from; index < count; index += 1) this.#rule(index);
  }
}
