import { type ChartIndicator, settingsOf } from './indicators.ts';
import type { PriceChartLabels } from '../messages.ts';

/** An indicator with its parameters: `SMA 20`, `VWAP Daily`. */
export function indicatorName(indicator: ChartIndicator, labels: PriceChartLabels): string {
  const settings = settingsOf(indicator);
  const values =
    indicator.type === 'vwap' ? [labels.restarts[settings[0] === 7 ? 'week' : 'day']] : settings;
  return [labels.indicator[indicator.type], ...values].join(' ');
}
