import type { PagedCall, PagedInput } from '@agio/api-client/react';
import { useTimeZone } from '@agio/ui/language';
import { useMemo } from 'react';
import { readPages } from '../lists/csv/read-pages.ts';
import type { ExportColumns, ExportJob } from '../lists/csv/use-csv-export.ts';
import { spanOf } from '../lists/order-filter.ts';
import type { HistoryFilter } from '../lists/history-choice.ts';
import { pageRows } from '../lists/paging.ts';

type AskPage<Row> = (
  input: { limit: number; cursor?: string },
  options: { signal: AbortSignal },
) => Promise<{ items: Row[]; nextCursor: string | null }>;

/** Returns the query for a filter, a page at a time for the screen and for a file. */
export function useListQuery<Name extends PagedCall>(
  filter: HistoryFilter,
  also?: Partial<PagedInput<Name>>,
) {
  const timeZone = useTimeZone();
  return useMemo(() => {
    const wanted = { ...filter, ...spanOf(filter, timeZone), ...also };
    // The filter has what this list can be filtered by, and no other values (`historyChoiceOf`).
    const query = Object.fromEntries(
      Object.entries(wanted).filter(([, value]) => value !== undefined),
    ) as PagedInput<Name>;
    return {
      paged: { ...query, limit: pageRows.customer },
      file: <Row extends { readonly id: string }>(
        name: string,
        columns: ExportColumns<Row>,
        ask: AskPage<Row>,
      ): ExportJob<Row> => ({
        name,
        columns,
        read: (signal) => readPages((page) => ask({ ...query, ...page }, { signal }), signal),
      }),
    };
  }, [filter, timeZone, also]);
}
