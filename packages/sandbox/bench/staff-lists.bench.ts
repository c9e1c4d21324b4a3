/**
 * Lists of the staff over 200,000 orders that have ended, on the disk: first page, filters, sorts, searches.
 *
 * `node --conditions=@agio/source bench/staff-lists.bench.ts`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSandbox, manualClock, type Sandbox } from '../src/core/index.ts';
import { endedWrites } from '../src/core/engine/order-history.ts';
import { createRandom } from '../src/core/random.ts';
import { plainTerms } from '../src/core/records/order-terms.ts';
import type { OrderRecord } from '../src/core/records/trading.ts';
import { scenarios } from '../src/core/seed/scenarios.ts';
import type { Store } from '../src/core/store/store.ts';
import { sqliteStore } from '../src/server/sqlite-store.ts';

const orders = 200_000;
const rounds = 5;
const minute = 60_000;

const asked: readonly [name: string, input: Record<string, unknown>][] = [
  ['newest first', {}],
  ['filtered: one market, one side', { market: 'BTC-USDC', side: 'Buy' }],
  ['filtered: cancelled', { status: 'Cancelled' }],
  ['sorted by amount', { sort: '-amount' }],
  ['sorted by price, one market', { sort: '-price', market: 'BTC-USDC' }],
  ['sorted by user', { sort: 'user' }],
  ['sorted by status and time', { sort: 'status,-time' }],
  ['search: a name', { search: 'Amélie' }],
  ['search: the beginning of an id', { search: 'bench1' }],
];

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agio-bench-'));
  const open = () => sqliteStore(join(folder, 'exchange.sqlite'), { durability: 'normal' });
  const clock = manualClock();
  const begin = (store: Store) =>
    createSandbox({ clock, store, scenario: 'crowded', checkAnswers: false });
  begin(open()).dispose();
  const store = open();
  fill(store, clock.now());
  store.close();
  const sandbox = begin(open());
  try {
    for (const [name, input] of asked) {
      const times = [];
      let said = '';
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now();
        said = await page(sandbox, input);
        times.push(performance.now() - started);
      }
      const median = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
      const shown = [median, times[0] ?? 0].map((time) => String(Math.round(time)).padStart(6));
      console.log(`${name.padEnd(34)} ${shown[0]} ms, the first ${shown[1]} ms   ${said}`);
    }
  } finally {
    sandbox.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function page(sandbox: Sandbox, input: Record<string, unknown>): Promise<string> {
  const answer = await sandbox.fetch(
    new Request('http://sandbox/back-api/api/v2/orders', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandbox.issueToken('officer@agio.test')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ limit: 50, ...input }),
    }),
  );
  const body = (await answer.json()) as { items?: unknown[]; total?: unknown };
  return answer.ok
    ? `${body.items?.length} rows of ${JSON.stringify(body.total)}`
    : JSON.stringify(body);
}

/** Writes orders of the customers, a few a minute, that have ended. */
function fill(store: Store, now: number): void {
  const random = createRandom(7);
  const markets = ['BTC-USDC', 'ETH-USDC', 'XCB-CTN', 'XAUG-USDC'];
  const people = scenarios.crowded.crowd.customers;
  for (let at = 0; at < orders;) {
    store.commit(
      Array.from({ length: 1000 }, () => {
        at += 1;
        const lots = String(1 + random.below(1_000_000));
        const isFilled = random.next() < 0.7;
        const record: OrderRecord = {
          ...plainTerms,
          accountId: `c-${1 + random.below(people)}`,
          market: markets[random.below(markets.length)] ?? 'BTC-USDC',
          side: random.next() < 0.5 ? 'Buy' : 'Sell',
          ticks: 1000 + random.below(1_000_000),
          sequence: 10_000_000 + at,
          createdAt: now - (orders - at) * minute,
          updatedAt: now - (orders - at) * minute + 1000,
          status: isFilled ? 'Filled' : 'Cancelled',
          cancelReason: isFilled ? 'NotCancelled' : 'CancelledByTrader',
          lots,
          filledLots: isFilled ? lots : '0',
          filledQuote: isFilled ? lots : '0',
          fee: '0',
          waiting: false,
        };
        const id = `bench${at}`;
        return [{ table: 'orders', key: id, value: record } as const, ...endedWrites(id, record)];
      }).flat(),
    );
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run();
