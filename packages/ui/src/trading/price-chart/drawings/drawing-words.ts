import { dateFormat, Decimal, formatPercent, formatPrice, formatSigned } from '@agio/money';
import { fractionDigits } from '../../../data-display/amount/amount-text.tsx';
import { changePercent } from '../chart-data.ts';
import type { WordFormat } from '../chart-description.tsx';
import type { ChartDrawing, DrawingPoint } from './drawings.ts';
import type { DrawingTexts } from './geometry.ts';
import type { DrawingLabels } from './messages.ts';
import type { Timeline } from './timeline.ts';

/** The formats of the chart, and the words of drawings. */
export interface DrawingFormat extends Pick<WordFormat, 'tickSize' | 'locale' | 'timeZone'> {
  readonly words: DrawingLabels;
}

/** A price in words. */
export const priceText = (price: string, { tickSize, locale }: DrawingFormat): string =>
  formatPrice(price, { tickSize, locale });

/** A time in words. */
export function timeText(time: string, { locale, timeZone }: DrawingFormat): string {
  const form = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
  return dateFormat(locale, form).format(Date.parse(time));
}

/** A point in words: its price and its time. */
export const pointText = ({ time, price }: DrawingPoint, format: DrawingFormat): string =>
  `${priceText(price, format)}, ${timeText(time, format)}`;

/** Where a drawing is: its time, its price, or both prices; a text says its words first. */
export function placeText({ tool, points, text }: ChartDrawing, format: DrawingFormat): string {
  const [first] = points;
  if (!first) return '';
  if (tool === 'vertical') return timeText(first.time, format);
  const prices = points.map(({ price }) => priceText(price, format)).join(' – ');
  return tool === 'text' && text ? `${text}, ${prices}` : prices;
}

/** A drawing in words: its name and where it is. */
export const drawingText = (drawing: ChartDrawing, format: DrawingFormat): string =>
  `${format.words.tool[drawing.tool]}, ${placeText(drawing, format)}`;

/** The texts in the chart itself. */
export function drawingTexts(
  format: DrawingFormat,
  timeline: () => Timeline,
): Omit<DrawingTexts, 'widthOf'> {
  const { tickSize, locale, words } = format;
  const digits = fractionDigits(tickSize);
  const share = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  return {
    level: (level, price) =>
      `${share.format(Number(level))} (${priceText(price.round(digits, 'half-up').toString(), format)})`,
    measure: ({ points: [from, to] }) => {
      if (!from || !to) return '';
      const change = Decimal.of(to.price).minus(Decimal.of(from.price));
      const percent = changePercent(from.price, to.price);
      const candles = Math.round(timeline().indexOf(to.time) - timeline().indexOf(from.time));
      return [
        formatSigned(change, { minDigits: digits, maxDigits: digits, locale }),
        `(${formatPercent(percent, { locale, signed: true })})`,
        words.candles({ count: Math.abs(candles) }),
      ].join(' ');
    },
  };
}
