// @where Widgets: name of an exported file, with its day
import { csvFile } from '@agio/api-client';
import { saveFile } from '../../files/save-file.ts';
import type { ExportJob } from './use-csv-export.ts';

type Lines = readonly (readonly string[])[];

/**
 * A file that is written piece by piece: each piece leaves the page's memory as soon as it is text, so that a long file
 * costs what one piece costs.
 */
export function createCsv(header: readonly string[]) {
  const pieces: Blob[] = [];
  return {
    /** Adds lines behind, or before all others but the header. */
    add([first, ...rest]: Lines, where: 'last' | 'first' = 'last'): void {
      if (first === undefined) return;
      const piece = csvFile(first, rest);
      if (where === 'last') pieces.push(piece);
      else pieces.unshift(piece);
    },
    file: (): Blob => new Blob([csvFile(header, []), ...pieces], { type: 'text/csv' }),
  };
}

/**
 * Writes the rows of a job, a page at a time with a break after each, so that the screen answers while a long file is
 * written. Answers undefined for one that was cancelled.
 *
 * @param onRows hears after each page how many rows are written
 */
export async function writeCsv<Row>(
  { columns, read, isReversed = false }: Omit<ExportJob<Row>, 'name'>,
  { signal, onRows }: { signal: AbortSignal; onRows: (count: number) => void },
): Promise<{ file: Blob; count: number } | undefined> {
  const csv = createCsv(columns.header);
  let count = 0;
  for await (const page of read(signal)) {
    // Checking the rows may have filled this task.
    await nextTask();
    if (signal.aborted) return undefined;
    const lines = page.map(columns.cells);
    csv.add(isReversed ? lines.reverse() : lines, isReversed ? 'first' : 'last');
    onRows((count += lines.length));
  }
  // Joining the pieces is work of its own, and so are saving the file and telling of it.
  await nextTask();
  const file = csv.file();
  await nextTask();
  return signal.aborted ? undefined : { file, count };
}

/** Saves a file with the day in its name, and ends the task. */
export function saveCsv(name: string, file: Blob): Promise<void> {
  saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  return nextTask();
}

/**
 * Ends the task: keys, clicks and frames that wait for the main thread come first. A message and no timer, which a page in
 * the background gets once a second.
 */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
