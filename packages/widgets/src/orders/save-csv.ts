import { csvFile } from '@agio/api-client';
import { saveFile } from '../shared/save-file.ts';

/** Saves a table as a file with the day in its name. */
export const saveCsv = (
  name: string,
  header: readonly string[],
  lines: readonly (readonly string[])[],
) => saveFile(csvFile(header, lines), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
