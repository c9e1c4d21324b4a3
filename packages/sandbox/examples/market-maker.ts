// Quotes a market with an API key: places, amends and cancels orders, some of them at once.
//
//   AGIO_URL=http://localhost:4300 AGIO_API_KEY=e… AGIO_API_SECRET=ags_… node examples/market-maker.ts
import {
  amendOrder,
  apiKeySession,
  createExchangeClient,
  type ExchangeClient,
  isApiError,
} from '@agio/api-client';

/** Orders to keep in a market. The prices are exact decimals, as everywhere. */
export interface Quotes {
  market: string;
  /** Price to buy and to sell at, and the better ones that they are amended to. */
  prices: readonly { side: 'Buy' | 'Sell'; price: string; better: string }[];
  amount: string;
  /** Number of orders that are placed, amended and cancelled in all, and of those that are open at once. */
  orders: number;
  atOnce: number;
  /** Called after each batch. */
  onBatch?: (done: number) => Promise<void> | void;
}

/** Result of a run: the number of orders that were cancelled, and the code of the refusal that stopped it. */
export interface Run {
  done: number;
  stoppedBy: string | null;
}

/** Places, amends and cancels orders in batches, until there were enough, or the key is refused. */
export async function makeMarket(
  client: ExchangeClient,
  { market, prices, amount, orders, atOnce, onBatch }: Quotes,
): Promise<Run> {
  let done = 0;
  try {
    while (done < orders) {
      const batch = Array.from({ length: atOnce }, (_, at) => prices[at % prices.length]!);
      await Promise.all(
        batch.map(async ({ side, price, better }) => {
          const placed = await client.trading.createOrder({
            market,
            side,
            type: 'Limit',
            timeInForce: 'GTC',
            price,
            amount,
          });
          const amended = await amendOrder(client, placed, { price: better, amount });
          if (amended.status === 'notPlaced') throw amended.error;
          if (amended.status !== 'replaced') return;
          await client.trading.cancelOrder({ orderId: amended.after.id });
          done += 1;
        }),
      );
      await onBatch?.(done);
    }
    return { done, stoppedBy: null };
  } catch (error) {
    if (isApiError(error) && error.status === 401) {
      return { done, stoppedBy: error.errors[0]?.code ?? String(error.status) };
    }
    throw error;
  }
}

if (import.meta.main) {
  const { AGIO_URL, AGIO_API_KEY = '', AGIO_API_SECRET = '', AGIO_ORDERS = '100' } = process.env;
  const client = createExchangeClient({
    baseUrl: AGIO_URL ?? 'http://localhost:4300',
    session: apiKeySession({ keyId: AGIO_API_KEY, privateKey: AGIO_API_SECRET }),
  });
  const { done, stoppedBy } = await makeMarket(client, {
    market: 'XCB-CTN',
    prices: [
      { side: 'Buy', price: '4.8', better: '4.81' },
      { side: 'Sell', price: '9.1', better: '9.09' },
    ],
    amount: '10',
    orders: Number(AGIO_ORDERS),
    atOnce: 20,
  });
  console.log(
    `${done} orders placed, amended and cancelled${stoppedBy ? `; stopped: ${stoppedBy}` : ''}`,
  );
  client.dispose();
}
