import { Decimal } from '@agio/money';
import type { ReferralOverview } from '@agio/api-client';

/** Distance to the next reward. */
export interface Payout {
  /** Earned since the last reward. */
  pending: Decimal;
  /** Amount at which it is paid out. */
  from: Decimal;
  toGo: Decimal;
  /** Between 0 and 1, for drawing only. */
  share: number;
}

/** Undefined where nothing is pending, or the exchange does not say when it is paid out. */
export function payoutOf(overview: ReferralOverview | undefined): Payout | undefined {
  const pending = Decimal.parse(overview?.pending);
  const from = Decimal.parse(overview?.payoutFrom);
  if (!pending || !from || from.isZero || pending.isZero) return undefined;
  const rest = from.minus(pending);
  const toGo = rest.isNegative ? Decimal.zero : rest;
  const share = pending.dividedBy(from, 4, 'down');
  return { pending, from, toGo, share: Math.min(1, Number(share.toString())) };
}

/** A code in groups of four, as it is read aloud: `LK7F 2Q9A`. */
export function codeInGroups(code: string): string {
  return code.match(/.{1,4}/gu)?.join(' ') ?? code;
}

/** A link as it is read: without what every address begins with. */
export function linkAsRead(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/u, '');
}

/** The address of a new letter with the invitation in it. */
export function letterOf({ title, text }: { title: string; text: string }): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
}
