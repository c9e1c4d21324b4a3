import type { DataTableColumn } from '@agio/ui/data-table';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { Columns3 } from 'lucide-react';
import { partOf } from '../states/lazy-part.ts';
import { messages } from './messages.ts';
import { InPanelHead, useTableTools } from './table-tools.tsx';
import { ExportButton } from '../lists/csv/export-button.tsx';
import type { ExportJob } from '../lists/csv/use-csv-export.ts';

const load = partOf(() => import('./columns-menu.tsx'), 'ColumnsMenu');

/** A table's own tools, in the head of the panel: the file of what matches, and the choice of its columns. */
export function TableToolbar<Row>({
  columns,
  file,
}: {
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'header' | 'optional'>[];
  /** Undefined while there is nothing to write. */
  file: ExportJob<Row> | undefined;
}) {
  const t = useMessages(messages);
  const { hiddenColumns, onHiddenColumnsChange, files } = useTableTools();
  return (
    <InPanelHead>
      {files ? <ExportButton file={file} files={files} /> : null}
      {onHiddenColumnsChange ? (
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
      ) : null}
    </InPanelHead>
  );
}
