/**
 * A comma-separated file (RFC 4180). Text that a spreadsheet would take for a formula gets an apostrophe in front, in
 * any width of its first character; numbers stay numbers, also negative ones.
 */
export function csvFile(header: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const lines = [header, ...rows].map((cells) => cells.map(cell).join(','));
  return new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/csv' });
}

function cell(text: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  const harmless = !isNumber && /^[=+\-@\t\r\n\0＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
