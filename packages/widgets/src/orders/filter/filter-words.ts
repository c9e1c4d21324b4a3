import type { Instrument } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { filterMessages } from '../../lists/filters/filter-messages.ts';
import { useDayText, useFilterChip } from '../../lists/filters/use-filter-chip.ts';
import { common } from '../../words/messages.ts';
import type { FilterField, OrderFilter } from '../../lists/order-filter.ts';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { orderColumnMessages } from '../../lists/columns/order-column-messages.ts';

/** A filter in words: `Side: Buy`, `From: Nov 20, 2026`. */
export function useFilterWords(
  instruments: readonly Instrument[],
): (field: FilterField, filter: OrderFilter) => string {
  const t = useMessages(orderColumnMessages);
  const { side: sides } = useMessages(common);
  const { statuses, typeNames } = useMessages(orderStateMessages);
  const filters = useMessages(filterMessages);
  const chip = useFilterChip();
  const dayText = useDayText();
  return (field, filter) => {
    const { market, side, type, status, from, to } = filter;
    const words: Record<FilterField, [name: string, value: string | undefined]> = {
      market: [
        t.market,
        instruments.find(({ id }) => id === market)?.symbol ?? market?.replace('-', '/'),
      ],
      side: [sides.name, side && sides[side]],
      type: [filters.type, type && typeNames[type]],
      status: [t.status, status && statuses[status]],
      from: [filters.from, from && dayText(from)],
      to: [filters.to, to && dayText(to)],
    };
    return chip(...words[field]);
  };
}
