import { type Candle, type CandleResolution, marketHub } from '../../contract/core.ts';
import type { FrameStore } from './frame-notifier.ts';
import { frameStore, MalformedMessageError, type StreamContext } from './stream-context.ts';
import type { HubStream } from './stream-pool.ts';
import { withTimeout } from '../../lib/time.ts';
import { Upkeep } from './upkeep.ts';
import { emptyCandles, type CandlesView } from '../views.ts';

/** Candles that a live stream keeps; older ones are pages of the history. */
const maxCandles = 100;
/** The first candle comes at once. */
const firstCandleTimeoutMs = 10_000;

/** The open candle of one market as it changes, and those that closed since the stream began. */
export class CandlesStream implements HubStream {
  readonly store: FrameStore<CandlesView>;
  readonly #market: string;
  readonly #resolution: CandleResolution;
  readonly #context: StreamContext;
  readonly #upkeep: Upkeep;
  #candles: readonly Candle[] = [];
  #revision = 0;
  #cancel: (() => void) | undefined;

  constructor(market: string, resolution: CandleResolution, context: StreamContext) {
    this.#market = market;
    this.#resolution = resolution;
    this.#context = context;
    this.#upkeep = new Upkeep(context, (isCurrent) => this.#subscribe(isCurrent), {
      changed: () => this.store.changed(),
      heartbeat: false,
    });
    this.store = frameStore<CandlesView>(context, emptyCandles, (previous) =>
      this.#compute(previous),
    );
  }

  open(): void {
    this.#upkeep.begin();
  }

  lost(): void {
    this.#cancel = undefined;
    this.#upkeep.lost();
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#upkeep.close();
  }

  connectionChanged(): void {
    this.store.changed();
  }

  async #subscribe(isCurrent: () => boolean): Promise<void> {
    try {
      await withTimeout(firstCandleTimeoutMs, () => this.#firstCandle(isCurrent));
    } catch (error) {
      if (isCurrent()) this.#cancel?.();
      throw error;
    }
  }

  /** Ends with the first candle; what ends the stream later starts it again. */
  #firstCandle(isCurrent: () => boolean): Promise<void> {
    let first = true;
    return new Promise((resolve, reject) => {
      const end = (error: unknown) => {
        if (!isCurrent()) return;
        if (first) reject(error);
        else this.#upkeep.begin();
      };
      this.#cancel = this.#context.hub.stream('Candles', [this.#market, this.#resolution], {
        next: (item) => {
          if (!isCurrent()) return;
          const candle = this.#context.messages.read(marketHub.streams.Candles.item, item);
          if (!candle) {
            // The missing message may have changed this candle, and the one before.
            this.#cancel?.();
            end(new MalformedMessageError('Candles'));
            return;
          }
          if (first) this.#begin(candle);
          else this.#add(candle);
          first = false;
          resolve();
        },
        error: end,
        complete: () => end(new Error('The server ended the stream of candles')),
      });
    });
  }

  #begin(candle: Candle): void {
    this.#candles = [candle];
    this.#revision += 1;
    this.#upkeep.loaded();
  }

  #add(candle: Candle): void {
    const last = this.#candles.at(-1);
    const age = last ? Date.parse(candle.time) - Date.parse(last.time) : 0;
    if (age < 0) {
      // One of the two has a false time; were it the last one, it would keep all others out.
      this.#begin(candle);
      return;
    }
    const before = age === 0 ? this.#candles.slice(0, -1) : this.#candles;
    this.#candles = [...before, candle].slice(-maxCandles);
    this.store.changed();
  }

  #compute(previous: CandlesView): CandlesView {
    const { status } = this.#upkeep;
    const unchanged =
      status === previous.status &&
      this.#candles === previous.candles &&
      this.#revision === previous.revision;
    return unchanged ? previous : { status, candles: this.#candles, revision: this.#revision };
  }
}
