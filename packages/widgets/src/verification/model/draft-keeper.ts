// @where Widgets: drafts: typed text that is kept over a reload or a sign-in, as of a transfer
import { ValueStore } from '@agio/api-client/store';

/**
 * State of the input of a step: `failed`, it is tried again; `refused`, the exchange does not take it and only the
 * device has it.
 */
export type DraftStatus = 'still' | 'saving' | 'saved' | 'failed' | 'refused';

export interface DraftKeeperOptions {
  /** Sends to the exchange. */
  send: (content: string) => Promise<unknown>;
  /** Keeps on the device what the exchange does not have yet; null: it has everything. */
  keep: (content: string | null) => void;
  /** In how many milliseconds a failure may be over; undefined: it will not be. */
  againAfter: (error: unknown, failures: number) => number | undefined;
  /** Draft that the device kept of an earlier page. */
  left?: string | undefined;
  /** Does something later; answers how to take it back. */
  later?: ((ms: number, work: () => void) => () => void) | undefined;
}

/** Time after the last key or choice, in milliseconds, so that typing does not send a call per key. */
const pauseMs = 600;

const afterwards = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/**
 * Brings what is typed at one step to the exchange: a moment after the last key, one after the other, and again after a
 * failure. Until it has arrived the device keeps it.
 */
export class DraftKeeper {
  readonly status = new ValueStore<DraftStatus>('still');
  private readonly options: DraftKeeperOptions;
  private readonly later: NonNullable<DraftKeeperOptions['later']>;
  private unsentContent: string | undefined;
  private underWay: Promise<void> | undefined;
  private cancel: () => void = () => undefined;
  private failures = 0;
  private isPaused = false;
  private isLeft = false;

  constructor(options: DraftKeeperOptions) {
    this.options = options;
    this.later = options.later ?? afterwards;
    this.unsentContent = options.left;
    if (options.left !== undefined) this.status.set('saving');
  }

  /** Draft that the exchange does not have yet. */
  get unsent(): string | undefined {
    return this.unsentContent;
  }

  type(content: string): void {
    this.unsentContent = content;
    this.failures = 0;
    this.isLeft = false;
    this.options.keep(content);
    this.status.set('saving');
    this.in(pauseMs);
  }

  /** Sends at once what is not there yet: the network is back, or the page is about to go. */
  flush(): void {
    this.isLeft = false;
    this.cancel();
    if (this.isPaused || this.unsentContent === undefined || this.underWay) return;
    const content = this.unsentContent;
    this.underWay = this.bring(content).then(() => {
      this.underWay = undefined;
      // Typed while it was on its way.
      if (this.unsentContent !== undefined && this.unsentContent !== content) this.flush();
    });
  }

  /** Sends nothing more until {@link resume}: an answer must not be followed by the draft before it. */
  async pause(): Promise<void> {
    this.isPaused = true;
    this.cancel();
    await this.underWay;
  }

  /** The answer did not arrive: what is typed is a draft again. */
  resume(): void {
    this.isPaused = false;
    this.flush();
  }

  /** The answer arrived, and with it everything that was typed. */
  forget(): void {
    this.cancel();
    this.isPaused = false;
    this.unsentContent = undefined;
    this.options.keep(null);
    this.status.set('still');
  }

  /** Tries once more and then no longer. The device keeps what did not arrive. */
  leave(): void {
    this.flush();
    this.isLeft = true;
  }

  private in(ms: number): void {
    this.cancel();
    if (!this.isPaused && !this.isLeft) this.cancel = this.later(ms, () => this.flush());
  }

  private async bring(content: string): Promise<void> {
    try {
      await this.options.send(content);
    } catch (error) {
      if (this.unsentContent !== content) return;
      this.failures += 1;
      const ms = this.options.againAfter(error, this.failures);
      this.status.set(ms === undefined ? 'refused' : 'failed');
      if (ms !== undefined) this.in(ms);
      return;
    }
    this.failures = 0;
    if (this.unsentContent !== content) return;
    this.unsentContent = undefined;
    this.options.keep(null);
    this.status.set('saved');
  }
}
