/**
 * Exact decimals against big.js, and formats against Intl, in one process: the value of 200 levels of a book, reading,
 * comparing and writing amounts.
 *
 * `npm run bench -- money`
 */
import Big from 'big.js';
import { Decimal, formatCrypto } from '../src/index.ts';

const LEVELS = 200;
const ROUNDS = 9;
const ROUND_MICROSECONDS = 40_000;

export function run(): void {
  const rows = levels();
  const decimals = rows.map(({ amount }) => Decimal.of(amount));
  const bigs = rows.map(({ amount }) => new Big(amount));
  const total = () =>
    rows.reduce(
      (sum, { price, amount }) => sum.plus(Decimal.of(price).times(Decimal.of(amount))),
      Decimal.of('0'),
    );
  const bigTotal = () =>
    rows.reduce((sum, { price, amount }) => sum.plus(new Big(price).times(amount)), new Big(0));
  // both are exact, so both are the same
  if (total().toString() !== bigTotal().toString()) throw new Error('The totals differ.');

  const cached = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
  const numbers = rows.map(({ amount }) => Number(amount));
  compare('value of 200 levels, from text', total, 'big.js', bigTotal);
  compare(
    '200 amounts from text',
    () => rows.map(({ amount }) => Decimal.of(amount)),
    'big.js',
    () => rows.map(({ amount }) => new Big(amount)),
  );
  compare(
    '200 comparisons',
    () => decimals.filter((value, index) => value.lt(decimals[(index + 1) % LEVELS] ?? value)),
    'big.js',
    () => bigs.filter((value, index) => value.lt(bigs[(index + 1) % LEVELS] ?? value)),
  );
  const format = () => decimals.map((value) => formatCrypto(value, { locale: 'en' }));
  compare('200 amounts formatted', format, 'a kept Intl.NumberFormat', () =>
    numbers.map((value) => cached.format(value)),
  );
  compare('200 amounts formatted', format, 'toLocaleString', () =>
    numbers.map((value) => value.toLocaleString('en', { maximumFractionDigits: 6 })),
  );
}

/** Prices near one another, amounts of eight digits. */
function levels(): { price: string; amount: string }[] {
  return Array.from({ length: LEVELS }, (_, index) => ({
    price: `64213.${String(index % 100).padStart(2, '0')}`,
    amount: `${(index * 7919) % 9000}.${String((index * 48_271) % 100_000_000).padStart(8, '0')}`,
  }));
}

function compare(name: string, ours: () => unknown, peer: string, theirs: () => unknown): void {
  let best = Infinity;
  let peerBest = Infinity;
  // in turns: what else the machine does can only slow a round down
  for (let round = 0; round < ROUNDS; round += 1) {
    best = Math.min(best, microseconds(ours));
    peerBest = Math.min(peerBest, microseconds(theirs));
  }
  const figure = (value: number) => `${value.toPrecision(3)} µs`.padStart(9);
  console.log(
    `${name.padEnd(34)} ${figure(best)}   ${peer} ${figure(peerBest)}   × ${(best / peerBest).toPrecision(2)}`,
  );
}

/**
 * Returns the processor time of this thread, which other programs do not affect. Its clock is coarse, so the work must
 * take long enough.
 */
function microseconds(work: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let repeats = 1; ; repeats += 1) {
    kept = work();
    if (repeats % 50 !== 0) continue;
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > ROUND_MICROSECONDS) return (user + system) / repeats;
  }
}

/** Keeps results in use, so that the engine does not optimise the work away. */
export let kept: unknown;
