// @where Client: time for which a price is held, and its renewal
import type { swap } from '../contract/swap.ts';
import type { EndpointInput } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import { type ApiError, isApiError } from '../http/api-error.ts';
import { type Store, ValueStore } from '../lib/store.ts';
import { pageEnvironment, type RealtimeEnvironment } from '../realtime/environment.ts';
import type { SwapQuote } from '../contract/core.ts';
import { HeldQuote, type HeldSpan, momentNow } from './held-quote.ts';

/** A conversion to price: one of the two amounts. */
export type QuoteRequest = EndpointInput<typeof swap.quote>;

/** A price is asked for anew when so much of it is left, in milliseconds, or a third of it where it is held shortly. */
const renewAheadMs = 3000;
/** However short a price is held, it is not asked for more often than this, in milliseconds. */
const leastMs = 1000;
/** After a failure the price is asked for again, in milliseconds, or when the exchange says. */
const retryMs = 10_000;

/** State of a price that is kept. */
export interface KeptQuote<Quote extends HeldSpan = SwapQuote> {
  /** The latest price, also one that is over; undefined before the first. */
  readonly held: HeldQuote<Quote> | undefined;
  /** True while it may be taken. */
  readonly isHeld: boolean;
  /** A price is on its way. */
  readonly isAsking: boolean;
  /** Failure of the latest try; undefined after one that gave a price. */
  readonly error: ApiError | undefined;
}

/** Options of a price that is kept. */
export interface QuoteKeeperOptions {
  /** The first price is asked for so long after the first subscriber, in milliseconds; 0 by default. */
  delayMs?: number | undefined;
  /** The page's visibility; the browser's own by default. */
  environment?: Pick<RealtimeEnvironment, 'isHidden' | 'onVisibilityChange'> | undefined;
}

/** Keeps a price while it is subscribed to. */
export interface QuoteKeeper<Quote extends HeldSpan = SwapQuote> extends Store<KeptQuote<Quote>> {
  /** Asks for a new price at once, or waits for the one that is on its way. Rejects with `ApiError`. */
  renew: () => Promise<HeldQuote<Quote>>;
}

/** State of a keeper at the start. */
export const noQuote: KeptQuote<never> = {
  held: undefined,
  isHeld: false,
  isAsking: false,
  error: undefined,
};

/**
 * Keeps a price for one request: loads it at the first subscription, and anew before it ends for as long as there is a
 * subscriber and the page is visible. In a hidden page it runs out, and is loaded when the page is shown again. A
 * failure is tried again after 10 s; the price before it stays until it ends.
 */
export function keepQuote(
  client: Pick<ExchangeClient, 'swap'>,
  request: QuoteRequest,
  options?: QuoteKeeperOptions,
): QuoteKeeper {
  return keepHeld(() => client.swap.quote(request), options);
}

/** Keeps whatever is held for a while, by the rules of `keepQuote`. */
export function keepHeld<Quote extends HeldSpan>(
  give: () => Promise<Quote>,
  { delayMs = 0, environment = pageEnvironment() }: QuoteKeeperOptions = {},
): QuoteKeeper<Quote> {
  const store = new ValueStore<KeptQuote<Quote>>(noQuote);
  let subscribers = 0;
  let asking: Promise<HeldQuote<Quote>> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  let offVisibility: (() => void) | undefined;
  const change = (part: Partial<KeptQuote<Quote>>) =>
    store.set({ ...store.getSnapshot(), ...part });

  const ask = async (): Promise<HeldQuote<Quote>> => {
    clearTimeout(next);
    change({ isAsking: true });
    const asked = momentNow();
    try {
      const held = new HeldQuote(await give(), asked);
      change({ held, isHeld: held.remainingMs() > 0, isAsking: false, error: undefined });
      follow(held);
      return held;
    } catch (error) {
      if (!isApiError(error)) throw error;
      change({ isAsking: false, error });
      plan(Math.max(retryMs, error.retryAfterMs ?? 0));
      throw error;
    } finally {
      asking = undefined;
    }
  };
  const renew = () => (asking ??= ask());

  function plan(ms: number): void {
    clearTimeout(next);
    if (subscribers === 0 || environment.isHidden()) return;
    next = setTimeout(() => void renew().catch(() => undefined), ms);
  }

  /** Says when the price is over, and asks for the next before that. */
  function follow(held: HeldQuote<Quote>): void {
    clearTimeout(end);
    const left = held.remainingMs();
    if (subscribers > 0 && left > 0) end = setTimeout(() => change({ isHeld: false }), left);
    plan(Math.max(leastMs, left - Math.min(renewAheadMs, held.heldForMs / 3)));
  }

  /** A price that ran out while the page was hidden is not shown again: timers may have slept, too. */
  function resume(ms: number): void {
    const { held } = store.getSnapshot();
    if (held && held.remainingMs() > 0) return follow(held);
    change({ held: undefined, isHeld: false });
    if (!asking) plan(ms);
  }

  function onVisibilityChange(): void {
    clearTimeout(next);
    if (!environment.isHidden()) resume(0);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener) {
      const leave = store.subscribe(listener);
      subscribers += 1;
      if (subscribers === 1) {
        offVisibility = environment.onVisibilityChange(onVisibilityChange);
        resume(delayMs);
      }
      let isOn = true;
      return () => {
        if (!isOn) return;
        isOn = false;
        leave();
        subscribers -= 1;
        if (subscribers > 0) return;
        offVisibility?.();
        clearTimeout(next);
        clearTimeout(end);
      };
    },
    renew,
  };
}
