import { dateFormat } from '@agio/money';
import { useLocale, useTimeZone } from '@agio/ui/language';
import { useCallback } from 'react';

/** Writes the day of a moment in the reader's time zone: `30 June 2029`. */
export function useDateFormat(): (iso: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return useCallback(
    (iso) => dateFormat(locale, { dateStyle: 'long', timeZone }).format(Date.parse(iso)),
    [locale, timeZone],
  );
}
