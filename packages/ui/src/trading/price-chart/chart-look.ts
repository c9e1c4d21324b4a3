import { ColorType, type UTCTimestamp } from 'lightweight-charts';
import { plotNumber } from '../../foundations/plot-number.ts';
import { type ChartColors, type ChartLook, withAlpha } from './chart-colors.ts';
import type { ChartCandle } from './chart-data.ts';

/** The library's options for the look around the prices. */
export function chartLook({ colors, fontFamily, fontSize }: ChartLook) {
  const axis = { borderColor: colors.line };
  const crosshair = {
    color: colors['chart-crosshair'],
    labelBackgroundColor: colors['surface-3'],
  };
  return {
    layout: {
      background: { type: ColorType.Solid, color: colors['surface-1'] },
      textColor: colors['fg-muted'],
      panes: { separatorColor: colors.line, separatorHoverColor: colors['surface-3'] },
      fontFamily,
      fontSize,
    },
    grid: {
      vertLines: { color: colors['chart-grid'] },
      horzLines: { color: colors['chart-grid'] },
    },
    crosshair: { vertLine: crosshair, horzLine: crosshair },
    rightPriceScale: axis,
    timeScale: axis,
  };
}

/** The volume of a candle, in the colour of its direction. */
export function volumeBar(
  { open, close, volume }: ChartCandle,
  time: UTCTimestamp,
  { up, down }: ChartColors,
) {
  return {
    time,
    value: plotNumber(volume),
    color: withAlpha(plotNumber(close) >= plotNumber(open) ? up : down, 0.26),
  };
}
