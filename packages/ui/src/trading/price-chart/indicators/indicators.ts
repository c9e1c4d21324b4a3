// @where Trading: chart indicators: list, parameters, values, most at once
/** In the order of the menu. The first four are drawn over the prices, the others in a pane of their own. */
export const indicatorTypes = ['sma', 'ema', 'bollinger', 'vwap', 'rsi', 'macd'] as const;
export type IndicatorType = (typeof indicatorTypes)[number];

/** An indicator as it was chosen. */
export interface ChartIndicator {
  readonly type: IndicatorType;
  /** One whole number for each of its {@link indicatorParameters}, in their order. */
  readonly settings: readonly number[];
}

export interface IndicatorParameter {
  readonly name: 'length' | 'deviations' | 'restart' | 'fast' | 'slow' | 'signal';
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** Nothing in between. */
  readonly choices?: readonly number[];
}

const length = (usual: number): IndicatorParameter => ({
  name: 'length',
  usual,
  least: 2,
  most: 500,
});

/** The parameters of each indicator with the values that the field uses; lengths are in candles. */
export const indicatorParameters: Readonly<Record<IndicatorType, readonly IndicatorParameter[]>> = {
  sma: [length(20)],
  ema: [length(20)],
  bollinger: [length(20), { name: 'deviations', usual: 2, least: 1, most: 5 }],
  // In days: at midnight UTC, or on Mondays.
  vwap: [{ name: 'restart', usual: 1, least: 1, most: 7, choices: [1, 7] }],
  rsi: [length(14)],
  macd: [
    { ...length(12), name: 'fast' },
    { ...length(26), name: 'slow' },
    { ...length(9), name: 'signal' },
  ],
};

/** More would leave no room for the prices. */
export const maxIndicators = 8;

export const hasOwnPane = (type: IndicatorType): boolean => type === 'rsi' || type === 'macd';

export const isInRange = (value: number, { least, most, choices }: IndicatorParameter): boolean =>
  Number.isInteger(value) && value >= least && value <= most && (choices?.includes(value) ?? true);

/** With a usable value for each parameter: what is missing or out of range becomes the usual one. */
export function settingsOf({ type, settings }: ChartIndicator): readonly number[] {
  return indicatorParameters[type].map((parameter, index) => {
    const value = settings[index];
    return value !== undefined && isInRange(value, parameter) ? value : parameter.usual;
  });
}

/** Equal for indicators that draw the same. */
export const indicatorKey = (indicator: ChartIndicator): string =>
  [indicator.type, ...settingsOf(indicator)].join(' ');

/** Returns the indicators to draw: each once, not more than {@link maxIndicators}. */
export function drawnIndicators(indicators: readonly ChartIndicator[]): readonly ChartIndicator[] {
  const byKey = new Map(indicators.map((each) => [indicatorKey(each), each]));
  return [...byKey.values()].slice(0, maxIndicators);
}
