// @where Back office: most rows of a file that staff export
import { isoTime } from '../../../clock.ts';
import { toAtoms } from '../../../fixed.ts';
import { refuse } from '../../../refusal.ts';
import type { Context } from '../../context.ts';

/** Rows of one file at most; more is asked for by a narrower range of time. */
export const longestFile = 50_000;

export function rowsOf<Record>(
  records: Iterable<Record>,
  row: (record: Record) => string[],
): string[][] {
  const rows: string[][] = [];
  for (const record of records) {
    rows.push(row(record));
    if (rows.length === longestFile) break;
  }
  return rows;
}

/** In the engine's words. */
export function filterOf<
  Filter extends { userId?: string | undefined; search?: string | undefined },
>({ userId, search: _search, ...rest }: Filter) {
  return { ...rest, accountId: userId };
}

/** Returns the least value of a filter in hundredths, as worths are compared. */
export function leastValue(value: string): bigint {
  const atoms = toAtoms(value, 2);
  if (atoms !== undefined) return atoms;
  throw refuse('valueDecimalsExceeded', 'valueFrom');
}

export function owner({ accounts }: Context, accountId: string) {
  return { userId: accountId, userName: accounts.get(accountId)?.displayName ?? accountId };
}

export function fileName(what: string, now: number): string {
  return `agio-${what}-${isoTime(now).slice(0, 10)}.csv`;
}
