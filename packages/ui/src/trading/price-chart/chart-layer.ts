import type { IChartApi, ISeriesPrimitive, Time } from 'lightweight-charts';
import type { ChartColors } from './chart-colors.ts';
import type { ChartCandle } from './chart-data.ts';

/** Tools with which a layer of the chart draws. */
export interface ChartLayerHost {
  readonly chart: IChartApi;
  /**
   * Draws over the prices, on their scale. Stays when another kind of series draws them; returns the removal. What is the
   * reader's own is not in a picture of the chart.
   */
  overlay(primitive: ISeriesPrimitive<Time>, owner?: 'reader'): () => void;
}

/** Something drawn besides prices and volume, whose code is loaded with its first use. */
export interface ChartLayer {
  /** Draws all candles, which are others than before. */
  drawAll(candles: readonly ChartCandle[]): void;
  /** Draws the candles from an index on; those before it stand. */
  drawFrom(from: number, candles: readonly ChartCandle[]): void;
  colour(colors: ChartColors): void;
  /** Its values at a candle, for a screen reader; empty where there are none. */
  wordsAt(index: number): string;
  remove(): void;
}
