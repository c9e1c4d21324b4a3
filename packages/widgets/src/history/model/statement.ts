// @where Widgets: sums of a monthly statement
import type { LedgerBalances, LedgerEntry } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

/** Movements of one asset in a month; every figure is exact. */
export interface StatementRow {
  readonly asset: string;
  readonly opening: string;
  /** Totals in and out, both without a sign, after fees. */
  readonly received: string;
  readonly sent: string;
  /** Contained in the two before. */
  readonly fees: string;
  readonly closing: string;
}

export interface Statement {
  readonly rows: readonly StatementRow[];
  /**
   * True if the opening balances and the entries add up to the closing balances, to the last unit. If not, something
   * changed while they were read.
   */
  readonly isWhole: boolean;
}

const zero = Decimal.zero;

/** The statement of a month: from the balances before it and after it, and all entries between. */
export function statementOf(
  opening: LedgerBalances,
  entries: readonly LedgerEntry[],
  closing: LedgerBalances,
): Statement {
  const sums = new Map<string, { received: Decimal; sent: Decimal; fees: Decimal }>();
  const of = (asset: string) => {
    let sum = sums.get(asset);
    if (!sum) sums.set(asset, (sum = { received: zero, sent: zero, fees: zero }));
    return sum;
  };
  const amountIn = ({ balances }: LedgerBalances, asset: string) =>
    Decimal.of(balances.find((each) => each.asset === asset)?.amount ?? '0');
  for (const { asset } of [...opening.balances, ...closing.balances]) of(asset);
  for (const { changes, fee } of entries) {
    for (const { asset, change } of changes) {
      const sum = of(asset);
      const amount = Decimal.of(change);
      if (amount.isNegative) sum.sent = sum.sent.plus(amount.negated());
      else sum.received = sum.received.plus(amount);
    }
    if (fee) of(fee.asset).fees = of(fee.asset).fees.plus(Decimal.of(fee.amount));
  }
  let isWhole = true;
  const rows = [...sums].map(([asset, { received, sent, fees }]) => {
    const [begun, ended] = [amountIn(opening, asset), amountIn(closing, asset)];
    if (!begun.plus(received).minus(sent).equals(ended)) isWhole = false;
    return {
      asset,
      opening: begun.toString(),
      received: received.toString(),
      sent: sent.toString(),
      fees: fees.toString(),
      closing: ended.toString(),
    };
  });
  return { rows: rows.toSorted((a, b) => (a.asset < b.asset ? -1 : 1)), isWhole };
}

/** The sum of what is known of worths. */
export const worthTogether = (worths: readonly (string | null)[]): string =>
  worths
    .reduce((sum, worth) => (worth === null ? sum : sum.plus(Decimal.of(worth))), zero)
    .toString();

/** The first and the last day of a month, `2026-11`. */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 1970, number = 1] = month.split('-').map((part) => Number.parseInt(part, 10));
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** The last months up to this one, newest first, `2026-11`. */
export function monthsUpTo(month: string, count: number): string[] {
  const [year = 1970, number = 1] = month.split('-').map((part) => Number.parseInt(part, 10));
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, number - 1 - index, 1)).toISOString().slice(0, 7),
  );
}

/** The day of a moment in a time zone, the reader's own when undefined: `2026-11-22`. */
export const dayIn = (moment: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
