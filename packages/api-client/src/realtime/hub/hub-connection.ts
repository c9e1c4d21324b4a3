import type { HubName } from '../../contract/core.ts';
import type { Session } from '../../session/session.ts';

/** Receives the items of a hub's stream. */
export interface HubStreamObserver<T> {
  next(value: T): void;
  error(error: unknown): void;
  complete(): void;
}

/**
 * One connection to a hub, from its start to its close; a reconnect makes a new one. SignalR's `HubConnection` fits,
 * and so does the sandbox's connection in memory.
 */
export interface HubConnectionPort {
  start(): Promise<void>;
  stop(): Promise<void>;
  invoke<T>(method: string, ...args: unknown[]): Promise<T>;
  stream<T>(
    method: string,
    ...args: unknown[]
  ): { subscribe(observer: HubStreamObserver<T>): { dispose(): void } };
  on(event: string, handler: (...args: never[]) => void): void;
  /** Called once after a connection that had started is closed; with `HubRefusedError` when it must not be tried again. */
  onclose(handler: (error?: Error) => void): void;
}

/** Options of a connection to a hub. */
export interface HubConnectOptions {
  url: string;
  /** The token to send; empty for a guest, who sends none. */
  accessToken: () => Promise<string>;
  /** Call when something arrived that could not be read: it is dropped and the streams reload. */
  onMalformed?: () => void;
}

/** Makes a connection that is not started yet. Called again for every attempt. */
export type ConnectHub = (
  hub: HubName,
  options: HubConnectOptions,
) => Promise<HubConnectionPort> | HubConnectionPort;

/** The server closed the connection and asked not to come back. */
export class HubRefusedError extends Error {
  override readonly name = 'HubRefusedError';
}

/** There is no connection to send this on. */
export class HubUnavailableError extends Error {
  override readonly name = 'HubUnavailableError';
}

/** Parts of a session that the streams need. */
export type HubSession = Pick<Session, 'getSnapshot' | 'subscribe' | 'accessToken'> &
  Partial<Pick<Session, 'hasUsableToken' | 'handleUnauthorized'>>;
