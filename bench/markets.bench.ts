/**
 * Five thousand markets with one price that changes: what the page does with it, against making, filtering and sorting
 * the whole list for it, which it does every two seconds.
 *
 * `npm run bench -- markets`
 */
import { sortRows } from '../packages/ui/src/data-display/data-table/sort-rows.ts';
import {
  filterMarkets,
  findMovers,
  marketRowsMaker,
  rowWithTicker,
  unfiltered,
} from '../packages/widgets/src/markets/model/market-rows.ts';
import { marketOf, tickerOf, trendOf } from '../packages/widgets/src/testing/sample-prices.ts';

const count = 5000;
const rounds = 9;

const ids = Array.from({ length: count }, (_, index) => `M${index}-USDC`);
const instruments = ids.map((id) => marketOf(id));
const price = (index: number) => `${(index * 7919) % 100_000}.${10 + (index % 90)}`;
const trends = ids.map((id, index) =>
  trendOf(id, {
    last: `1${price(index)}`,
    changePercent24h: `${(index % 19) - 9}.25`,
    high24h: `2${price(index)}`,
    low24h: `1${price(index)}`,
    fiatPrice: `1${price(index)}`,
    fiatVolume24h: price(index * 31),
  }),
);
const ticker = (index: number) => tickerOf(ids[index % count]!, { last: `1${price(index)}` });

export function run(): void {
  const make = marketRowsMaker();
  const tickers = new Map(ids.map((id, index) => [id, ticker(index)]));
  const sources = { instruments, assets: [], trends };
  let turn = 0;
  const tick = () => {
    turn += 1;
    return ticker(turn);
  };
  const whole = () => {
    const changed = tick();
    const rows = make({ ...sources, tickers: new Map(tickers).set(changed.market, changed) });
    findMovers(rows);
    sortRows(filterMarkets(rows, unfiltered, []), (row) => row.last, 'descending');
  };
  const rows = make({ ...sources, tickers });
  const seen = () => void rowWithTicker(rows[turn % count]!, tick());
  whole();
  const list = median(() => whole());
  const row = median(() => {
    for (let times = 0; times < 1000; times += 1) seen();
  });
  const each = row / 1000;
  console.log(
    `the whole list ${list.toPrecision(2)} ms · the row in sight ${(each * 1000).toPrecision(2)} µs · × ${(each / list).toPrecision(2)} of the list for a price`,
  );
}

function median(work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}
