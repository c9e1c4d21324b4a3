import { isApiError, userIdOf } from '@agio/api-client';
import { type Store, ValueStore } from '@agio/api-client/store';
import { useSession } from '@agio/api-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '@agio/ui/language';
import { useFailureWords, useHost } from '../../provider/index.ts';
import { csvMessages } from './csv-messages.ts';

/** The lines of a file: its header, and the cells of a row. */
export interface ExportColumns<Row> {
  readonly header: readonly string[];
  readonly cells: (row: Row) => readonly string[];
}

/** A file to write. */
export interface ExportJob<Row> {
  /** Begins the file's name. */
  readonly name: string;
  readonly columns: ExportColumns<Row>;
  /** Answers the rows page by page, and nothing more after the signal. */
  readonly read: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  /** The rows are read with the newest first, and the file begins with the oldest. */
  readonly isReversed?: boolean | undefined;
}

export interface CsvExport {
  /**
   * How many rows are written; undefined while no file is. Not a state of the component, whose whole list would be drawn
   * again after every page.
   */
  readonly rows: Store<number | undefined>;
  readonly start: <Row>(job: ExportJob<Row>) => void;
  readonly cancel: () => void;
}

/** Writes one file at a time. Nothing is saved of one that was cancelled, that failed, or whose user has gone. */
export function useCsvExport(): CsvExport {
  const t = useMessages(csvMessages);
  const failureWords = useFailureWords();
  const { notices } = useHost();
  const [rows] = useState(() => new ValueStore<number | undefined>(undefined));
  const work = useRef<AbortController>(undefined);
  const cancel = useCallback(() => {
    work.current?.abort();
    work.current = undefined;
    rows.set(undefined);
  }, [rows]);
  const user = userIdOf(useSession());
  useEffect(() => cancel, [user, cancel]);

  const run = async <Row>({ name, ...job }: ExportJob<Row>, { signal }: AbortController) => {
    try {
      // Fetched with the first file; what cannot be fetched is a file that was not written.
      const { saveCsv, writeCsv } = await import('./csv-file.ts');
      const written = await writeCsv(job, { signal, onRows: (count) => rows.set(count) });
      if (!written) return;
      await saveCsv(name, written.file);
      notices.success({
        id: 'csv-export',
        title: t.done({ count: written.count }),
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
    rows.set(undefined);
  };
  return {
    rows,
    cancel,
    start: (job) => {
      if (work.current) return;
      work.current = new AbortController();
      rows.set(0);
      void run(job, work.current);
    },
  };
}
