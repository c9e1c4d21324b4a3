import { marketHub, type Ticker } from '../../contract/core.ts';
import { callAll } from '../../lib/store.ts';
import type { FrameStore } from './frame-notifier.ts';
import { frameStore, type StreamContext } from './stream-context.ts';
import type { HubStream } from './stream-pool.ts';
import { Upkeep } from './upkeep.ts';
import { emptyTicker, emptyTickers, type TickersView, type TickerView } from '../views.ts';

/** Maximum by which a ticker may be older than one before it because it was overtaken, in milliseconds. */
const overtakenMs = 10_000;

/** The tickers of all markets: one subscription, read whole or market by market. */
export class TickersStream implements HubStream {
  readonly store: FrameStore<TickersView>;
  readonly #context: StreamContext;
  readonly #upkeep: Upkeep;
  readonly #views = new Map<string, FrameStore<TickerView>>();
  #tickers: ReadonlyMap<string, Ticker> = new Map();
  readonly #watchers = new Set<(tickers: readonly Ticker[]) => void>();
  #open = false;

  constructor(context: StreamContext) {
    this.#context = context;
    this.#upkeep = new Upkeep(context, (isCurrent) => this.#subscribe(isCurrent), {
      changed: () => this.#statusChanged(),
      heartbeat: true,
    });
    this.store = frameStore<TickersView>(context, emptyTickers, (previous) => {
      const { status } = this.#upkeep;
      if (status === previous.status && this.#tickers === previous.tickers) return previous;
      return { status, tickers: this.#tickers };
    });
  }

  open(): void {
    this.#open = true;
    this.#upkeep.begin();
  }

  lost(): void {
    this.#open = false;
    this.#upkeep.lost();
  }

  close(): void {
    if (this.#open) this.#context.hub.invoke('UnsubscribeTickers').catch(() => undefined);
    this.#open = false;
    this.#upkeep.close();
  }

  connectionChanged(): void {
    this.#statusChanged();
  }

  reload(): void {
    if (this.#open && !this.#upkeep.isLoading) this.#upkeep.begin();
  }

  /** The tickers that changed, none at all where nothing did. One that was overtaken on its way is dropped. */
  receive(changed: readonly Ticker[]): void {
    if (!this.#open) return;
    this.#upkeep.heard();
    const newer = changed.filter((ticker) => {
      const known = this.#tickers.get(ticker.market);
      const late = known ? Date.parse(known.time) - Date.parse(ticker.time) : 0;
      // Nothing is overtaken by so much: then the time that is known is false, and would keep all others out.
      return late <= 0 || late > overtakenMs;
    });
    if (newer.length > 0) this.#set(newer, this.#tickers);
  }

  /** Hears every ticker as it arrives, without waiting for a frame; a page that is hidden has none. */
  watch(listener: (tickers: readonly Ticker[]) => void): () => void {
    const own = (tickers: readonly Ticker[]) => listener(tickers);
    this.#watchers.add(own);
    if (this.#open && this.#upkeep.status === 'live')
      callAll([own], this.#context.report, [...this.#tickers.values()]);
    return () => this.#watchers.delete(own);
  }

  get outlivesHiding(): boolean {
    return this.#watchers.size > 0;
  }

  /** One market's ticker; its listeners hear of no other. */
  view(market: string): FrameStore<TickerView> {
    let view = this.#views.get(market);
    if (!view) {
      view = frameStore<TickerView>(this.#context, emptyTicker, (previous) => {
        const { status } = this.#upkeep;
        const ticker = this.#tickers.get(market);
        if (status === previous.status && ticker === previous.ticker) return previous;
        return { status, ticker };
      });
      this.#views.set(market, view);
    }
    return view;
  }

  async #subscribe(isCurrent: () => boolean): Promise<void> {
    const { hub, messages } = this.#context;
    const answer = await hub.invoke('SubscribeTickers');
    if (!isCurrent()) return;
    const schema = marketHub.methods.SubscribeTickers.result;
    const all = messages.expect(schema, answer, 'SubscribeTickers');
    this.#set(all, new Map());
    this.#upkeep.loaded();
  }

  #set(changed: readonly Ticker[], others: ReadonlyMap<string, Ticker>): void {
    const tickers = new Map(others);
    for (const ticker of changed) tickers.set(ticker.market, ticker);
    this.#tickers = tickers;
    callAll(this.#watchers, this.#context.report, changed);
    this.store.changed();
    for (const ticker of changed) this.#views.get(ticker.market)?.changed();
  }

  #statusChanged(): void {
    this.store.changed();
    for (const view of this.#views.values()) view.changed();
  }
}
