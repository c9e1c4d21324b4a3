import { dateFormat } from '@agio/money';

/** A day in long form: `April 30, 2031`. A day of the calendar (`1984-02-29`) is the same in every zone. */
export const formatDay = (iso: string, locale: string, timeZone: string | undefined): string =>
  dateFormat(locale, {
    dateStyle: 'long',
    timeZone: iso.length === 10 ? 'UTC' : timeZone,
  }).format(Date.parse(iso));
