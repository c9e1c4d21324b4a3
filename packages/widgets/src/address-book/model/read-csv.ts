/** One record of a file, and the line on which it begins, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The records of a comma-separated file (RFC 4180), those without any text left out. Takes semicolons and tabs too, as
 * spreadsheets of many languages write them: what is most frequent in the head separates. Quotes that never close end
 * with the file.
 */
export function readCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(source.slice(0, source.search(/\n|$/)));
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begins = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRecord = () => {
    endCell();
    if (cells.some((each) => each !== '')) records.push({ line: begins, cells });
    cells = [];
    begins = line + 1;
  };
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n') endRecord();
    else cell += character;
    if (character === '\n') line += 1;
  }
  endRecord();
  return records;
}

function separatorOf(head: string): string {
  const count = (separator: string) => head.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}
