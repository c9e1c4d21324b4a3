import { csvFile } from '@agio/api-client';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test('records have the line on which they begin, also after a cell of several lines', () => {
  expect(readCsv('name,memo\nA,"two\nlines"\n\nB,1\n')).toEqual([
    { line: 1, cells: ['name', 'memo'] },
    { line: 2, cells: ['A', 'two\nlines'] },
    { line: 5, cells: ['B', '1'] },
  ]);
});

test('semicolons and tabs separate where the head has them, and a byte order mark is no text', () => {
  expect(cellsOf('\uFEFFname;memo\r\nA,B;1\r\n')).toEqual([
    ['name', 'memo'],
    ['A,B', '1'],
  ]);
  expect(cellsOf('name\tmemo\nA\t1')).toEqual([
    ['name', 'memo'],
    ['A', '1'],
  ]);
});

test('a quote in quotes is doubled, and one that never closes ends with the file', () => {
  expect(cellsOf('a\n"say ""hi"", twice"')).toEqual([['a'], ['say "hi", twice']]);
  expect(cellsOf('a\n"open\nuntil the end')).toEqual([['a'], ['open\nuntil the end']]);
});

test('an exported file reads back, whatever its words', async () => {
  const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ,;"é漢]{0,20}[A-Za-z0-9]$/);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(word, word), { minLength: 1 }), async (rows) => {
      const text = await csvFile(['first', 'second'], rows).text();
      expect(cellsOf(text).slice(1)).toEqual(rows.map((row) => row.map((cell) => cell.trim())));
    }),
  );
});
