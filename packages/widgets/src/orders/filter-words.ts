import type { Instrument } from '@agio/api-client/contract';
import { useLocale, useMessages } from '@agio/ui/language';
import { common } from '../shared/messages.ts';
import type { FilterField, OrderFilter } from '../shared/order-filter.ts';
import { messages } from './messages.ts';

/** A filter in words: `Side: Buy`, `From: Nov 20, 2026`. */
export function useFilterWords(
  instruments: readonly Instrument[],
): (field: FilterField, filter: OrderFilter) => string {
  const t = useMessages(messages);
  const { side: sides } = useMessages(common);
  const locale = useLocale();
  // A day is the same day everywhere.
  const dayText = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      Date.parse(`${date}T00:00:00Z`),
    );
  return (field, filter) => {
    const { market, side, type, status, from, to } = filter;
    const words: Record<FilterField, [name: string, value: string | undefined]> = {
      market: [
        t.market,
        instruments.find(({ id }) => id === market)?.symbol ?? market?.replace('-', '/'),
      ],
      side: [sides.name, side && sides[side]],
      type: [t.filter.type, type && t.typeNames[type]],
      status: [t.status, status && t.statuses[status]],
      from: [t.filter.from, from && dayText(from)],
      to: [t.filter.to, to && dayText(to)],
    };
    const [name, value = ''] = words[field];
    return t.filter.chip({ name, value });
  };
}
