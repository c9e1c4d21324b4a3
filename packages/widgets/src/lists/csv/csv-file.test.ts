import { queryObjects } from 'node:v8';
import { expect, test } from 'vitest';
import { createCsv, writeCsv } from './csv-file.ts';
import { pageSize, readPages } from './read-pages.ts';

test('a file has its header once, and its pieces in the requested order', async () => {
  const newestFirst = createCsv(['id', 'amount']);
  newestFirst.add([
    ['3', '0.000000000000000001'],
    ['2', '2'],
  ]);
  newestFirst.add([]);
  newestFirst.add([['1', '-1']]);
  expect(await newestFirst.file().text()).toBe(
    'id,amount\r\n3,0.000000000000000001\r\n2,2\r\n1,-1\r\n',
  );
  const oldestFirst = createCsv(['id']);
  oldestFirst.add([['2'], ['3']], 'first');
  oldestFirst.add([['1']], 'first');
  expect(await oldestFirst.file().text()).toBe('id\r\n1\r\n2\r\n3\r\n');
});

test('S43 a piece is guarded against formulas as a whole file is', async () => {
  const file = createCsv(['id']);
  file.add([['=1+1']]);
  expect(await file.file().text()).toBe("id\r\n'=1+1\r\n");
});

/** A row of its own class, so that those in memory can be counted. */
class Row {
  readonly id: string;
  constructor(id: number) {
    this.id = String(id);
  }
}

const total = 50_000;
const columns = { header: ['id'], cells: ({ id }: Row) => [id] };

/** A list of 50,000 rows, and what was asked of it. */
function longList() {
  const asked: number[] = [];
  const read = (signal: AbortSignal) =>
    readPages(({ limit, cursor }) => {
      asked.push(limit);
      const from = Number(cursor ?? 0);
      const items = Array.from({ length: limit }, (_, index) => new Row(from + index));
      const nextCursor = from + limit < total ? String(from + limit) : null;
      return Promise.resolve({ items, nextCursor });
    }, signal);
  return { asked, read };
}

test('50,000 rows are written page by page, the screen has its turn between two pages, and nothing of them is kept', async () => {
  const { asked, read } = longList();
  let turns = 0;
  let isOver = false;
  const takeTurns = () => {
    turns += 1;
    if (!isOver) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  const turnsAt: number[] = [];
  const { signal } = new AbortController();
  const written = await writeCsv({ columns, read }, { signal, onRows: () => turnsAt.push(turns) });
  isOver = true;
  expect(written?.count).toBe(total);
  expect(new Set(asked)).toEqual(new Set([pageSize]));
  expect(asked).toHaveLength(total / pageSize);
  // Every page was written in a task of its own.
  expect(new Set(turnsAt).size).toBe(total / pageSize);
  expect(queryObjects(Row, { format: 'count' })).toBeLessThan(600);
  expect((await written?.file.text())?.split('\r\n')).toHaveLength(total + 2);
});

test('a long file that is cancelled asks for no other page, and is none', async () => {
  const { asked, read } = longList();
  const work = new AbortController();
  const written = await writeCsv(
    { columns, read },
    { signal: work.signal, onRows: (count) => count >= 1500 && work.abort() },
  );
  expect(written).toBeUndefined();
  expect(asked).toHaveLength(1500 / pageSize);
  expect(queryObjects(Row, { format: 'count' })).toBeLessThan(600);
});
