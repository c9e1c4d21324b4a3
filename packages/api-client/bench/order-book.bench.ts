/**
 * The book engine against the plain way of a Map sorted at every reading: fold a message of 10 changed levels into a
 * book of 200 levels a side, then project 30 rows a side with exact totals. Both read the same messages, and their
 * rows are compared before anything is measured.
 *
 * `node --conditions=@agio/source bench/order-book.bench.ts`
 */
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type BookLevel, bookDelta } from '../src/contract/index.ts';
import { BookProjection } from '../src/realtime/book/book-projection.ts';
import { type BookLevels, OrderBook } from '../src/realtime/book/order-book.ts';
import { NaiveBook, shortest } from '../src/realtime/testing/naive-book.ts';
import { randomSource } from '../src/realtime/testing/random.ts';

export interface BenchResult {
  name: string;
  perSecond: number;
  /** The same work done the plain way, in the same process. */
  baselinePerSecond: number;
  ratio: number;
  unit: string;
}

const LEVELS = 200;
const ROWS = 30;
const CHANGES_A_SIDE = 5;
const MESSAGES = 20_000;
const BASELINE_MESSAGES = 1_000;
const ROUNDS = 7;
const MIDDLE = 6_421_350;

type Depth = (next: () => number) => number;
/** Where changes happen: as likely at every level, or mostly near the best, as in a real market. */
const uniform: Depth = (next) => Math.floor(LEVELS * next());
const nearTheBest: Depth = (next) => Math.floor(LEVELS * next() ** 4);

export async function run(): Promise<BenchResult[]> {
  const results = [
    measure('book, ungrouped, changes anywhere', uniform),
    measure('book, ungrouped, changes near the best', nearTheBest),
    measure('book, grouped ×10, changes anywhere', uniform, '0.1'),
    measure('book, grouped ×10, changes near the best', nearTheBest, '0.1'),
    measureCheck(),
  ];
  for (const { name, perSecond, baselinePerSecond, ratio, unit } of results) {
    const [engine, baseline] = [perSecond, baselinePerSecond].map((rate) =>
      Math.round(rate).toLocaleString('en').padStart(9),
    );
    console.log(
      `${name.padEnd(44)} ${engine} ${unit}   baseline ${baseline}   × ${ratio.toPrecision(3)}`,
    );
  }
  return Promise.resolve(results);
}

function measure(name: string, depth: Depth, grouping?: string): BenchResult {
  const { snapshot, deltas } = scenario(depth);
  compareRows(snapshot, deltas.slice(0, 500), grouping);
  const engine = () => {
    const book = new OrderBook();
    book.applySnapshot(snapshot);
    const projection = new BookProjection(book, { rows: ROWS, grouping });
    return rate(deltas, (delta) => {
      book.applyDelta(delta);
      projection.read();
    });
  };
  const baseline = () => {
    const book = new NaiveBook();
    book.replace(snapshot);
    return rate(deltas.slice(0, BASELINE_MESSAGES), (delta) => {
      book.apply(delta);
      book.rows('bids', ROWS, grouping);
      book.rows('asks', ROWS, grouping);
    });
  };
  return compare(name, engine, baseline);
}

/** Measures the check of a message by the contract against decoding its JSON. */
function measureCheck(): BenchResult {
  const texts = scenario(uniform).deltas.map((levels, seq) =>
    JSON.stringify({
      market: 'BTC-USDC',
      epoch: 'a',
      seq,
      prevSeq: seq - 1,
      sentAt: new Date().toISOString(),
      ...levels,
    }),
  );
  const messages = texts.map((text) => JSON.parse(text) as unknown);
  return compare(
    'contract check (baseline: JSON.parse)',
    () => rate(messages, (message) => v.safeParse(bookDelta, message, { abortEarly: true })),
    () => rate(texts, (text) => JSON.parse(text) as unknown),
  );
}

/** The best of some rounds, taken in turns: what else the machine does can only slow a round down. */
function compare(name: string, measured: () => number, baseline: () => number): BenchResult {
  let perSecond = 0;
  let baselinePerSecond = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    perSecond = Math.max(perSecond, measured());
    baselinePerSecond = Math.max(baselinePerSecond, baseline());
  }
  const ratio = perSecond / baselinePerSecond;
  return { name, perSecond, baselinePerSecond, ratio, unit: 'messages/s' };
}

/** Items per second of this thread's processor time, which other programs do not take from. */
function rate<T>(items: readonly T[], work: (item: T) => void): number {
  const before = process.threadCpuUsage();
  for (const item of items) work(item);
  const { user, system } = process.threadCpuUsage(before);
  return (items.length / (user + system)) * 1_000_000;
}

function scenario(depth: Depth): { snapshot: BookLevels; deltas: BookLevels[] } {
  const random = randomSource(20_261_120);
  const amount = () =>
    `${random.integer(0, 20)}.${String(random.integer(1, 99_999_999)).padStart(8, '0')}`;
  const price = (cents: number) =>
    `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const bid = (level: number) => price(MIDDLE - 1 - level);
  const ask = (level: number) => price(MIDDLE + level);
  const side = (at: (level: number) => string) =>
    Array.from({ length: LEVELS }, (_, level): BookLevel => [at(level), amount()]);
  const removed: { at: (level: number) => string; level: number }[] = [];
  // One change in five removes a level, and the next one puts it back: the book stays about as deep.
  const change = (at: (level: number) => string): BookLevel => {
    const again = removed.findIndex((entry) => entry.at === at);
    if (again >= 0) {
      const [entry] = removed.splice(again, 1);
      return [at(entry?.level ?? 0), amount()];
    }
    const level = depth(() => random.next());
    if (random.next() >= 0.25) return [at(level), amount()];
    removed.push({ at, level });
    return [at(level), '0'];
  };
  const changes = (at: (level: number) => string) =>
    Array.from({ length: CHANGES_A_SIDE }, () => change(at));
  return {
    snapshot: { bids: side(bid), asks: side(ask) },
    deltas: Array.from({ length: MESSAGES }, () => ({ bids: changes(bid), asks: changes(ask) })),
  };
}

function compareRows(snapshot: BookLevels, deltas: readonly BookLevels[], grouping?: string): void {
  const book = new OrderBook();
  book.applySnapshot(snapshot);
  const projection = new BookProjection(book, { rows: ROWS, grouping });
  const oracle = new NaiveBook();
  oracle.replace(snapshot);
  for (const delta of deltas) {
    book.applyDelta(delta);
    oracle.apply(delta);
    for (const side of ['bids', 'asks'] as const) {
      const rows = projection
        .read()
        [side].map(({ price, amount, total }) => [price, amount, total].map(shortest));
      if (JSON.stringify(rows) !== JSON.stringify(oracle.rows(side, ROWS, grouping))) {
        throw new Error('The engine and the baseline disagree: nothing to measure');
      }
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run();
