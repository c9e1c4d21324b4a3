// @where Client: delays of a reconnect
import type { HubName } from '../../contract/core.ts';
import { isApiError } from '../../http/api-error.ts';
import type { RealtimeEnvironment } from '../environment.ts';
import {
  type ConnectHub,
  type HubConnectionPort,
  HubRefusedError,
  type HubSession,
  type HubStreamObserver,
  HubUnavailableError,
} from './hub-connection.ts';
import { checkToken, onNewToken } from './hub-session.ts';
import { callAll, type Report, reportToConsole, type Store, ValueStore } from '../../lib/store.ts';
import { withTimeout } from '../../lib/time.ts';
import type { ConnectionState } from '../views.ts';
import { onWake, type Wake } from './wake.ts';

/** Waits before the tries after a lost or failed connection, in ms; then it is given up. */
export const reconnectDelaysMs: readonly number[] = [0, 2_000, 10_000, 30_000];
/** Longest time that a connection to a hub may take to begin. */
const startTimeoutMs = 15_000;
/** Longest wait for the answer of a hub. */
const callTimeoutMs = 10_000;
/** A connection that lasted so long was a good one: the next loss begins at the first delay again. */
const goodAfterMs = 5_000;
/** A refused token looks like a failed network. By this try, at 12 s, a server that only restarted is back. */
const tokenCheckAtTry = 3;

export interface ReconnectingHubOptions {
  hub: HubName;
  /** Address of the hub; a function is called for each try. */
  url: string | (() => string);
  connect: ConnectHub;
  /** The token of a try, empty for a guest. A rejection with kind `authEnded` ends the tries. */
  accessToken: () => Promise<string>;
  /**
   * Session of that token. The hub checks the token when the server refused it or has failed for long; a new token is a
   * reason to try again.
   */
  session?: HubSession | undefined;
  /** The hub's event names, all of which are listened to. */
  events: readonly string[];
  environment: RealtimeEnvironment;
  onMalformed?: () => void;
  report?: Report | undefined;
}

type EventListener = (...args: unknown[]) => void;

/**
 * Keeps one hub connected: starts it, tries again by the fixed delays, gives up, and starts again when the network, the
 * page or the user comes back. Each try is a new connection; what an old one still says is dropped.
 */
export class ReconnectingHub {
  readonly #options: ReconnectingHubOptions;
  readonly #report: Report;
  readonly #state: ValueStore<ConnectionState>;
  readonly #listeners = new Map<string, Set<EventListener>>();
  readonly #connected = new Set<() => void>();
  readonly #lost = new Set<() => void>();
  #offWake: (() => void) | undefined;
  #offNewToken: (() => void) | undefined;
  /** Grows with every try, loss and stop. */
  #generation = 0;
  /** The open connection, and the one that is being started. */
  #port: HubConnectionPort | undefined;
  #starting: HubConnectionPort | undefined;
  /** The index of the delay that the next failure waits for. */
  #retry = 0;
  #tokenSent = false;
  /** Once until a connection was good, or the user, the network or the page asks again: a server may refuse every token. */
  #tokenChecked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goodTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ReconnectingHubOptions) {
    this.#options = options;
    this.#report = options.report ?? reportToConsole;
    this.#state = new ValueStore<ConnectionState>({ status: 'idle' }, this.#report);
  }

  get state(): Store<ConnectionState> {
    return this.#state;
  }

  /** Begins to connect, once: a second call changes nothing. */
  start(): void {
    if (this.#state.getSnapshot().status !== 'idle') return;
    this.#retry = 0;
    this.#tokenChecked = false;
    const { environment, session } = this.#options;
    this.#offWake = onWake(environment, (wake) => this.#wake(wake));
    this.#offNewToken = onNewToken(session, () => this.#retryWithToken());
    this.#state.set({ status: 'connecting' });
    void this.#attempt();
  }

  /** Closes for good, until `start()`. The promise ends when the connection has closed. */
  async stop(): Promise<void> {
    const port = this.#abandon();
    this.#offWake?.();
    this.#offNewToken?.();
    this.#state.set({ status: 'idle' });
    await port?.stop().catch(this.#report);
  }

  /** Drops the connection, if any, and tries at once with all delays ahead. Nothing happens before `start()`. */
  reconnect(): void {
    if (this.#state.getSnapshot().status === 'idle') return;
    this.#tokenChecked = false;
    this.#beginAnew();
  }

  /** Listens to an event of the hub, over all its connections. */
  on(event: string, listener: EventListener): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Calls after each start of a connection: the server knows nothing of earlier subscriptions. */
  onConnected(listener: () => void): () => void {
    this.#connected.add(listener);
    return () => this.#connected.delete(listener);
  }

  onLost(listener: () => void): () => void {
    this.#lost.add(listener);
    return () => this.#lost.delete(listener);
  }

  /** Calls a method of the hub. Rejects with `HubUnavailableError` without a connection, and after 10 s of silence. */
  invoke(method: string, ...args: unknown[]): Promise<unknown> {
    if (!this.#port) return Promise.reject(new HubUnavailableError(method));
    return answerOf(method, callTimeoutMs, this.#port.invoke<unknown>(method, ...args));
  }

  /** Opens a stream of the hub; without a connection the observer hears an error. */
  stream(
    method: string,
    args: readonly unknown[],
    observer: HubStreamObserver<unknown>,
  ): () => void {
    if (!this.#port) {
      observer.error(new HubUnavailableError(method));
      return () => {};
    }
    const subscription = this.#port.stream<unknown>(method, ...args).subscribe(observer);
    return () => subscription.dispose();
  }

  #beginAnew(): void {
    this.#retry = 0;
    void this.#abandon()?.stop().catch(this.#report);
    this.#wait(0);
  }

  /** Reconnects a hub that was refused, or that could not get a token. */
  #retryWithToken(): void {
    const { status } = this.#state.getSnapshot();
    if (status === 'stopped' || status === 'reconnecting') this.#beginAnew();
  }

  async #attempt(): Promise<void> {
    const generation = ++this.#generation;
    const superseded = () => generation !== this.#generation;
    const { hub, url, connect, environment, session, onMalformed } = this.#options;
    // A hidden page does not keep a user signed in: it connects again when it is shown, or has a new token.
    if (environment.isHidden() && session?.hasUsableToken?.() === false) {
      const attempt = Math.max(1, this.#retry);
      return this.#state.set({ status: 'reconnecting', attempt, nextAt: environment.now() });
    }
    let port: HubConnectionPort;
    try {
      const token = await this.#options.accessToken();
      if (superseded()) return;
      this.#tokenSent = token !== '';
      port = await connect(hub, {
        url: typeof url === 'string' ? url : url(),
        accessToken: () => Promise.resolve(token),
        onMalformed: () => superseded() || onMalformed?.(),
      });
      if (superseded()) return;
      this.#starting = port;
      this.#listen(port, superseded);
      await answerOf(`Connecting to ${hub}`, startTimeoutMs, port.start());
    } catch (error) {
      if (superseded()) return;
      this.#abandon();
      if (this.#retry === tokenCheckAtTry) this.#checkToken();
      if (isApiError(error, 'authEnded'))
        this.#state.set({ status: 'stopped', reason: 'auth-ended' });
      else this.#next();
      return;
    }
    if (superseded()) {
      // Stopped too early to be stopped.
      void port.stop().catch(this.#report);
      return;
    }
    this.#starting = undefined;
    this.#port = port;
    this.#goodTimer = setTimeout(() => {
      this.#retry = 0;
      this.#tokenChecked = false;
    }, goodAfterMs);
    this.#state.set({ status: 'connected', since: environment.now() });
    callAll(this.#connected, this.#report);
  }

  #listen(port: HubConnectionPort, superseded: () => boolean): void {
    port.onclose((error) => {
      if (superseded()) return;
      this.#abandon();
      if (error instanceof HubRefusedError) {
        this.#state.set({ status: 'stopped', reason: 'refused' });
        this.#checkToken();
      } else {
        this.#next();
      }
    });
    for (const event of this.#options.events) {
      port.on(event, (...args: unknown[]) => {
        if (!superseded()) callAll(this.#listeners.get(event) ?? [], this.#report, ...args);
      });
    }
  }

  /** Leaves the current connection or try, and answers the connection that was open. */
  #abandon(): HubConnectionPort | undefined {
    const port = this.#port;
    this.#generation += 1;
    // Its start fails then, or has failed; its result is not needed.
    void this.#starting?.stop().catch(() => undefined);
    this.#starting = undefined;
    this.#port = undefined;
    clearTimeout(this.#timer);
    clearTimeout(this.#goodTimer);
    if (port) callAll(this.#lost, this.#report);
    return port;
  }

  #checkToken(): void {
    if (!this.#tokenSent || this.#tokenChecked) return;
    this.#tokenChecked = true;
    void checkToken(this.#options.session);
  }

  /** Waits for the next delay, or gives up after the last. */
  #next(): void {
    const delay = reconnectDelaysMs[this.#retry];
    if (delay === undefined) this.#state.set({ status: 'stopped', reason: 'gave-up' });
    else this.#wait(delay);
  }

  #wait(delay: number): void {
    this.#retry += 1;
    this.#state.set({
      status: 'reconnecting',
      attempt: this.#retry,
      nextAt: this.#options.environment.now() + delay,
    });
    this.#timer = setTimeout(() => void this.#attempt(), delay);
  }

  #wake(wake: Wake): void {
    const state = this.#state.getSnapshot();
    const gaveUp = state.status === 'stopped' && state.reason === 'gave-up';
    if (gaveUp || state.status === 'reconnecting' || (wake === 'slept' && this.#port)) {
      this.reconnect();
    }
  }
}

/** Settles like `answer`, or rejects with a `TimeoutError` that names the slow step. */
function answerOf<T>(what: string, ms: number, answer: Promise<T>): Promise<T> {
  const error = () => new DOMException(`${what}: no answer in ${ms} ms`, 'TimeoutError');
  return withTimeout(ms, () => answer, { error });
}
