import { useStore } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Spinner } from '@agio/ui/spinner';
import { Download } from 'lucide-react';
import { csvMessages } from './csv-messages.ts';
import type { CsvExport, ExportJob } from './use-csv-export.ts';

/** Writes the file; while it is written the same button cancels, so that it keeps the focus. */
export function ExportButton<Row>({
  file,
  files,
  isLabelled = false,
}: {
  /** Undefined while there is nothing to write. */
  file: ExportJob<Row> | undefined;
  files: CsvExport;
  /** With its name beside the icon. */
  isLabelled?: boolean | undefined;
}) {
  const t = useMessages(csvMessages);
  const rows = useStore(files.rows);
  const isWriting = rows !== undefined;
  const label = isWriting ? t.cancel : t.start;
  const button = {
    'aria-disabled': (!isWriting && file === undefined) || undefined,
    onClick: () => (isWriting ? files.cancel() : file && files.start(file)),
  };
  const size = isLabelled ? 16 : 14;
  const icon = isWriting ? (
    <Spinner size={12} />
  ) : (
    <Download size={size} strokeWidth={1.5} aria-hidden />
  );
  return (
    <>
      <output className="wg:num wg:text-xs wg:text-fg-muted wg:empty:-ms-2">
        {isWriting ? t.rows({ count: rows }) : ''}
      </output>
      {isLabelled ? (
        <Button variant="secondary" {...button}>
          {icon}
          {label}
        </Button>
      ) : (
        <IconButton size="sm" label={label} {...button}>
          {icon}
        </IconButton>
      )}
    </>
  );
}
