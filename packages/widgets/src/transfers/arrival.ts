// @where Widgets: estimated time of arrival of a transfer, in words
import type { TransferWords } from './messages.ts';

/** Longer times are shown in minutes. */
const longestInSeconds = 90;

/** Returns the usual duration of a transfer, in seconds, in words. */
export function arrivalText(seconds: number, { facts }: TransferWords): string {
  return seconds <= longestInSeconds
    ? facts.seconds({ count: seconds })
    : facts.minutes({ count: Math.round(seconds / 60) });
}
