// Layer and menu in one file that is fetched: they share the table, and who opens the menu chooses one.
export { ChartIndicators } from './chart-indicators.tsx';
export { IndicatorSettings } from './indicator-settings.tsx';
