import { DataTable, type DataTableProps } from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import type { ReactNode } from 'react';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { profileMessages } from './profile-messages.ts';

/** A list of a profile in its panel: live, and with its words in every state. */
export function ProfileTable<Row>({
  tab,
  query,
  head,
  rows,
  ...table
}: Omit<DataTableProps<Row>, 'label' | 'state' | 'notes' | 'onRetry'> & {
  tab: 'orders' | 'transfers' | 'portfolio' | 'requests' | 'addresses';
  /** The call that the rows come from. */
  query: Parameters<typeof loadStateOf>[0] & { mutate: () => unknown };
  /** Above the table. */
  head?: ReactNode;
}) {
  const t = useMessages(profileMessages);
  usePollingFallback(query.mutate);
  const state = loadStateOf(query, rows.length === 0);
  const notes = useLoadNotes(state, {
    error: t[`${tab}Error`],
    empty: { title: t[`${tab}Empty`], text: t[`${tab}EmptyText`] },
  });
  return (
    <Panel aria-label={t.tab[tab]}>
      {head}
      <DataTable
        label={t.tab[tab]}
        rows={rows}
        state={state}
        notes={notes}
        onRetry={() => void query.mutate()}
        {...table}
      />
    </Panel>
  );
}
