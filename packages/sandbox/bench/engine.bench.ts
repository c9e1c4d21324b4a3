/**
 * Orders through the matching engine: alone, against the plainest matching there is, through the REST layer, and
 * through the REST layer with every order on the disk before it is acknowledged.
 *
 * `node --conditions=@agio/source bench/engine.bench.ts`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NewOrder } from '@agio/api-client/contract';
import { createSandbox, manualClock, memoryStore, type Store } from '../src/core/index.ts';
import { Exchange } from '../src/core/engine/exchange.ts';
import { exactAtoms, fromAtoms } from '../src/core/fixed.ts';
import { createRandom } from '../src/core/random.ts';
import { sqliteStore } from '../src/server/sqlite-store.ts';

export interface BenchResult {
  name: string;
  perSecond: number;
  baselinePerSecond?: number;
  ratio?: number;
  unit: string;
}

const orders = 40_000;
const baselineOrders = 40_000;
const restOrders = 4000;
/** One hundred accounts, so that each stays below the limit of open orders. */
const people = Array.from({ length: 100 }, (_, index) => `person-${index}`);
const rounds = 3;

export async function run(): Promise<BenchResult[]> {
  const engine = best(() => throughEngine(orders));
  const baseline = throughPlainMatching(baselineOrders);
  const results: BenchResult[] = [
    {
      name: 'engine, limit orders into a deep book',
      perSecond: engine,
      baselinePerSecond: baseline,
      ratio: engine / baseline,
      unit: 'orders/s',
    },
    { name: 'REST, in memory', perSecond: await throughRest(memoryStore()), unit: 'orders/s' },
    { name: 'REST, SQLite, durable (full)', perSecond: await withFile('full'), unit: 'orders/s' },
    {
      name: 'REST, SQLite, durable (normal)',
      perSecond: await withFile('normal'),
      unit: 'orders/s',
    },
    { name: '26 markets with makers and takers', perSecond: worldTime(), unit: '× real time' },
    {
      name: '… and 200 clients with live books, 500 orders/s',
      perSecond: await crowdedTime(),
      unit: '× real time',
    },
  ];
  for (const { name, perSecond, unit, ratio } of results) {
    const rate = Math.round(perSecond).toLocaleString('en').padStart(10);
    const against = ratio === undefined ? '' : `   × ${ratio.toPrecision(3)} of the plain way`;
    console.log(`${name.padEnd(50)} ${rate} ${unit}${against}`);
  }
  return results;
}

interface Flow {
  account: string;
  side: 'Buy' | 'Sell';
  ticks: number;
  lots: number;
}

/**
 * The same orders every time: around one price, most of them rest, so that the book grows to
 * thousands of orders on hundreds of prices.
 */
function flow(count: number): Flow[] {
  const random = createRandom(11);
  return Array.from({ length: count }, () => {
    const side = random.next() < 0.5 ? 'Buy' : 'Sell';
    const distance = Math.floor(400 * random.next() ** 2) - 20;
    return {
      account: people[random.below(people.length)] ?? 'ann',
      side,
      ticks: side === 'Buy' ? 60_000 - distance : 60_000 + distance,
      lots: 100 + random.below(2000),
    };
  });
}

function toOrder({ side, ticks, lots }: Flow): NewOrder {
  return {
    market: 'XCB-CTN',
    side,
    type: 'Limit',
    price: fromAtoms(BigInt(ticks), 4),
    amount: fromAtoms(BigInt(lots), 2),
  };
}

function throughEngine(count: number): number {
  const exchange = new Exchange({
    clock: manualClock(),
    firstSequence: 0,
    stateOf: () => ({ status: 'Open' }),
    store: { ...memoryStore(), commit: () => {} },
  });
  exchange.command(() => {
    for (const person of people) {
      for (const asset of ['XCB', 'CTN']) {
        exchange.deposit(person, asset, exactAtoms('100000000', 18), 'bench');
      }
    }
  });
  const placings = flow(count).map((one) => ({ account: one.account, order: toOrder(one) }));
  const started = performance.now();
  for (const { account, order } of placings) {
    exchange.command(() => exchange.place(account, order));
  }
  return count / ((performance.now() - started) / 1000);
}

/** Sorts who may trade for every order, as one writes it first. Money and fees are not even counted. */
function throughPlainMatching(count: number): number {
  const placings = flow(count);
  let resting: (Flow & { turn: number })[] = [];
  const started = performance.now();
  for (const [turn, incoming] of placings.entries()) {
    const direction = incoming.side === 'Buy' ? 1 : -1;
    let left = incoming.lots;
    const others = resting
      .filter(
        (other) => other.side !== incoming.side && (incoming.ticks - other.ticks) * direction >= 0,
      )
      .toSorted((a, b) => (a.ticks - b.ticks) * direction || a.turn - b.turn);
    for (const other of others) {
      if (left === 0 || other.account === incoming.account) break;
      const lots = Math.min(left, other.lots);
      left -= lots;
      other.lots -= lots;
    }
    resting = resting.filter(({ lots }) => lots > 0);
    if (left > 0) resting.push({ ...incoming, lots: left, turn });
  }
  return count / ((performance.now() - started) / 1000);
}

async function throughRest(store: Store): Promise<number> {
  const sandbox = createSandbox({ clock: manualClock(), store, checkAnswers: false });
  const authorization = `Bearer ${sandbox.issueToken('trader@agio.test')}`;
  const bodies = flow(restOrders).map((one) =>
    JSON.stringify({
      ...toOrder({ ...one, ticks: one.side === 'Buy' ? 58_000 : 70_000 }),
      amount: '1',
    }),
  );
  let accepted = 0;
  const started = performance.now();
  for (const [index, body] of bodies.entries()) {
    const answer = await sandbox.fetch(
      new Request('http://sandbox/frontoffice/api/order', {
        method: 'POST',
        headers: {
          authorization,
          'content-type': 'application/json-patch+json',
          'idempotency-key': String(index),
        },
        body,
      }),
    );
    if (answer.status === 200) accepted += 1;
  }
  const seconds = (performance.now() - started) / 1000;
  sandbox.dispose();
  if (accepted < restOrders * 0.9) throw new Error(`Only ${accepted} orders were accepted.`);
  return accepted / seconds;
}

async function withFile(durability: 'full' | 'normal'): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'agio-bench-'));
  try {
    return await throughRest(sqliteStore(join(folder, 'exchange.sqlite'), { durability }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds of the world that pass in one second of work, all markets together. */
function worldTime(): number {
  const sandbox = createSandbox({ clock: manualClock() });
  const seconds = 120;
  const started = performance.now();
  sandbox.tick(seconds * 1000);
  return seconds / ((performance.now() - started) / 1000);
}

/** Like `worldTime`, with clients on every channel and orders that match, each encoded once a message. */
async function crowdedTime(): Promise<number> {
  const clients = 200;
  const ordersPerSecond = 500;
  const seconds = 20;
  const sandbox = createSandbox({ clock: manualClock(), checkAnswers: false });
  const encoded = new WeakSet<object>();
  let messages = 0;
  for (let index = 0; index < clients; index += 1) {
    const session = sandbox.openHubSession('market', undefined, {
      send: (event, args) => {
        messages += 1;
        if (encoded.has(args)) return;
        encoded.add(args);
        JSON.stringify({ event, args });
      },
    });
    await session.invoke('SubscribeBook', [index % 2 === 0 ? 'XCB-CTN' : 'BTC-USDC']);
    await session.invoke('SubscribeTrades', ['XCB-CTN']);
    await session.invoke('SubscribeTickers', []);
  }
  const authorization = `Bearer ${sandbox.issueToken('trader@agio.test')}`;
  const bodies = ['Buy', 'Sell'].map((side) =>
    JSON.stringify({ market: 'XCB-CTN', side, type: 'Market', amount: '1' }),
  );
  const started = performance.now();
  for (let tick = 0; tick < seconds * 20; tick += 1) {
    sandbox.tick(50);
    for (let index = 0; index < ordersPerSecond / 20; index += 1) {
      const answer = await sandbox.fetch(
        new Request('http://sandbox/frontoffice/api/order', {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: bodies[index % 2] ?? '',
        }),
      );
      if (answer.status !== 200) throw new Error(await answer.text());
    }
  }
  const rate = seconds / ((performance.now() - started) / 1000);
  if (messages < clients * seconds * 20) throw new Error(`Only ${messages} messages were sent.`);
  return rate;
}

function best(measure: () => number): number {
  return Math.max(...Array.from({ length: rounds }, measure));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run();
