// A consumer's script, in Node: a call, a refusal with its kind, and a live book until it is there.
import { ApiError, createExchangeClient, createGuestSession } from '@agio/api-client';

const exchange = createExchangeClient({
  baseUrl: process.argv[2] ?? '',
  session: createGuestSession(),
});
const markets = await exchange.marketData.instruments();
const market = markets.find(({ status }) => status === 'Open');
if (!market) throw new Error('No market is open.');

const refusal: unknown = await exchange.account.userInformation().catch((error: unknown) => error);
if (!(refusal instanceof ApiError)) throw new Error('A guest was answered.');

const book = exchange.market.book(market.id, { rows: 5 });
await new Promise<void>((resolve) => {
  const unsubscribe = book.subscribe(() => {
    if (book.getSnapshot().status !== 'live') return;
    unsubscribe();
    resolve();
  });
});
const { bids, asks, bestBid } = book.getSnapshot();
exchange.dispose();
console.log(
  JSON.stringify({
    markets: markets.length,
    refusal: refusal.kind,
    rows: [bids.length, asks.length],
    bestBid,
  }),
);
