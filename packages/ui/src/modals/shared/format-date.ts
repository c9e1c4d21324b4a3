import { dateFormat, missing } from '@agio/money';

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
  return dateFormat(locale, { dateStyle: 'long', timeZone: zone }).format(time);
}
