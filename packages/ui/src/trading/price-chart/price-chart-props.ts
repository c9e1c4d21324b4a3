import type { ComponentProps, ReactNode } from 'react';
import type { ChartCandle, ChartKind, ChartScale } from './chart-data.ts';
import type { OlderCandles, PriceChartStatus } from './chart-status.ts';
import type { ChartResolutionChoice } from './chart-toolbar.tsx';
import type { DrawingProps } from './drawings/use-drawing.ts';
import type { ChartIndicator } from './indicators/indicators.ts';
import type { PriceChartLabels } from './messages.ts';
import type { ChartFill } from './orders/fills.ts';
import type { ChartOrder } from './orders/price-lines.ts';
import type { PictureResult } from './picture/keep-picture.ts';

export interface PriceChartProps extends Omit<ComponentProps<'section'>, 'children'>, DrawingProps {
  /** The state of the candles: loading, ready, none yet, or failed. */
  status: PriceChartStatus;
  /** Oldest first; the last one may be open. For a live price pass a new list that shares the objects of settled candles. */
  candles: readonly ChartCandle[];
  /**
   * The last price, where the page shows it beside the chart: the open candle ends at it, and with it line and label say the
   * same as the rest of the page. By itself the candle may be a moment before or behind.
   */
  last?: string | undefined;
  /**
   * The state of older candles. If `onOlder` is missing, the chart shows no note at its start.
   * @default 'more'
   */
  older?: OlderCandles | undefined;
  /** Called near the first candle: load older ones. Called once until `older` is `more` again. */
  onOlder?: (() => void) | undefined;
  /** The pair: `XCB/CTN`. */
  market: string;
  baseAsset: string;
  tickSize: string;
  stepSize: string;
  /** The interval of a candle: a value of `resolutions`. */
  resolution: string;
  /** The intervals to choose from, shortest first. */
  resolutions: readonly ChartResolutionChoice[];
  /** Called with the new interval. */
  onResolutionChange: (resolution: string) => void;
  /** The interval is below a day: the time axis shows hours. */
  isIntraday: boolean;
  /**
   * The chart type: candles, hollow candles, bars, Heikin-Ashi, a line or an area.
   * @default 'candles'
   */
  kind?: ChartKind | undefined;
  /** Called with the new kind; without it there is no choice. */
  onKindChange?: ((kind: ChartKind) => void) | undefined;
  /**
   * The scale of the prices.
   * @default 'linear'
   */
  scale?: ChartScale | undefined;
  /** Called with the new scale; without it there is no choice. */
  onScaleChange?: ((scale: ChartScale) => void) | undefined;
  /**
   * The indicators in the chart. Their code is loaded with the first one.
   * @default []
   */
  indicators?: readonly ChartIndicator[] | undefined;
  /** Called with the new indicators; without it there is no choice. */
  onIndicatorsChange?: ((indicators: ChartIndicator[]) => void) | undefined;
  /**
   * The last price is out of date: it is shown without the colour of a direction.
   * @default false
   */
  isStale?: boolean | undefined;
  /**
   * The user's open orders of this market.
   * @default []
   */
  orders?: readonly ChartOrder[] | undefined;
  /** Called with the id of an order to cancel. */
  onCancelOrder?: ((id: string) => void) | undefined;
  /**
   * Called to change the price of an order: with the price that its line was dragged to, or moved to by keys, and with its
   * own after a click. Nothing is changed in the chart: ask before it is sent.
   */
  onAmendOrder?: ((id: string, price: string) => void) | undefined;
  /**
   * The user's executions in this market, in any order. Their code is loaded with the first one.
   * @default []
   */
  fills?: readonly ChartFill[] | undefined;
  /**
   * The average price at which the user's holding was bought: a line of its own. Its code is loaded with the first one.
   */
  entry?: string | undefined;
  /**
   * Shows the line of the average entry.
   * @default true
   */
  isEntryShown?: boolean | undefined;
  /** Called when the reader shows or hides the line of the average entry; without it there is no choice. */
  onEntryShownChange?: ((isShown: boolean) => void) | undefined;
  /** Name of the exchange, in a picture of the chart. */
  brand?: string | undefined;
  /** Called after the reader copied or saved a picture of the chart, or could not; without it there is no button. */
  onPicture?: ((result: PictureResult) => void) | undefined;
  /**
   * True while the chart fills the desk.
   * @default false
   */
  isMaximised?: boolean | undefined;
  /** Called when the reader maximises or restores the chart. */
  onMaximisedChange?: ((isMaximised: boolean) => void) | undefined;
  /** At the end of the toolbar: a switch to the depth chart, for example. */
  toolbarEnd?: ReactNode;
  /** Replaces the candles, below the same toolbar. */
  replacement?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Reason for which the candles could not be loaded. */
  errorText?: string | undefined;
  locale?: string | undefined;
  timeZone?: string | undefined;
  labels?: Partial<PriceChartLabels> | undefined;
}
