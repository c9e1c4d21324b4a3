// @where Sandbox: withdrawals and their limits
import type { Exchange } from '../../engine/exchange.ts';
import { day } from '../../market-data/resolution.ts';

/** Limits that are used up by the day. */
export type LimitKind = 'withdrawal' | 'ramp';

/** Days that anybody looks back. */
const maxDays = 366;
/** Days that the effect of other limits looks back, today not counted. */
export const limitDays = 30;

/** Use of limits, by days of UTC: a limit needs the sum of a few days, however long the list of transfers is. */
export class LimitUsage {
  private readonly exchange: Exchange;
  private readonly kind: LimitKind;

  constructor(exchange: Exchange, kind: LimitKind) {
    this.exchange = exchange;
    this.kind = kind;
  }

  /** `worth` in hundredths of the limits' currency; below zero for what does not count any more. */
  add(accountId: string, time: number, worth: bigint): void {
    if (worth === 0n) return;
    const key = usageKey(this.kind, accountId, time);
    const before = BigInt(this.exchange.records.get('usage', key)?.worth ?? 0);
    this.exchange.write({ table: 'usage', key, value: { worth: String(before + worth) } });
  }

  /** Returns the amount used since the day of this time. */
  since(accountId: string, time: number): bigint {
    return this.days(accountId, time).reduce((total, { worth }) => total + worth, 0n);
  }

  /** Returns the days since that of this time on which something was used, with the amount of each. */
  days(accountId: string, time: number): { time: number; worth: bigint }[] {
    const from = usageKey(this.kind, accountId, time);
    const to = `${this.kind}/${accountId}0`;
    return this.exchange.records
      .range('usage', { from, to, limit: maxDays })
      .map(([key, { worth }]) => ({ time: timeOf(key), worth: BigInt(worth) }));
  }
}

export function usageKey(kind: LimitKind, accountId: string, time: number): string {
  return `${kind}/${accountId}/${String(Math.floor(time / day)).padStart(6, '0')}`;
}

/** Returns the beginning of the day of a key. */
const timeOf = (key: string): number =>
  Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10) * day;
