import { dateFormat, formatPercent, formatPrice } from '@agio/money';
import { memo } from 'react';
import { amountParts, fractionDigits } from '../../data-display/amount/amount-text.tsx';
import { plotNumber } from '../../foundations/plot-number.ts';
import { changePercent, type ChartCandle } from './chart-data.ts';
import { averageTexts, type PlottedCandle } from './kinds/heikin-ashi.ts';
import type { PriceChartLabels } from './messages.ts';

/** The formats of prices, amounts and times in the chart. */
export interface WordFormat {
  tickSize: string;
  stepSize: string;
  locale: string;
  timeZone: string | undefined;
  labels: PriceChartLabels;
}

interface CandleTableProps extends WordFormat {
  candles: readonly ChartCandle[];
}

type CandleFigures = Parameters<PriceChartLabels['candle']>[0];

const tableRows = 10;

/** The latest candles as a table for screen readers. */
export function CandleTable({ candles, ...format }: CandleTableProps) {
  const { labels } = format;
  return (
    <div className="ui:visually-hidden">
      <table data-slot="candle-table">
        <caption data-slot="candle-caption">{labels.table}</caption>
        <thead data-slot="candle-heads">
          <tr data-slot="candle-row">
            {[labels.time, labels.open, labels.high, labels.low, labels.close, labels.volume].map(
              (head) => (
                <th data-slot="candle-head" key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody data-slot="candle-body">
          {candles
            .slice(-tableRows)
            .toReversed()
            .map((candle) => (
              <CandleRow key={candle.time} {...figuresOf(candle, format)} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** Memoised: with a price, only the open candle changes. */
const CandleRow = memo(function CandleRow({ time, open, high, low, close, volume }: CandleFigures) {
  return (
    <tr data-slot="candle-row">
      <th data-slot="candle-head" scope="row">
        {time}
      </th>
      <td data-slot="candle-cell">{open}</td>
      <td data-slot="candle-cell">{high}</td>
      <td data-slot="candle-cell">{low}</td>
      <td data-slot="candle-cell">{close}</td>
      <td data-slot="candle-cell">{volume}</td>
    </tr>
  );
});

/** One candle in a sentence. */
export function candleWords(candle: ChartCandle, format: WordFormat): string {
  return format.labels.candle(figuresOf(candle, format));
}

/** The averaged prices of a candle in a sentence; empty where prices are not averaged. */
export function averageWords(
  averaged: PlottedCandle | undefined,
  { tickSize, locale, labels }: WordFormat,
): string {
  return averaged ? labels.averages(averageTexts(averaged, fractionDigits(tickSize), locale)) : '';
}

/** The visible range in a sentence: start, end, extremes and change. */
export function sightWords(candles: readonly ChartCandle[], format: WordFormat): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return '';
  const { tickSize, locale, labels } = format;
  const price = (value: string | undefined) => formatPrice(value, { tickSize, locale });
  return labels.sight({
    from: timeOf(first, format),
    to: timeOf(last, format),
    count: candles.length,
    high: price(highest(candles)),
    low: price(lowest(candles)),
    change: formatPercent(changePercent(first.open, last.close), { locale, signed: true }),
  });
}

function figuresOf(candle: ChartCandle, format: WordFormat): CandleFigures {
  const { tickSize, stepSize, locale } = format;
  const price = (value: string) => formatPrice(value, { tickSize, locale });
  const volume = amountParts(candle.volume, fractionDigits(stepSize), locale);
  return {
    time: timeOf(candle, format),
    open: price(candle.open),
    high: price(candle.high),
    low: price(candle.low),
    close: price(candle.close),
    volume: `${volume.integer}${volume.decimalSeparator}${volume.fraction}`,
  };
}

function timeOf({ time }: ChartCandle, { locale, timeZone }: WordFormat): string {
  const format = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  });
  return format.format(Date.parse(time));
}

/** The whole chart in one sentence. */
export function summaryOf(
  candles: readonly ChartCandle[],
  {
    market,
    resolution,
    tickSize,
    locale,
    labels,
  }: {
    market: string;
    resolution: string;
    tickSize: string;
    locale: string;
    labels: PriceChartLabels;
  },
): string {
  const last = candles.at(-1);
  const price = (value: string | undefined) => formatPrice(value, { tickSize, locale });
  return labels.summary({
    market,
    resolution,
    last: price(last?.close),
    high: price(highest(candles)),
    low: price(lowest(candles)),
    count: candles.length,
  });
}

const highest = (candles: readonly ChartCandle[]) => extreme(candles, 'high', (a, b) => a > b);
const lowest = (candles: readonly ChartCandle[]) => extreme(candles, 'low', (a, b) => a < b);

/** The exact highest or lowest price: found by the plotted numbers, returned as the exchange's string. */
function extreme(
  candles: readonly ChartCandle[],
  field: 'high' | 'low',
  isBeyond: (a: number, b: number) => boolean,
): string | undefined {
  let found: string | undefined;
  let at = 0;
  for (const candle of candles) {
    const value = plotNumber(candle[field]);
    if (found !== undefined && !isBeyond(value, at)) continue;
    found = candle[field];
    at = value;
  }
  return found;
}
