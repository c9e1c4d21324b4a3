// @where Sandbox: withdrawals and their limits
import type { Exchange } from '../../engine/exchange.ts';
import { day } from '../../market-data/resolution.ts';

/** Limits that are used up by the day. */
export type LimitKind = 'withdrawal' | 'ramp';

/** Days that anybody looks back. */
const maxDays = 366;

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
    const from = usageKey(this.kind, accountId, time);
    const to = `${this.kind}/${accountId}0`;
    return this.exchange.records
      .range('usage', { from, to, limit: maxDays })
      .reduce((total, [, { worth }]) => total + BigInt(worth), 0n);
  }
}

export function usageKey(kind: LimitKind, accountId: string, time: number): string {
  return `${kind}/${accountId}/${String(Math.floor(time / day)).padStart(6, '0')}`;
}
