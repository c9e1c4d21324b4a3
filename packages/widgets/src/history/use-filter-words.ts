import { useMessages } from '@agio/ui/language';
import { filterMessages } from '../lists/filters/filter-messages.ts';
import { useDayText, useFilterChip } from '../lists/filters/use-filter-chip.ts';
import type { HistoryField, HistoryFilter } from '../lists/history-choice.ts';
import { marketOf, type RowWords } from './model/row-words.ts';

/** Returns the word for a value of a field, in any list. */
export function valueWord(field: HistoryField, value: string, words: RowWords): string {
  const { t, sides, orders, statuses } = words;
  const texts: Partial<Record<HistoryField, Readonly<Record<string, string>>[]>> = {
    side: [sides],
    type: [orders.typeNames, t.types],
    status: [orders.statuses, statuses.transfer, t.swapStatuses, statuses.ramp],
  };
  if (field === 'market') return marketOf(value, words.instruments).symbol;
  for (const each of texts[field] ?? []) {
    const word = each[value];
    if (word !== undefined) return word;
  }
  return value;
}

/** A filter in words: `Side: Buy`, `From: Nov 20, 2026`. */
export function useFilterWords(
  words: RowWords,
): (field: HistoryField, filter: HistoryFilter) => string {
  const names = useFieldNames(words);
  const chip = useFilterChip();
  const dayText = useDayText();
  return (field, filter) => {
    const value = filter[field] ?? '';
    const isDay = field === 'from' || field === 'to';
    return chip(names[field], isDay ? dayText(value) : valueWord(field, value, words));
  };
}

/** Returns the names of the fields. */
export function useFieldNames({ t, sides }: RowWords): Record<HistoryField, string> {
  const filters = useMessages(filterMessages);
  return {
    asset: t.asset,
    market: t.market,
    side: sides.name,
    type: filters.type,
    status: t.status,
    from: filters.from,
    to: filters.to,
    search: filters.search,
  };
}
