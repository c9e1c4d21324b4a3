// @where Trading: chart indicators: list, parameters, lines, values, most at once
import { atr, bollinger, ema, keltner, sma, vwap } from './math/averages.ts';
import { adx, macd, obv, rsi, stochastic } from './math/oscillators.ts';
import {
  type IndicatorValues,
  type Made,
  Period,
  type PlottedCandles,
  type Rule,
} from './math/rules.ts';
import { ichimoku, pivots, supertrend } from './math/trends.ts';
import { type ChartIndicator, type IndicatorType, indicatorTypes } from './indicators.ts';

export interface IndicatorParameter {
  readonly name:
    | 'length'
    | 'deviations'
    | 'restart'
    | 'fast'
    | 'slow'
    | 'signal'
    | 'multiplier'
    | 'range'
    | 'smoothing'
    | 'conversion'
    | 'base'
    | 'span'
    | 'levels'
    | 'rows'
    | 'valueArea';
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** Nothing in between. */
  readonly choices?: readonly number[];
}

/** A line of an indicator. */
interface IndicatorLine {
  /** Its name in the values. */
  readonly name: string;
  /** Its colour, counted from the first of the indicator, or that of rising or falling prices. */
  readonly colour: number | 'up' | 'down';
  readonly isDashed?: boolean;
  /** Drawn so many candles later than the one that it is computed at, by the settings; earlier where negative. */
  readonly shift?: (settings: readonly number[]) => number;
  /** The ground to another line is coloured. */
  readonly cloud?: string;
  /** Its value stands for several candles: it has steps and no slopes. */
  readonly hasSteps?: boolean;
}

export interface IndicatorRow {
  readonly parameters: readonly IndicatorParameter[];
  readonly lines: readonly IndicatorLine[];
  /** Kind of its values, where it has a pane of its own: prices, strengths from 0 to 100, or amounts. */
  readonly pane?: 'price' | 'strength' | 'amount';
  /** The legend leaves out lines without a value. */
  readonly hidesEmpty?: boolean;
  /** Time from which it needs candles for its value at another, in seconds. */
  readonly startOf?: (settings: readonly number[], time: number) => number;
  /** Undefined for what is computed from all candles in sight. */
  readonly make?: (candles: PlottedCandles, settings: readonly number[]) => Made;
}

const length = (usual: number, least = 2): IndicatorParameter => ({
  name: 'length',
  usual,
  least,
  most: 500,
});
/** In days: at midnight UTC, or on Mondays. */
const restart: IndicatorParameter = {
  name: 'restart',
  usual: 1,
  least: 1,
  most: 7,
  choices: [1, 7],
};
const multiplier = (usual: number): IndicatorParameter => ({
  name: 'multiplier',
  usual,
  least: 1,
  most: 10,
});
const band: readonly IndicatorLine[] = [
  { name: 'upper', colour: 0 },
  { name: 'middle', colour: 0, isDashed: true },
  { name: 'lower', colour: 0 },
];
/** Displacement of Ichimoku, by the length of its base: the present candle counts. */
const ahead = ([, base = 1]: readonly number[]) => base - 1;

/**
 * The indicators with the values that the field uses; lengths are in candles. Menu, settings, legend, words and panes
 * follow from a row.
 */
export const indicatorTable: Readonly<Record<IndicatorType, IndicatorRow>> = {
  sma: { parameters: [length(20)], lines: [{ name: 'average', colour: 0 }], make: sma },
  ema: { parameters: [length(20)], lines: [{ name: 'average', colour: 0 }], make: ema },
  bollinger: {
    parameters: [length(20), { name: 'deviations', usual: 2, least: 1, most: 5 }],
    lines: band,
    make: bollinger,
  },
  keltner: {
    parameters: [length(20), multiplier(2), { ...length(10), name: 'range' }],
    lines: band,
    make: keltner,
  },
  vwap: {
    parameters: [restart],
    lines: [{ name: 'average', colour: 0 }],
    startOf: ([days = 1], time) => new Period(days).startOf(time),
    make: vwap,
  },
  supertrend: {
    parameters: [length(10), multiplier(3)],
    lines: [
      { name: 'up', colour: 'up' },
      { name: 'down', colour: 'down' },
    ],
    hidesEmpty: true,
    make: supertrend,
  },
  ichimoku: {
    parameters: [
      { ...length(9), name: 'conversion' },
      { ...length(26), name: 'base' },
      { ...length(52), name: 'span' },
    ],
    lines: [
      { name: 'conversion', colour: 0 },
      { name: 'base', colour: 1 },
      { name: 'spanA', colour: 2, shift: ahead, cloud: 'spanB' },
      { name: 'spanB', colour: 3, shift: ahead },
      { name: 'lagging', colour: 0, isDashed: true, shift: (settings) => -ahead(settings) },
    ],
    make: ichimoku,
  },
  pivots: {
    parameters: [restart, { name: 'levels', usual: 2, least: 1, most: 3 }],
    lines: [
      { name: 'pivot', colour: 0, hasSteps: true },
      ...['r1', 'r2', 'r3'].map((name) => ({ name, colour: 'down' as const, hasSteps: true })),
      ...['s1', 's2', 's3'].map((name) => ({ name, colour: 'up' as const, hasSteps: true })),
    ],
    hidesEmpty: true,
    startOf: ([days = 1], time) => new Period(days).startOf(time, 1),
    make: pivots,
  },
  profile: {
    parameters: [
      { name: 'rows', usual: 24, least: 5, most: 100 },
      { name: 'valueArea', usual: 70, least: 10, most: 100 },
    ],
    lines: [
      { name: 'control', colour: 0 },
      { name: 'high', colour: 0, isDashed: true },
      { name: 'low', colour: 0, isDashed: true },
    ],
  },
  rsi: {
    parameters: [length(14)],
    lines: [{ name: 'strength', colour: 0 }],
    pane: 'strength',
    make: rsi,
  },
  macd: {
    parameters: [
      { ...length(12), name: 'fast' },
      { ...length(26), name: 'slow' },
      { ...length(9), name: 'signal' },
    ],
    lines: [
      { name: 'difference', colour: 0 },
      { name: 'signal', colour: 1 },
      { name: 'histogram', colour: 2 },
    ],
    pane: 'price',
    make: macd,
  },
  stochastic: {
    parameters: [
      length(14),
      { ...length(1, 1), name: 'smoothing' },
      { ...length(3, 1), name: 'signal' },
    ],
    lines: [
      { name: 'place', colour: 0 },
      { name: 'signal', colour: 1 },
    ],
    pane: 'strength',
    make: stochastic,
  },
  adx: {
    parameters: [length(14), { ...length(14, 1), name: 'smoothing' }],
    lines: [
      { name: 'strength', colour: 0 },
      { name: 'plus', colour: 'up' },
      { name: 'minus', colour: 'down' },
    ],
    pane: 'strength',
    make: adx,
  },
  atr: {
    parameters: [length(14, 1)],
    lines: [{ name: 'average', colour: 0 }],
    pane: 'price',
    make: atr,
  },
  obv: { parameters: [], lines: [{ name: 'balance', colour: 0 }], pane: 'amount', make: obv },
};

/** More would leave no room for the prices. */
export const maxIndicators = 8;

export const hasOwnPane = (type: IndicatorType): boolean => indicatorTable[type].pane !== undefined;

export const isInRange = (value: number, { least, most, choices }: IndicatorParameter): boolean =>
  Number.isInteger(value) && value >= least && value <= most && (choices?.includes(value) ?? true);

/** With a usable value for each parameter: what is missing or out of range becomes the usual one. */
export function settingsOf({ type, settings }: ChartIndicator): readonly number[] {
  return indicatorTable[type].parameters.map((parameter, index) => {
    const value = settings[index];
    return value !== undefined && isInRange(value, parameter) ? value : parameter.usual;
  });
}

/** Equal for indicators that draw the same. */
export const indicatorKey = (indicator: ChartIndicator): string =>
  [indicator.type, ...settingsOf(indicator)].join(' ');

/**
 * Returns the indicators to draw: each once, not more than {@link maxIndicators}. Those that this version does not know
 * are left out: they are kept by the host.
 */
export function drawnIndicators(indicators: readonly ChartIndicator[]): readonly ChartIndicator[] {
  const known = indicators.filter(({ type }) => indicatorTypes.includes(type));
  const byKey = new Map(known.map((each) => [indicatorKey(each), each]));
  return [...byKey.values()].slice(0, maxIndicators);
}

/** Returns true if an indicator lacks the candles that its latest value began with. */
export function lacksStart(indicator: ChartIndicator, first: number, last: number): boolean {
  const start = indicatorTable[indicator.type].startOf?.(settingsOf(indicator), last);
  return start !== undefined && first > start;
}

/**
 * An indicator over a growing list of candles. Each value follows from the one before it, so that a live candle costs one
 * step, whatever stands before it.
 */
export class IndicatorSeries {
  /** Lists by line; none for an indicator of all candles in sight. */
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
