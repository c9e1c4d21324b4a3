// A developer's first hour against a sandbox of their own, from a page at another origin: markets, sign-in by OpenID
// Connect, an order, and its way back over the hub.
import { createExchangeClient, createSession, placeOrder } from '@agio/api-client';
import { createSandbox, manualClock } from '@agio/sandbox';
import { createWorld } from '@agio/sandbox/world';
import { pageFetch, walkSignIn } from './page.ts';

/** WebSocket of Node.js, which unlike that of browsers takes headers. */
type WithHeaders = new (address: string, options: { headers: Record<string, string> }) => WebSocket;

const [sandbox = '', page = ''] = process.argv.slice(2);
const browser = pageFetch(page);
globalThis.fetch = browser.fetch;

const left = { address: `${page}/desk` };
const items = new Map<string, string>();
const storage = {
  get length() {
    return items.size;
  },
  key: (index: number) => [...items.keys()][index] ?? null,
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
  clear: () => items.clear(),
} satisfies Storage;
const session = createSession({
  authority: `${sandbox}/identity`,
  clientId: 'agio-app',
  redirectUri: `${page}/login/callback`,
  environment: {
    fetch: browser.fetch,
    localStorage: () => storage,
    sessionStorage: () => storage,
    address: () => left.address,
    redirect: (address) => {
      left.address = address;
    },
  },
});
const exchange = createExchangeClient({ baseUrl: sandbox, session, fetch: browser.fetch });

const markets = await exchange.marketData.instruments();
await session.signIn();
left.address = await walkSignIn(left.address, 'trader', page);
await session.completeSignIn(left.address);

// Messages may come before the answer to the order.
const heard = new Promise<string>((resolve, reject) => {
  const timer = setTimeout(() => reject(new Error('The hub said nothing.')), 15_000);
  exchange.notifications.on('order', ({ order }) => {
    clearTimeout(timer);
    resolve(order.id);
  });
});
// Subscribe first: wait until the hub is there.
await new Promise<void>((resolve) => {
  const { connection } = exchange.notifications;
  const look = () => connection.getSnapshot().status === 'connected' && resolve();
  connection.subscribe(look);
  look();
});
const order = await placeOrder(exchange, {
  market: 'BTC-USDC',
  side: 'Buy',
  type: 'Limit',
  timeInForce: 'GTC',
  price: '20000',
  amount: '0.001',
});
const told = await heard;
if (told !== order.id) throw new Error(`The hub told of ${told}, not of ${order.id}.`);

// A browser names the page in the handshake of a web socket.
const handshake = (from: string) =>
  new Promise<boolean>((resolve) => {
    const address = `${sandbox.replace('http', 'ws')}/marketdata/websocket`;
    const socket = new (WebSocket as unknown as WithHeaders)(address, {
      headers: { Origin: from },
    });
    socket.addEventListener('open', () => {
      socket.close();
      resolve(true);
    });
    socket.addEventListener('error', () => resolve(false));
  });
if (!(await handshake(page))) throw new Error('The hub refused the page.');
if (await handshake('http://elsewhere.example')) throw new Error('The hub took a stranger.');

// The same exchange in the page of a test: no server, and time stands still.
const clock = manualClock();
const inPage = createSandbox({ scenario: 'quiet', seed: 7, clock });
inPage.faults.set({ endpoint: 'portfolio.overview', failWith: { status: 503 }, times: 1 });
inPage.tick(5000);
const world = createWorld({ account: 'trader@agio.test' });
const balances = await world.client.portfolio.overview();

exchange.dispose();
session.dispose();
inPage.dispose();
world.sandbox.dispose();
console.log(
  JSON.stringify({
    markets: markets.length,
    order: order.status,
    told: told === order.id,
    preflights: browser.preflights(),
    inPage: Object.keys(balances).length > 0,
  }),
);
process.exit(0);
