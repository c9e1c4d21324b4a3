import { formatPrice } from '@agio/money';
import { plotNumber } from '../shared/plot-number.ts';
import type { ChartCandle } from './chart-data.ts';
import type { PriceChartLabels } from './labels.ts';

interface CandleTableProps {
  candles: readonly ChartCandle[];
  tickSize: string;
  locale: string;
  timeZone: string | undefined;
  labels: PriceChartLabels;
}

const tableRows = 10;

/** The latest candles in words, for who cannot see the picture. */
export function CandleTable({ candles, tickSize, locale, timeZone, labels }: CandleTableProps) {
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const price = (value: string) => formatPrice(value, { tickSize, locale });
  return (
    <div className="ui:visually-hidden">
      <table>
        <caption>{labels.table}</caption>
        <thead>
          <tr>
            {[labels.time, labels.open, labels.high, labels.low, labels.close, labels.volume].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {candles
            .slice(-tableRows)
            .toReversed()
            .map((candle) => (
              <tr key={candle.time}>
                <th scope="row">{time.format(Date.parse(candle.time))}</th>
                <td>{price(candle.open)}</td>
                <td>{price(candle.high)}</td>
                <td>{price(candle.low)}</td>
                <td>{price(candle.close)}</td>
                <td>{candle.volume}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** The picture in one sentence. */
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
  const high = extreme(candles, 'high', (a, b) => a > b);
  const low = extreme(candles, 'low', (a, b) => a < b);
  const price = (value: string | undefined) => formatPrice(value, { tickSize, locale });
  return labels.summary({
    market,
    resolution,
    last: price(last?.close),
    high: price(high),
    low: price(low),
    count: candles.length,
  });
}

/** The text of the highest or lowest candle: found by the numbers it is drawn with, shown as the exchange wrote it. */
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
