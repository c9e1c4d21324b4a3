/**
 * The sandbox as one process, with SQLite under it, and 200 clients over real sockets: the official SignalR client, each
 * with a live book, trades and tickers. Then 500 orders a second through REST, the matching and the store. What the
 * process takes is read from the system; that no client missed a message, from the numbers of the messages.
 *
 * `npm run bench -- clients`
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookDelta, BookSnapshot } from '@agio/api-client/contract';
import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
} from '@microsoft/signalr';
import { ServerProcess } from '../src/server/testing/server-process.ts';
import { signIn } from '../src/server/testing/sign-in.ts';

const clients = 200;
const markets = ['XCB-CTN', 'BTC-USDC'];
const ordersPerSecond = 500;
const seconds = 20;

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agio-bench-'));
  const server = await ServerProcess.start(folder, { AGIO_RATE_LIMITS: 'off' }, (text) =>
    process.stderr.write(text),
  );
  const { origin } = server;
  const connections: HubConnection[] = [];
  try {
    print('sandbox, nobody connected', `${server.memory().now} MB`);
    const books = Array.from({ length: clients }, () => new BookWatch());
    for (const [index, watch] of books.entries()) {
      connections.push(await connect(origin, markets[index % markets.length] ?? '', watch));
    }
    const quiet = await measure(server, books, 5, async () => sleep(5_000));
    print(`${clients} clients with live books`, figures(quiet));

    const { access_token: token } = await signIn(origin, 'trader');
    const latencies: number[] = [];
    const busy = await measure(server, books, seconds, () => placeOrders(origin, token, latencies));
    print(`… and ${ordersPerSecond} orders/s asked for`, figures(busy));
    latencies.sort((a, b) => a - b);
    const at = (share: number) => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0);
    print(
      'orders acknowledged',
      `${Math.round(latencies.length / busy.seconds)} a second; answer after ${at(0.5)} ms at the median, ${at(0.95)} ms at p95`,
    );
    const gaps = books.reduce((sum, watch) => sum + watch.gaps, 0);
    print('messages that a client missed', String(gaps));
  } finally {
    await Promise.allSettled(connections.map((connection) => connection.stop()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Follows the numbers of one book's messages, as every client must. */
class BookWatch {
  messages = 0;
  gaps = 0;
  private seq = -1;

  begin({ seq }: BookSnapshot): void {
    this.seq = Math.max(this.seq, seq);
  }

  hear({ seq, prevSeq }: BookDelta): void {
    this.messages += 1;
    if (this.seq >= 0 && prevSeq > this.seq) this.gaps += 1;
    this.seq = Math.max(this.seq, seq);
  }
}

async function connect(origin: string, market: string, watch: BookWatch): Promise<HubConnection> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${origin}/marketdata/websocket`, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
    })
    .configureLogging(LogLevel.None)
    .build();
  connection.on('book', (delta: BookDelta) => watch.hear(delta));
  for (const event of ['trades', 'tickers', 'instrument']) connection.on(event, () => undefined);
  await connection.start();
  await connection.invoke('SubscribeBook', market);
  watch.begin(await connection.invoke<BookSnapshot>('BookSnapshot', market));
  await connection.invoke('SubscribeTrades', market);
  await connection.invoke('SubscribeTickers');
  return connection;
}

/** Buys and sells in turn, on time whatever the answers take: a slow server shows as a growing latency. */
async function placeOrders(origin: string, token: string, latencies: number[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const answers: Promise<void>[] = [];
  const started = performance.now();
  for (let placed = 0; placed < ordersPerSecond * seconds;) {
    const due = Math.floor(((performance.now() - started) / 1000) * ordersPerSecond);
    for (; placed < Math.min(due, ordersPerSecond * seconds); placed += 1) {
      const order = {
        market: markets[0],
        side: placed % 2 === 0 ? 'Buy' : 'Sell',
        type: 'Market',
        amount: '1',
        clientOrderId: `bench-${placed}`,
      };
      answers.push(post(`${origin}/frontoffice/api/order`, token, order, agent, latencies));
    }
    await sleep(5);
  }
  await Promise.all(answers);
  agent.destroy();
}

async function post(
  url: string,
  token: string,
  order: { clientOrderId: string },
  agent: Agent,
  latencies: number[],
): Promise<void> {
  const asked = performance.now();
  const outgoing = request(url, {
    method: 'POST',
    agent,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json-patch+json',
      'idempotency-key': order.clientOrderId,
    },
  });
  outgoing.end(JSON.stringify(order));
  const [answer] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage];
  let body = '';
  for await (const chunk of answer) body += String(chunk);
  if (answer.statusCode !== 200)
    throw new Error(`An order was answered ${answer.statusCode}: ${body}`);
  latencies.push(performance.now() - asked);
}

interface Figures {
  seconds: number;
  messages: number;
  peak: number;
  /** Share of one core that the sandbox took. */
  cpu: number;
}

async function measure(
  server: ServerProcess,
  books: readonly BookWatch[],
  atLeast: number,
  work: () => Promise<void>,
): Promise<Figures> {
  const messages = () => books.reduce((sum, watch) => sum + watch.messages, 0);
  const before = { at: performance.now(), messages: messages(), cpu: server.processorSeconds() };
  let peak = 0;
  const sampler = setInterval(() => (peak = Math.max(peak, server.memory().now)), 200);
  try {
    await work();
  } finally {
    clearInterval(sampler);
  }
  const passed = (performance.now() - before.at) / 1000;
  return {
    seconds: Math.max(passed, atLeast),
    messages: messages() - before.messages,
    peak,
    cpu: (server.processorSeconds() - before.cpu) / passed,
  };
}

const figures = ({ seconds: passed, messages, peak, cpu }: Figures) =>
  `${peak} MB at most (limit 300), ${Math.round(cpu * 100)} % of a core, ${Math.round(messages / passed).toLocaleString('en')} book messages/s heard`;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function print(name: string, value: string): void {
  console.log(`${name.padEnd(40)} ${value}`);
}
