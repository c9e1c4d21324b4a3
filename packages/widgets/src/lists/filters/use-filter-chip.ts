import { dateFormat } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { filterMessages } from './filter-messages.ts';

/** Writes a filter: `Side: Buy`. */
export function useFilterChip(): (name: string, value: string | undefined) => string {
  const t = useMessages(filterMessages);
  return (name, value = '') => t.chip({ name, value });
}

/** Writes a day, which is the same day everywhere: `Nov 20, 2026`. */
export function useDayText(): (day: string) => string {
  const locale = useLocale();
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`));
}
