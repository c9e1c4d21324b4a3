import type { DataTableColumn } from '@agio/ui/data-table';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { Columns3 } from 'lucide-react';
import { messages } from './messages.ts';
import { InPanelHead, useTableTools } from './table-tools.tsx';

const load = async () => ({ default: (await import('./columns-menu.tsx')).ColumnsMenu });

/** Chooses among the columns of a table that are optional. */
export function ColumnsButton({
  columns,
}: {
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'header' | 'optional'>[];
}) {
  const t = useMessages(messages);
  const { hiddenColumns, onHiddenColumnsChange } = useTableTools();
  return (
    <InPanelHead>
      <LazyPopup
        load={load}
        contentProps={{
          columns: columns.filter(({ optional }) => optional),
          hidden: hiddenColumns,
          onHiddenChange: onHiddenColumnsChange,
        }}
      >
        {(button) => (
          <IconButton size="sm" label={t.columns} {...button}>
            <Columns3 size={14} strokeWidth={1.5} aria-hidden />
          </IconButton>
        )}
      </LazyPopup>
    </InPanelHead>
  );
}
