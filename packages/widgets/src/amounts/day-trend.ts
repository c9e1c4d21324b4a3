import type { Decimal } from '@agio/money';

/** Returns the prices of the last 24 hours out of those of 7 days, with the one at their start. */
export const lastDay = (week: readonly string[]): readonly string[] =>
  week.slice(-Math.floor(week.length / 7) - 1);

/** Returns the colour of a line beside a change: the line is decorative, and says the same. */
export function toneOf(change: Decimal | undefined): 'up' | 'down' | 'quiet' {
  return change?.isPositive ? 'up' : change?.isNegative ? 'down' : 'quiet';
}
