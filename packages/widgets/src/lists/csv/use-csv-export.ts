import { isApiError } from '@agio/api-client';
import type { Store } from '@agio/api-client/store';
import { useMessages } from '@agio/ui/language';
import { useFailureWords } from '../../states/index.ts';
import { useLongWork } from '../../intent/use-long-work.ts';
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
  /** Number of rows that are written; undefined while no file is. */
  readonly rows: Store<number | undefined>;
  readonly start: <Row>(job: ExportJob<Row>) => void;
  readonly cancel: () => void;
}

/** Writes one file at a time. Nothing is saved of one that was cancelled, that failed, or whose user has gone. */
export function useCsvExport(): CsvExport {
  const t = useMessages(csvMessages);
  const failureWords = useFailureWords();
  const {
    progress: rows,
    start,
    cancel,
  } = useLongWork<number>('csv-export', (count) => ({
    title: t.writing,
    description: t.rows({ count }),
  }));
  return {
    rows,
    cancel,
    start: ({ name, ...job }) =>
      start(0, async ({ signal, onProgress }) => {
        try {
          // Fetched with the first file; what cannot be fetched is a file that was not written.
          const { saveCsv, writeCsv } = await import('./csv-file.ts');
          const written = await writeCsv(job, { signal, onRows: onProgress });
          if (!written) return undefined;
          await saveCsv(name, written.file);
          const notice = { title: t.done({ count: written.count }), closesAfter: 5000 };
          return { kind: 'success', notice };
        } catch (error) {
          const description = isApiError(error) ? failureWords(error) : undefined;
          return { kind: 'error', notice: { title: t.failed, description } };
        }
      }),
  };
}
