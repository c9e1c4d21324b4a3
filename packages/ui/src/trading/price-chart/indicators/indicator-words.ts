import { indicatorTable, settingsOf } from './indicator-table.ts';
import type { ChartIndicator } from './indicators.ts';
import type { IndicatorLabels } from './messages.ts';

/** An indicator with its parameters: `SMA 20`, `VWAP Daily`. */
export function indicatorName(indicator: ChartIndicator, labels: IndicatorLabels): string {
  const { parameters } = indicatorTable[indicator.type];
  const values = settingsOf(indicator).map((value, index) =>
    parameters[index]?.choices ? labels.restarts[value === 7 ? 'week' : 'day'] : value,
  );
  return [labels.name[indicator.type], ...values].join(' ');
}
