import type { HubConnection } from '@microsoft/signalr';
import { startInspectedServer, type Sample } from './inspected-server.ts';
import { slopeOf } from '../src/server/testing/slope.ts';
import { bookOf, glanceAtCandles, openDesk, openNotifications, type Heard } from './sockets.ts';
import { Trader, type Tally } from './traders.ts';

const accounts = ['trader', 'support', 'viewer', 'officer'];
const desks = 80;
const notificationsEach = 5;
/** Between two things that one account does: some six orders a second in all. */
const stepEvery = 600;
const sampleEvery = 15_000;
/** Part of the run before the slope is measured: ten minutes of sixty. V8 and SQLite fill their caches in it. */
const warmUp = 1 / 6;
/**
 * Maximum growth in megabytes a minute, beyond chance. One order in memory takes 1.6 kB with its fills: 360 a minute
 * kept for ever are 0.6 MB a minute.
 */
export const bounds = { heap: 0.1, rss: 0.3 };

/**
 * The real server with a hundred sockets and a steady flow of orders, for so many minutes: prints what it takes, and
 * whether that grows. Answers whether it stays.
 */
export async function soak(minutes: number, snapshots?: string): Promise<boolean> {
  const server = await startInspectedServer();
  const heard: Heard = { messages: 0 };
  const tally: Tally = { calls: 0, orders: 0, refused: new Map() };
  const connections: HubConnection[] = [];
  const stop = new AbortController();
  try {
    const { origin } = server;
    const traders: Trader[] = [];
    for (const account of accounts) traders.push(await Trader.signIn(origin, account, tally));
    await Promise.all(traders.map((trader) => trader.hasMoney()));
    for (let index = 0; index < desks; index += 1) {
      connections.push(await openDesk(origin, index, heard));
    }
    for (const trader of traders) {
      for (let count = 0; count < notificationsEach; count += 1) {
        connections.push(await openNotifications(origin, () => trader.accessToken, heard));
      }
    }
    const [first] = connections;
    if (first === undefined) throw new Error('Nobody is connected.');
    console.log(`${connections.length} sockets, ${traders.length} accounts, ${minutes} minutes`);

    const flows = traders.map((trader) =>
      repeat(stepEvery, stop.signal, () => trader.step((market) => bookOf(first, market))),
    );
    flows.push(
      // Desks come and go, the first one excepted: it is asked for prices.
      repeat(2000, stop.signal, async (turn) => {
        const index = 1 + (turn % (desks - 1));
        await connections[index]?.stop();
        connections[index] = await openDesk(origin, index, heard);
      }),
      repeat(500, stop.signal, async () => glanceAtCandles(first, heard)),
    );

    const samples = await watch(server.sample.bind(server), minutes, () => {
      const line = `${tally.orders} orders, ${tally.calls} calls, ${heard.messages} messages`;
      return tally.refused.size === 0 ? line : `${line}, not 200: ${listOf(tally.refused)}`;
    });
    stop.abort();
    await Promise.all(flows);
    if (snapshots !== undefined) await server.writeHeapSnapshot(snapshots);
    return judge(samples, minutes);
  } finally {
    stop.abort();
    await Promise.allSettled(connections.map((connection) => connection.stop()));
    await server.close();
  }
}

type Timed = Sample & { minute: number };

async function watch(
  sample: () => Promise<Sample>,
  minutes: number,
  done: () => string,
): Promise<Timed[]> {
  const started = performance.now();
  const samples: Timed[] = [];
  for (let told = -1; ;) {
    const minute = (performance.now() - started) / 60_000;
    const now = { minute, ...(await sample()) };
    samples.push(now);
    if (Math.floor(minute) > told) {
      told = Math.floor(minute);
      const figures = `heap ${mb(now.heap)} · resident ${mb(now.rss)} · disk ${mb(now.disk)}`;
      console.log(`${String(Math.round(minute)).padStart(4)} min · ${figures} · ${done()}`);
    }
    if (minute >= minutes) return samples;
    await sleep(sampleEvery);
  }
}

function judge(samples: readonly Timed[], minutes: number): boolean {
  const warm = samples.filter(({ minute }) => minute >= minutes * warmUp);
  const kinds = ['heap', 'rss'] as const;
  const verdicts = kinds.map((kind) => {
    const { slope, noise } = slopeOf(warm.map((sample) => ({ x: sample.minute, y: sample[kind] })));
    // Twice the noise: what chance alone reaches once in forty runs.
    const holds = slope - 2 * noise <= bounds[kind];
    const figures = `${signed(slope)} ± ${noise.toPrecision(2)} MB a minute`;
    console.log(
      `${kind.padEnd(4)} after the first ${(minutes * warmUp).toPrecision(2)} minutes: ${figures} (at most ${bounds[kind]}): ${holds ? 'stays' : 'GROWS'}`,
    );
    return holds;
  });
  return verdicts.every(Boolean);
}

/** Does something again and again, on time unless it takes longer. What fails ends the run. */
async function repeat(
  every: number,
  signal: AbortSignal,
  step: (turn: number) => Promise<void>,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const next = performance.now() + every;
    await step(turn);
    await sleep(Math.max(0, next - performance.now()));
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const mb = (value: number) => `${value.toPrecision(4)} MB`;
const signed = (value: number) => (value < 0 ? '' : '+') + value.toPrecision(2);
const listOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([name, count]) => `${name} × ${count}`).join(', ');
