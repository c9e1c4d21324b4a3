// @where Money: short form of an address (0x12…ab34)
import { missing, type FormatOptions } from './format.ts';
import { dateFormat } from './locale.ts';

/**
 * Returns the first and last four characters of an address: `0x12…ab34`. For lists only; a confirmation shows
 * the whole address.
 */
export function shortAddress(address: string): string {
  return address.length <= 9 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
}

/**
 * Splits an address into groups of four characters; the last one may be shorter. `0x` does not count and joins the
 * first group.
 */
export function groupAddress(address: string): string[] {
  return address.match(/^0x.{1,4}|.{1,4}/gsu) ?? [];
}

/**
 * Formats a date in long form with its time: `November 20, 2026 at 11:30`, in 24 hours. Returns `—` for an
 * invalid date.
 */
export function formatDateTime(
  iso: string | null | undefined,
  { locale = 'en', timeZone }: FormatOptions & { timeZone?: string | undefined } = {},
): string {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return missing;
  return dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(time);
}
