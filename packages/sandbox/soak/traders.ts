import { randomUUID } from 'node:crypto';
import type { BookSnapshot, Order, PortfolioOverview } from '@agio/api-client/contract';
import { callProvider, signIn, type Tokens } from '../src/server/testing/sign-in.ts';

/** Where what the funded trader and the others do takes place: assets that a first deposit of 150 dollars buys. */
const markets = ['XCB-USDC', 'ETH-USDC', 'BTC-USDC'];
const assets = ['USDC', 'XCB', 'ETH', 'BTC'];
/** Orders that one account lets rest. */
const maxResting = 12;
const renewEvery = 4 * 60_000;

/** Numbers of requests and answers. */
export interface Tally {
  calls: number;
  orders: number;
  /** Answers that were not 200, by call and status. */
  refused: Map<string, number>;
}

/** One person who signs in as in a browser, renews the session, and calls as the app does. */
export class Trader {
  private readonly origin: string;
  private readonly tally: Tally;
  private tokens: Tokens;
  private renewedAt = Date.now();
  private turn = 0;
  private readonly resting: string[] = [];

  private constructor(origin: string, tally: Tally, tokens: Tokens) {
    this.origin = origin;
    this.tally = tally;
    this.tokens = tokens;
  }

  static async signIn(origin: string, account: string, tally: Tally): Promise<Trader> {
    const trader = new Trader(origin, tally, await signIn(origin, account));
    for (const asset of assets) {
      const networks = await trader.call<{ id: string }[]>('GET', `wallet/networks?asset=${asset}`);
      const network = networks?.[0]?.id ?? '';
      await trader.call('POST', 'wallet/deposit', { asset, network });
    }
    return trader;
  }

  /** Waits for the first deposits, which take their time as on a chain. */
  async hasMoney(): Promise<void> {
    for (;;) {
      const { balances } = (await this.call<PortfolioOverview>('GET', 'v2/portfolio')) ?? {};
      if (assets.every((wanted) => balances?.some(({ asset }) => asset === wanted))) return;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }

  get accessToken(): string {
    return this.tokens.access_token;
  }

  /** One thing after the other: orders that trade, orders that rest and are taken away, what the pages read. */
  async step(book: (market: string) => Promise<BookSnapshot>): Promise<void> {
    if (Date.now() - this.renewedAt > renewEvery) await this.renew();
    this.turn += 1;
    const market = markets[this.turn % markets.length] ?? '';
    const { bids, asks } = await book(market);
    const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
    if (bid === undefined || ask === undefined) return;
    const amount = amountOf(market, Number(bid));
    if (this.turn % 2 === 0) {
      await this.place({
        market,
        side: this.turn % 4 === 0 ? 'Buy' : 'Sell',
        type: 'Market',
        amount,
      });
    } else {
      const price = bids.at(-1)?.[0] ?? bid;
      const order = await this.place({ market, side: 'Buy', type: 'Limit', price, amount });
      if (order?.status === 'Open') this.resting.push(order.id);
    }
    if (this.resting.length > maxResting) {
      await this.call('DELETE', `orders/${this.resting.shift()}`);
    }
    if (this.turn % 7 === 0) {
      await this.call('GET', 'order_history?limit=50');
      await this.call('GET', 'v2/portfolio');
    }
    if (this.turn % 11 === 0) {
      await this.call('GET', 'quote?fromAsset=USDC&toAsset=BTC&fromAmount=10');
      await this.call(
        'GET',
        'ramp/quotes?country=CH&currency=CHF&paymentMethod=bank&side=Buy&asset=USDC&fiatAmount=50',
      );
    }
  }

  private async place(order: Record<string, unknown>): Promise<Order | undefined> {
    this.tally.orders += 1;
    return this.call<Order>('POST', 'order', { ...order, clientOrderId: randomUUID() });
  }

  private async renew(): Promise<void> {
    const answer = await callProvider(this.origin, '/token', {
      grant_type: 'refresh_token',
      refresh_token: this.tokens.refresh_token,
    });
    if (!answer.ok) throw new Error(`The session was not renewed: ${answer.status}`);
    this.tokens = (await answer.json()) as Tokens;
    this.renewedAt = Date.now();
  }

  private async call<T>(method: string, path: string, body?: unknown): Promise<T | undefined> {
    this.tally.calls += 1;
    const answer = await fetch(`${this.origin}/frontoffice/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.accessToken}`,
        'content-type': 'application/json-patch+json',
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.ok) return (await answer.json()) as T;
    const name = `${method} ${path.split(/[/?]/)[0]} ${answer.status}`;
    this.tally.refused.set(name, (this.tally.refused.get(name) ?? 0) + 1);
    await answer.arrayBuffer();
    return undefined;
  }
}

/** About eight dollars' worth, in steps that every one of these markets takes. */
function amountOf(market: string, price: number): string {
  const digits = market.startsWith('XCB') ? 0 : 4;
  return (Math.ceil((8 / price) * 10 ** digits) / 10 ** digits).toString();
}
