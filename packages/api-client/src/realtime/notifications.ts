import { type HubEvents, notificationsHub } from '../contract/core.ts';
import { pageEnvironment, type RealtimeEnvironment } from './environment.ts';
import type { ConnectHub, HubSession } from './hub/hub-connection.ts';
import { GapSignal } from './hub/gap-signal.ts';
import { identityOf, onIdentityChange, userToken } from './hub/hub-session.ts';
import { ReconnectingHub } from './hub/reconnecting-hub.ts';
import { callAll, type Report, reportToConsole, type Store } from '../lib/store.ts';
import { MessageCheck } from './streams/stream-context.ts';
import type { ConnectionState } from './views.ts';

type Events = HubEvents<typeof notificationsHub>;

/** The message of each notification, by its name. */
export type Notifications = { [E in keyof Events]: Events[E][0] };

/** So many ids are remembered to tell a repeated notification. */
const maxRemembered = 1_000;

/** Notifications of the server to a signed-in user. Connected while the session lives. */
export interface NotificationStream {
  readonly connection: Store<ConnectionState>;
  /** Each notification once: a repeated `notificationId` is dropped. */
  on<E extends keyof Notifications>(
    event: E,
    listener: (message: Notifications[E]) => void,
  ): () => void;
  /**
   * After each reconnect, and when something unreadable was dropped: messages were missed, so ask REST for orders,
   * portfolio and the user.
   */
  onGap(listener: () => void): () => void;
  reconnect(): void;
  /** Closes the connection at once; the promise ends when it has closed. */
  stop(): Promise<void>;
  readonly malformedMessages: number;
  dispose(): void;
}

/** Options of the stream of notifications. */
export interface NotificationStreamOptions {
  /** Address of the Notifications hub; a function is called for each connection. */
  url: string | (() => string);
  connect: ConnectHub;
  session: HubSession;
  environment?: RealtimeEnvironment;
  /** Receiver of errors of listeners; the console by default. */
  report?: Report;
}

/** Makes the stream, and follows the session: connects when a user signs in, closes when the session ends. */
export function createNotificationStream(options: NotificationStreamOptions): NotificationStream {
  return new HubNotificationStream(options);
}

type AnyListener = (message: never) => void;

class HubNotificationStream implements NotificationStream {
  readonly #hub: ReconnectingHub;
  readonly #report: Report;
  readonly #messages = new MessageCheck();
  readonly #listeners = new Map<string, Set<AnyListener>>();
  readonly #gap: GapSignal;
  readonly #offIdentity: () => void;
  /** In the order of arrival. */
  #seen = new Set<string>();
  #connectedBefore = false;

  constructor(options: NotificationStreamOptions) {
    const { url, connect, session } = options;
    const { environment = pageEnvironment(), report = reportToConsole } = options;
    this.#report = report;
    this.#gap = new GapSignal(report);
    this.#hub = new ReconnectingHub({
      hub: 'notifications',
      url,
      connect,
      environment,
      report,
      events: Object.keys(notificationsHub.events),
      accessToken: () => userToken(session),
      session,
      onMalformed: () => {
        this.#messages.malformed += 1;
        this.#gap.tellSoon();
      },
    });
    this.#hub.onConnected(() => {
      if (this.#connectedBefore) this.#gap.tell();
      this.#connectedBefore = true;
    });
    for (const [event, schema] of Object.entries(notificationsHub.events)) {
      this.#hub.on(event, (...args) => {
        const [message] = this.#messages.read(schema, args) ?? [];
        if (!message) this.#gap.tellSoon();
        else if (this.#isNew(message.notificationId)) {
          callAll(this.#listeners.get(event) ?? [], report, message as never);
        }
      });
    }
    this.#offIdentity = onIdentityChange(session, (identity) => this.#follow(identity));
    if (identityOf(session) !== undefined) this.#hub.start();
  }

  get connection(): Store<ConnectionState> {
    return this.#hub.state;
  }

  get malformedMessages(): number {
    return this.#messages.malformed;
  }

  on<E extends keyof Notifications>(
    event: E,
    listener: (message: Notifications[E]) => void,
  ): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  onGap(listener: () => void): () => void {
    return this.#gap.listen(listener);
  }

  reconnect(): void {
    this.#hub.reconnect();
  }

  stop(): Promise<void> {
    this.#seen = new Set();
    this.#connectedBefore = false;
    this.#gap.dispose();
    return this.#hub.stop();
  }

  dispose(): void {
    this.#offIdentity();
    void this.stop();
  }

  /** Another user gets another connection and none of the former one's memory. */
  #follow(identity: string | undefined): void {
    void this.stop().catch(this.#report);
    if (identity !== undefined) this.#hub.start();
  }

  #isNew(id: string): boolean {
    if (this.#seen.has(id)) return false;
    this.#seen.add(id);
    if (this.#seen.size > maxRemembered) {
      const [oldest] = this.#seen;
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
    return true;
  }
}
