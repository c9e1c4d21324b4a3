import {
  type IPriceLine,
  type ISeriesPrimitive,
  type ISeriesPrimitiveAxisView,
  LineStyle,
  type Time,
} from 'lightweight-charts';
import { plotNumber } from '../../../foundations/plot-number.ts';
import type { ChartColors } from '../chart-colors.ts';
import type { ChartCandle } from '../chart-data.ts';
import type { PriceSeries } from '../kinds/price-series.ts';

/** An open order of the user, drawn as a line. */
export interface ChartOrder {
  readonly id: string;
  readonly side: 'Buy' | 'Sell' | 'Unknown';
  readonly price: string;
  /** The price at which it is placed, of a stop order that still waits for it: a line of its own. */
  readonly trigger?: string | undefined;
  /** Its price cannot be changed here. */
  readonly isFixed?: boolean | undefined;
  /** The remaining amount in the base asset. */
  readonly amount: string;
}

interface LineLooks {
  readonly price: number;
  readonly color: string;
  readonly axisLabelTextColor: string;
  readonly lineStyle: LineStyle;
}

/**
 * The horizontal lines of a chart: the last price and the user's orders. The library's own line for the last price would
 * choose black or white for its text by itself, so it is replaced.
 */
export class PriceLines {
  readonly #series: PriceSeries;
  readonly #lines = new Map<string, IPriceLine>();
  readonly #labels: AxisLabels;

  constructor(series: PriceSeries) {
    this.#series = series;
    this.#labels = new AxisLabels(series);
    series.attachPrimitive(this.#labels);
  }

  /** Moves the lines to these prices and removes the others. */
  draw({
    orders,
    last,
    isStale,
    colors,
  }: {
    orders: readonly ChartOrder[];
    last: ChartCandle | undefined;
    isStale: boolean;
    colors: ChartColors;
  }): void {
    const wanted = new Map<string, LineLooks>();
    const order = (price: string, lineStyle: LineStyle) =>
      // One line for all orders at a price: their labels on the axis would push each other away from it.
      wanted.set(`${lineStyle} ${plotNumber(price)}`, {
        price: plotNumber(price),
        color: colors.accent,
        axisLabelTextColor: colors['on-accent'],
        lineStyle,
      });
    for (const { price, trigger } of orders) {
      if (trigger !== price) order(price, LineStyle.LargeDashed);
      if (trigger !== undefined) order(trigger, LineStyle.SparseDotted);
    }
    if (last) {
      const isUp = plotNumber(last.close) >= plotNumber(last.open);
      wanted.set('last', {
        price: plotNumber(last.close),
        color: colors[isStale ? 'fg-muted' : isUp ? 'up' : 'down'],
        axisLabelTextColor: colors[isStale ? 'surface-1' : isUp ? 'on-up' : 'on-down'],
        lineStyle: LineStyle.Dotted,
      });
    }
    for (const [name, line] of this.#lines) {
      if (wanted.has(name)) continue;
      this.#series.removePriceLine(line);
      this.#lines.delete(name);
    }
    for (const [name, looks] of wanted) {
      const line = this.#lines.get(name);
      if (line) line.applyOptions(looks);
      else {
        const options = { ...looks, lineWidth: 1, axisLabelVisible: false, title: '' } as const;
        this.#lines.set(name, this.#series.createPriceLine(options));
      }
    }
    this.#labels.set([...wanted.values()]);
  }
}

/**
 * The prices of the lines on the axis. The library's own labels take the text colour of the page for their ground where
 * colours are forced, and with it black on black.
 */
class AxisLabels implements ISeriesPrimitive<Time> {
  readonly #series: PriceSeries;
  #views: readonly ISeriesPrimitiveAxisView[] = [];

  constructor(series: PriceSeries) {
    this.#series = series;
  }

  priceAxisViews(): readonly ISeriesPrimitiveAxisView[] {
    return this.#views;
  }

  set(labels: readonly LineLooks[]): void {
    const series = this.#series;
    this.#views = labels.map(({ price, color, axisLabelTextColor }) => ({
      coordinate: () => series.priceToCoordinate(price) ?? 0,
      text: () => series.priceFormatter().format(price),
      textColor: () => axisLabelTextColor,
      backColor: () => color,
      visible: () => series.priceToCoordinate(price) !== null,
      tickVisible: () => false,
    }));
  }
}
