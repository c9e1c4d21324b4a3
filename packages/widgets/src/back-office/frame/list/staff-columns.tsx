import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { tradingMessages } from '../trading-messages.ts';

/** Options of a column that the exchange sorts by; those of figures and times begin with the largest. */
export const sorted = { optional: true, sortable: true } as const;
export const sortedDown = { ...sorted, sortFirst: 'descending' } as const;

/** Returns the columns about a person, and of the time, that the lists of the staff share. */
export function useStaffColumns() {
  const t = useMessages(tradingMessages);
  return useMemo(() => {
    const user = { id: 'user', header: t.user, sortable: true };
    return {
      /** The person whom a row is about; each list links the name to a page of its own. */
      user,
      owner: {
        ...user,
        ...sorted,
        cell: ({ userName }) => <ShortText className="wg:block wg:truncate" text={userName} />,
      } satisfies DataGridColumn<{ userName: string }>,
      core: {
        id: 'core',
        header: t.coreId,
        size: 124,
        optional: true,
        cell: ({ coreId }) =>
          coreId === null ? (
            '—'
          ) : (
            <ShortText text={coreId} length={11} className="wg:num wg:block wg:truncate" />
          ),
      } satisfies DataGridColumn<{ coreId: string | null }>,
      time: {
        id: 'time',
        header: t.time,
        size: 190,
        ...sortedDown,
        cell: ({ createdAt }) => <TimeText iso={createdAt} className="wg:text-fg-muted" />,
      } satisfies DataGridColumn<{ createdAt: string }>,
    };
  }, [t]);
}
