// @where Widgets: form of an exported CSV file: separator, quotes, encoding, cells that a spreadsheet would take for a formula
/**
 * A comma-separated file (RFC 4180), for the exports of the exchange and of its screens. Give times in ISO 8601 and amounts
 * as they are on the wire. Text that a spreadsheet would take for a formula gets an apostrophe in front, in any width of its
 * first character and behind characters that cannot be seen; numbers stay numbers, also negative ones.
 */
export function csvFile(header: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const lines = [header, ...rows].map((cells) => cells.map(cell).join(','));
  return new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/csv' });
}

/**
 * Beginning of a formula: spreadsheets skip spaces, characters without width (zero width, byte order, direction) and
 * quotes before it.
 */
const start = String.raw`[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠−]`;
const formula = new RegExp(String.raw`^(?:${start}|[\t\r\n\0])`, 'u');
/**
 * A spreadsheet whose language separates otherwise splits a text of ours in the middle, quoted or not: what follows such
 * a separator begins a cell too.
 */
const laterFormula = new RegExp(String.raw`[;|\t\r\n](?=${start})`, 'gu');
const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** Most cells: ids, symbols, times and figures, in which none of the above can be. */
const plainWord = /^[A-Za-z\d][\w.:/-]*$/;
const quoted = /[",;|\t\r\n]/;

function cell(text: string): string {
  if (text === '' || plainWord.test(text) || plainNumber.test(text)) return text;
  const whole = text.replaceAll(laterFormula, "$&'");
  const harmless = formula.test(whole) ? `'${whole}` : whole;
  return quoted.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
