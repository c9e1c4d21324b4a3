import { Decimal } from '@agio/money';
import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { ValuePoint } from './value-shape.ts';
import * as terms from '../../foundations/terms/terms.ts';

export const valueChartMessages = defineMessages('valueChart', {
  /** The chart in words, with formatted figures and moments. */
  summary:
    '{{name}}. {{first}} on {{from}}, {{last}} on {{to}}. Lowest {{lowest}}, highest {{highest}}.',
  /** The same while figures are masked. */
  summaryHidden: '{{name}} from {{from}} to {{to}}, figures hidden.',
  /** Accessible name of the cursor. */
  cursor: 'Moment. Left and right move between moments.',
  hidden: terms.hidden,
  empty: 'No values yet',
});
export type ValueChartLabels = MessagesOf<typeof valueChartMessages>;

/** The whole chart in one sentence. */
export function valueSummary(
  points: readonly ValuePoint[],
  {
    labels,
    name,
    format,
    masked,
    moment,
  }: {
    labels: ValueChartLabels;
    name: string;
    format: (value: string) => string;
    masked: boolean;
    moment: Intl.DateTimeFormat;
  },
): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return name;
  const from = moment.format(Date.parse(first.time));
  const to = moment.format(Date.parse(last.time));
  if (masked) return labels.summaryHidden({ name, from, to });
  let [lowest, highest] = [Decimal.of(first.value), Decimal.of(first.value)];
  for (const { value } of points) {
    const each = Decimal.of(value);
    if (each.lt(lowest)) lowest = each;
    if (each.gt(highest)) highest = each;
  }
  return labels.summary({
    name,
    from,
    to,
    first: format(first.value),
    last: format(last.value),
    lowest: format(lowest.toString()),
    highest: format(highest.toString()),
  });
}
