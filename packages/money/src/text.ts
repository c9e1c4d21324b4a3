import { missing, type FormatOptions } from './format.ts';
import { dateFormat } from './locale.ts';

/** `0x12…ab34`: the first and last four characters (spec §9). For lists only; a confirmation shows the whole address. */
export function shortAddress(address: string): string {
  return address.length <= 9 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
}

/**
 * The whole address in groups of four characters, the last one shorter where it does not divide. `0x` is no part of the
 * count and joins the first group: it says what the rest is.
 */
export function groupAddress(address: string): string[] {
  return address.match(/^0x.{1,4}|.{1,4}/gsu) ?? [];
}

/** A date in long form with its time (spec §9): `November 20, 2026 at 11:30`, of 24
 * hours as in every list and chart of an exchange. `—` for what is no date. */
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
