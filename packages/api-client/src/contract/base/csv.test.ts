import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

const lineOf = async (...cells: string[]) => (await csvFile(cells, []).text()).replace(/\r\n$/, '');

/** The cells as a spreadsheet takes them that splits at `separator`: only a quote at a cell's begin counts. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] === '"' && text[(at += 1)] !== '"') break;
        cell += text[at];
      }
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n') cell += text[at++];
    cells.push(cell);
    at += 1;
  }
  return cells;
}

/**
 * Returns true for a cell that a spreadsheet computes instead of showing, hidden characters aside. A number of ours is
 * one.
 */
const isFormula = (cell: string) =>
  /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell) && !/^-?\d+(?:\.\d+)?(?:,|\r?$)/.test(cell);

test.each([
  ['a;=1+1;b', `"a;'=1+1;b"`],
  ['\u200B=1', "'\u200B=1"],
  ['\uFEFF=cmd', "'\uFEFF=cmd"],
  ['\u202E-x', "'\u202E-x"],
  ['\u00A0=1', "'\u00A0=1"],
  ['  @sum', "'  @sum"],
  ['\t=1', `"'\t'=1"`],
  ['a\nb', '"a\nb"'],
  ['a\tb', '"a\tb"'],
  ['say "x"', '"say ""x"""'],
  ['plain', 'plain'],
])('S43 %j goes out as %j', async (text, written) => {
  expect(await lineOf(text)).toBe(written);
});

test('S43 numbers stay numbers', async () => {
  expect(await lineOf('-1250.5', '0', '12.50', '-0.00000001')).toBe('-1250.5,0,12.50,-0.00000001');
});

test('S43 whichever separator a spreadsheet splits at, no text of ours becomes a formula', async () => {
  const separators = fc.constantFrom(';', ',', '\t', '\n', '\r\n', '|', '"');
  const starts = fc.constantFrom('=1+1', '-2+3', '@x', '+', '＝1', '5', '-5', "'", 'a');
  const unseen = fc.constantFrom('\u200B', '\uFEFF', '\u00A0', '\u2066', ' ');
  const piece = fc.oneof(separators, starts, unseen);
  const text = fc.oneof(
    fc.array(piece).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), async (cells) => {
      const line = await lineOf(...cells);
      for (const separator of [';', '\t', '|', ',']) {
        expect(cellsOf(line, separator).filter(isFormula)).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

test('S43 a written file reads back unchanged, but for the apostrophes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), async (cells) => {
      const without = (text: string) => text.replaceAll("'", '');
      const read = cellsOf(await lineOf(...cells), ',');
      expect(read.map(without)).toEqual(cells.map(without));
    }),
  );
});
