// @where Client: time for which a price is held, and its renewal
import type { SwapQuote } from '../contract/core.ts';

/** An answer may take this long to be seen in the list of conversions, in milliseconds. */
const settledAfterMs = 3000;

/** The two clocks of a device: the monotonic one may stand still while it sleeps, the wall clock may be set. */
interface Moment {
  monotonic: number;
  wall: number;
}

/** This moment, to pass to `HeldQuote` once the answer is there. */
export const momentNow = (): Moment => ({ monotonic: performance.now(), wall: Date.now() });

/** Whichever clock says the more: a price is rather taken for over than for held. */
const since = ({ monotonic, wall }: Moment): number =>
  Math.max(performance.now() - monotonic, Date.now() - wall);

/** For how long a price is held, by the clocks of the exchange. */
export interface HeldSpan {
  /** Time at which it was given; if it is left out, the device's clock is believed. */
  readonly quotedAt?: string | undefined;
  /** From then on it is not taken. */
  readonly expiresAt: string;
}

/**
 * A quoted price, and how long it is still held. By the clocks of the exchange it is held for `expiresAt − quotedAt`;
 * that long it counts here, from before it was asked for, so that it is over here at the latest when it is there.
 */
export class HeldQuote<Quote extends HeldSpan = SwapQuote> {
  readonly quote: Quote;
  /** For how long it is held altogether, in milliseconds. */
  readonly heldForMs: number;
  readonly #asked: Moment;
  readonly #answered = momentNow();

  /** @param asked the moment before the price was asked for */
  constructor(quote: Quote, asked: Moment) {
    this.quote = quote;
    this.#asked = asked;
    const { quotedAt, expiresAt } = quote;
    const from = quotedAt === undefined ? asked.wall : Date.parse(quotedAt);
    this.heldForMs = Math.max(0, Date.parse(expiresAt) - from);
  }

  /** Returns the time for which it may still be taken, in milliseconds; 0 when it is over. */
  remainingMs(): number {
    return Math.max(0, this.heldForMs - since(this.#asked));
  }

  /**
   * Returns the time until the exchange takes it no more and lists it if it was taken before, in milliseconds. An offer
   * that is not listed by then was not converted.
   */
  settlesInMs(): number {
    return Math.max(0, this.heldForMs + settledAfterMs - since(this.#answered));
  }
}
