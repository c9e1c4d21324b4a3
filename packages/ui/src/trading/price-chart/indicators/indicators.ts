/** In the order of the menu. Each has its row in `indicator-table.ts`, whose code is loaded with the first indicator. */
export const indicatorTypes = [
  'sma',
  'ema',
  'bollinger',
  'keltner',
  'vwap',
  'supertrend',
  'ichimoku',
  'pivots',
  'profile',
  'rsi',
  'macd',
  'stochastic',
  'adx',
  'atr',
  'obv',
] as const;
export type IndicatorType = (typeof indicatorTypes)[number];

/** An indicator as it was chosen. */
export interface ChartIndicator {
  readonly type: IndicatorType;
  /** One whole number for each of its parameters, in their order; what is missing has the usual value. */
  readonly settings: readonly number[];
}
