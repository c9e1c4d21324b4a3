import type { ExchangeClient } from '@agio/api-client';
import { isApiError, type ApiError } from '@agio/api-client';
import type { Currency, LedgerEntry } from '@agio/api-client/contract';
import { useExchange } from '@agio/api-client/react';
import { useTimeZone } from '@agio/ui/language';
import { useEffect, useState } from 'react';
import { useHost } from '../../host/index.ts';
import { allRows, readPages } from '../../lists/csv/read-pages.ts';
import { spanOf } from '../../lists/order-filter.ts';
import { daysOf, type Statement, statementOf } from '../model/statement.ts';

export interface MonthlyStatement extends Statement {
  readonly month: string;
  /** Time at which it was made, ISO 8601, for a month that is not over. */
  readonly soFar: string | undefined;
  /** Values of the closing balances, by asset; null if no price is known. */
  readonly worths: ReadonlyMap<string, string | null>;
  readonly currency: Currency | undefined;
  /** Oldest first. */
  readonly entries: readonly LedgerEntry[];
}

/** Reads a month: the balances before it and after it, and every entry between. */
export async function readStatement(
  { history }: Pick<ExchangeClient, 'history'>,
  month: string,
  {
    timeZone,
    signal,
    currency,
  }: {
    timeZone: string | undefined;
    signal: AbortSignal;
    /** Currency of the values; without it none are shown. */
    currency?: Currency | undefined;
  },
): Promise<MonthlyStatement> {
  const { from = '', to = '' } = spanOf(daysOf(month), timeZone);
  const after = new Date(Date.parse(to) + 1).toISOString();
  const [opening, entries, closing] = await Promise.all([
    history.balances({ before: from }, { signal }),
    allRows(readPages((page) => history.ledger({ from, to, ...page }, { signal }), signal)),
    history.balances({ before: after, ...(currency && { worthIn: currency }) }, { signal }),
  ]);
  return {
    month,
    currency,
    // The exchange says of when it speaks, where the end of the month is yet to come.
    soFar: Date.parse(closing.before) < Date.parse(after) ? closing.before : undefined,
    worths: new Map(closing.balances.map(({ asset, worth }) => [asset, worth?.amount ?? null])),
    entries: entries.reverse(),
    ...statementOf(opening, entries, closing),
  };
}

/** The statement of a month. It does not change while it is read: a document is of the moment when it was made. */
export function useStatement(month: string) {
  const { history } = useExchange();
  const { currency } = useHost();
  const timeZone = useTimeZone();
  const [tries, setTries] = useState(0);
  const asked = `${month} ${currency} ${tries}`;
  const [state, setState] = useState<{
    asked: string;
    data?: MonthlyStatement;
    error?: ApiError | undefined;
  }>();
  useEffect(() => {
    const work = new AbortController();
    const { signal } = work;
    const read = async () => {
      try {
        const data = await readStatement({ history }, month, { timeZone, signal, currency });
        if (!signal.aborted) setState({ asked, data });
      } catch (error) {
        if (signal.aborted) return;
        if (!isApiError(error)) throw error;
        setState({ asked, error });
      }
    };
    void read();
    return () => work.abort();
  }, [history, month, timeZone, currency, asked]);
  const isCurrent = state?.asked === asked;
  return {
    data: isCurrent ? state.data : undefined,
    error: isCurrent ? state.error : undefined,
    again: () => setTries(tries + 1),
  };
}
