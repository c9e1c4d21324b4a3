import { missing } from '@agio/money';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date in long form without a time: `November 20, 2026`. An ISO date such as a birthday (`1990-04-02`) is the same in
 * every zone; an instant is converted to `timeZone`, UTC by default. `—` for an invalid date.
 */
export function formatDate(
  iso: string | null | undefined,
  { locale = 'en', timeZone }: { locale?: string | undefined; timeZone?: string | undefined } = {},
): string {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return missing;
  const zone = iso?.length === 10 ? 'UTC' : (timeZone ?? 'UTC');
  const key = `${locale} ${zone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone });
    formats.set(key, format);
  }
  return format.format(time);
}
