import { isApiError, userIdOf } from '@agio/api-client';
import { useSession } from '@agio/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@agio/ui/language';
import { useFailureWords, useHost } from '../provider/index.ts';
import type { ExportColumns } from './export-rows.ts';
import { messages } from './messages.ts';

export interface ExportWork {
  readonly signal: AbortSignal;
  /** Tells how many rows there are so far. */
  readonly onRows: (count: number) => void;
}

/** A file to write. */
export interface ExportJob<Row> {
  /** Begins the file's name. */
  readonly name: string;
  readonly columns: ExportColumns<Row>;
  readonly read: (work: ExportWork) => Promise<readonly Row[]>;
}

export interface CsvExport {
  /** Undefined while no file is being written. */
  readonly rows: number | undefined;
  readonly start: <Row>(job: ExportJob<Row>) => void;
  readonly cancel: () => void;
}

/** Writes one file at a time. Nothing is saved of one that was cancelled, that failed, or whose user has gone. */
export function useCsvExport(): CsvExport {
  const t = useMessages(messages).export;
  const failureWords = useFailureWords();
  const { notices } = useHost();
  const [rows, setRows] = useState<number>();
  const work = useRef<AbortController>(undefined);
  const cancel = () => {
    work.current?.abort();
    work.current = undefined;
    setRows(undefined);
  };
  const user = userIdOf(useSession());
  useEffect(
    () => () => {
      work.current?.abort();
      work.current = undefined;
      setRows(undefined);
    },
    [user],
  );

  const run = async <Row>({ name, columns, read }: ExportJob<Row>, { signal }: AbortController) => {
    try {
      const all = await read({ signal, onRows: (count) => signal.aborted || setRows(count) });
      if (signal.aborted) return;
      const lines = all.map(columns.cells);
      // Fetched with the first file; what cannot be fetched is a file that was not written.
      const { saveCsv } = await import('./save-csv.ts');
      if (signal.aborted) return;
      saveCsv(name, columns.header, lines);
      notices.success({
        id: 'csv-export',
        title: t.done({ count: lines.length }),
        closesAfter: 5000,
      });
    } catch (error) {
      if (signal.aborted) return;
      notices.error({
        id: 'csv-export',
        title: t.failed,
        description: isApiError(error) ? failureWords(error) : undefined,
      });
    }
    work.current = undefined;
    setRows(undefined);
  };
  return {
    rows,
    cancel,
    start: (job) => {
      if (work.current) return;
      work.current = new AbortController();
      setRows(0);
      void run(job, work.current);
    },
  };
}
