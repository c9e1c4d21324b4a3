// @where Trading: number of recent trades that are kept, and that the list shows
import { marketHub, type PublicTrade } from '../../contract/core.ts';
import type { FrameStore } from './frame-notifier.ts';
import { frameStore, type StreamContext } from './stream-context.ts';
import type { HubStream } from './stream-pool.ts';
import { Upkeep } from './upkeep.ts';
import { emptyTrades, type TradesView } from '../views.ts';

/** Latest trades of a market that the client keeps. */
const maxTrades = 200;

/** The latest trades of one market. A trade that comes twice is kept once. */
export class TradesStream implements HubStream {
  readonly store: FrameStore<TradesView>;
  readonly #market: string;
  readonly #context: StreamContext;
  readonly #upkeep: Upkeep;
  /** Newest first. */
  #trades: readonly PublicTrade[] = [];
  /** Newest first: arrived while the answer to the subscription was on its way. */
  #waiting: readonly PublicTrade[] = [];
  #open = false;

  constructor(market: string, context: StreamContext) {
    this.#market = market;
    this.#context = context;
    this.#upkeep = new Upkeep(context, (isCurrent) => this.#subscribe(isCurrent), {
      changed: () => this.store.changed(),
      heartbeat: false,
    });
    this.store = frameStore<TradesView>(context, emptyTrades, (previous) =>
      this.#compute(previous),
    );
  }

  open(): void {
    this.#open = true;
    this.#waiting = [];
    this.#upkeep.begin();
  }

  lost(): void {
    this.#open = false;
    this.#upkeep.lost();
  }

  close(): void {
    if (this.#open) {
      this.#context.hub.invoke('UnsubscribeTrades', this.#market).catch(() => undefined);
    }
    this.#open = false;
    this.#upkeep.close();
  }

  connectionChanged(): void {
    this.store.changed();
  }

  reload(): void {
    if (this.#open && !this.#upkeep.isLoading) this.#upkeep.begin();
  }

  /** Trades of this market, oldest first. */
  receive(trades: readonly PublicTrade[]): void {
    if (!this.#open) return;
    const newest = trades.toReversed();
    if (this.#upkeep.isLoading) this.#waiting = merge(newest, this.#waiting);
    else this.#show(merge(newest, this.#trades));
  }

  async #subscribe(isCurrent: () => boolean): Promise<void> {
    const { hub, messages } = this.#context;
    const answer = await hub.invoke('SubscribeTrades', this.#market);
    if (!isCurrent()) return;
    const schema = marketHub.methods.SubscribeTrades.result;
    const latest = messages.expect(schema, answer, 'SubscribeTrades');
    if (latest.some(({ market }) => market !== this.#market))
      throw new Error('The trades belong to another market.');
    const known = new Set(this.#trades.map((trade) => trade.id));
    // If the answer does not reach back to known trades, some are missing between: start again.
    const reachesBack = latest.some((trade) => known.has(trade.id));
    const current = reachesBack ? merge(latest, this.#trades) : latest.slice(0, maxTrades);
    this.#show(merge(this.#waiting, current));
    this.#waiting = [];
    this.#upkeep.loaded();
  }

  #show(trades: readonly PublicTrade[]): void {
    this.#trades = trades;
    this.store.changed();
  }

  #compute(previous: TradesView): TradesView {
    const { status } = this.#upkeep;
    if (status === previous.status && this.#trades === previous.trades) return previous;
    return { status, trades: this.#trades };
  }
}

/** `newer` before `older`, each id once, at most 200; `older` itself when `newer` brings nothing. */
function merge(
  newer: readonly PublicTrade[],
  older: readonly PublicTrade[],
): readonly PublicTrade[] {
  const known = new Set(older.map((trade) => trade.id));
  const added: PublicTrade[] = [];
  for (const trade of newer) {
    if (known.has(trade.id)) continue;
    known.add(trade.id);
    added.push(trade);
  }
  return added.length === 0 ? older : [...added, ...older].slice(0, maxTrades);
}
