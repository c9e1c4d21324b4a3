import { defineMessages, type MessagesOf } from '../../../foundations/language/language.tsx';
import type { IndicatorParameter } from './indicator-table.ts';
import type { IndicatorType } from './indicators.ts';

export const indicatorMessages = defineMessages('chartIndicators', {
  /** Short names, as charting software has them. */
  name: {
    sma: 'SMA',
    ema: 'EMA',
    bollinger: 'Bollinger',
    keltner: 'Keltner',
    vwap: 'VWAP',
    supertrend: 'Supertrend',
    ichimoku: 'Ichimoku',
    pivots: 'Pivots',
    profile: 'Volume profile',
    rsi: 'RSI',
    macd: 'MACD',
    stochastic: 'Stochastic',
    adx: 'ADX',
    atr: 'ATR',
    obv: 'OBV',
  } satisfies Record<IndicatorType, string>,
  /** Meanings of the short names. */
  meaning: {
    sma: 'Simple moving average',
    ema: 'Exponential moving average',
    bollinger: 'Bollinger bands',
    keltner: 'Keltner channels',
    vwap: 'Volume-weighted average price',
    supertrend: 'Trend line by average true range',
    ichimoku: 'Ichimoku cloud',
    pivots: 'Pivot points',
    profile: 'Volume by price, of the candles in sight',
    rsi: 'Relative strength index',
    macd: 'Moving average convergence divergence',
    stochastic: 'Stochastic oscillator',
    adx: 'Average directional index',
    atr: 'Average true range',
    obv: 'On-balance volume',
  } satisfies Record<IndicatorType, string>,
  parameter: {
    /** Parameter of an indicator: number of candles. */
    length: 'Length',
    /** Parameter of an indicator: standard deviations. */
    deviations: 'Deviations',
    restart: 'Starts again',
    /** Parameter of an indicator: length of the fast average. */
    fast: 'Fast',
    /** Parameter of an indicator: length of the slow average. */
    slow: 'Slow',
    /** Parameter of an indicator: length of the signal line. */
    signal: 'Signal',
    /** Parameter of an indicator: number of average ranges. */
    multiplier: 'Multiplier',
    /** Parameter of an indicator: length of its average true range, which is called ATR. */
    range: 'ATR length',
    /** Parameter of an indicator: candles over which it is smoothed. */
    smoothing: 'Smoothing',
    /** Parameter of Ichimoku: length of the conversion line. */
    conversion: 'Conversion',
    /** Parameter of Ichimoku: length of the base line. */
    base: 'Base',
    /** Parameter of Ichimoku: length of the slow leading span. */
    span: 'Span',
    /** Parameter of pivot points: number of supports and resistances. */
    levels: 'Levels',
    /** Parameter of a volume profile: number of its bars. */
    rows: 'Rows',
    /** Parameter of a volume profile: share of the volume in the value area. */
    valueArea: 'Value area %',
  } satisfies Record<IndicatorParameter['name'], string>,
  /** Interval at which a volume-weighted average starts again: beside `restart`, and after its name. */
  restarts: { day: 'Daily', week: 'Weekly' },
  /** `meaning` is what the short name stands for. */
  add: 'Add {{indicator}}, {{meaning}}',
  remove: 'Remove {{indicator}}',
  none: 'None in the chart yet.',
  full_one: 'More than {{count}} indicator would hide the prices.',
  full_other: 'More than {{count}} indicators would hide the prices.',
  /** Label of a field that narrows the list below by name. */
  search: 'Search indicators',
  noMatch: 'No indicator has this name.',
  /** Under a parameter that is not in its range. */
  range: '{{least}} to {{most}}',
  /** Read out with a candle. */
  at: '{{indicator}}: {{values}}.',
});
export type IndicatorLabels = MessagesOf<typeof indicatorMessages>;
