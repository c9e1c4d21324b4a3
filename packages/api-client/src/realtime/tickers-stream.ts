import { marketHub, type Ticker } from '../contract/core.ts';
import type { FrameStore } from './frame-notifier.ts';
import { RetryingLoad } from './retrying-load.ts';
import { frameStore, type StreamContext } from './stream-context.ts';
import type { HubStream } from './stream-pool.ts';
import { streamStatus } from './stream-status.ts';
import type { StreamStatus, TickersView, TickerView } from './views.ts';

/** By how much a ticker may be older than one before it, in ms, for having been overtaken. */
const OVERTAKEN = 10_000;

/** The tickers of all markets: one subscription, read whole or market by market. */
export class TickersStream implements HubStream {
  readonly store: FrameStore<TickersView>;
  readonly #context: StreamContext;
  readonly #load: RetryingLoad;
  readonly #views = new Map<string, FrameStore<TickerView>>();
  #tickers: ReadonlyMap<string, Ticker> = new Map();
  #loaded = false;
  #hasData = false;
  #open = false;

  constructor(context: StreamContext) {
    this.#context = context;
    this.#load = new RetryingLoad((isCurrent) => this.#subscribe(isCurrent), context.environment);
    this.store = frameStore<TickersView>(context, noTickers, (previous) => {
      const status = this.#status();
      if (status === previous.status && this.#tickers === previous.tickers) return previous;
      return { status, tickers: this.#tickers };
    });
  }

  open(): void {
    this.#halt();
    this.#open = true;
    this.#load.begin();
  }

  lost(): void {
    this.#halt();
  }

  close(): void {
    if (this.#open) this.#context.hub.invoke('UnsubscribeTickers').catch(() => undefined);
    this.#halt();
  }

  connectionChanged(): void {
    this.#allChanged();
  }

  reload(): void {
    if (!this.#open || this.#load.running) return;
    // Something is missing until it is loaded.
    this.#loaded = false;
    this.#allChanged();
    this.#load.begin();
  }

  /** The tickers that changed. One that was overtaken on its way is dropped. */
  receive(changed: readonly Ticker[]): void {
    if (!this.#open) return;
    const newer = changed.filter((ticker) => {
      const known = this.#tickers.get(ticker.market);
      const late = known ? Date.parse(known.time) - Date.parse(ticker.time) : 0;
      // Nothing is overtaken by so much: then the time that is known is false, and would keep all others out.
      return late <= 0 || late > OVERTAKEN;
    });
    if (newer.length > 0) this.#set(newer, this.#tickers);
  }

  /** One market's ticker; its listeners hear of no other. */
  view(market: string): FrameStore<TickerView> {
    let view = this.#views.get(market);
    if (!view) {
      view = frameStore<TickerView>(this.#context, noTicker, (previous) => {
        const status = this.#status();
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
    this.#loaded = true;
    this.#hasData = true;
    this.#set(all, new Map());
    this.#allChanged();
  }

  #set(changed: readonly Ticker[], others: ReadonlyMap<string, Ticker>): void {
    const tickers = new Map(others);
    for (const ticker of changed) tickers.set(ticker.market, ticker);
    this.#tickers = tickers;
    this.store.changed();
    for (const ticker of changed) this.#views.get(ticker.market)?.changed();
  }

  #status(): StreamStatus {
    return streamStatus({
      connection: this.#context.hub.state.getSnapshot(),
      hasData: this.#hasData,
      loaded: this.#loaded,
    });
  }

  #halt(): void {
    this.#load.cancel();
    this.#open = false;
    this.#loaded = false;
    this.#allChanged();
  }

  #allChanged(): void {
    this.store.changed();
    for (const view of this.#views.values()) view.changed();
  }
}

export const noTickers: TickersView = { status: 'connecting', tickers: new Map() };
export const noTicker: TickerView = { status: 'connecting', ticker: undefined };
