import type { HubPeer, HubSession } from './hub-session.ts';

/** The part of SignalR's `HubConnection` that the client uses, without a network in between. */
export interface MemoryConnection {
  start(): Promise<void>;
  stop(): Promise<void>;
  invoke<T>(method: string, ...args: unknown[]): Promise<T>;
  stream<T>(method: string, ...args: unknown[]): MemoryStream<T>;
  on(event: string, handler: (...args: never[]) => void): void;
  off(event: string, handler?: (...args: never[]) => void): void;
  onclose(handler: (error?: Error) => void): void;
}

export interface MemoryStream<T> {
  subscribe(observer: { next(value: T): void; error(error: unknown): void; complete(): void }): {
    dispose(): void;
  };
}

/** Opens a session for a connection that starts. Throws when the token is refused. */
export type OpenSession = (peer: HubPeer) => Promise<HubSession>;

/** A hub connection inside one page. Messages arrive in order and never inside the call that caused them. */
export function memoryConnection(open: OpenSession): MemoryConnection {
  const handlers = new Map<string, Set<(...args: never[]) => void>>();
  const closeHandlers = new Set<(error?: Error) => void>();
  let session: HubSession | undefined;

  const connected = (): HubSession => {
    if (session === undefined) {
      throw new Error("Cannot send data if the connection is not in the 'Connected' State.");
    }
    return session;
  };
  const close = (error?: Error) => {
    if (session === undefined) return;
    session.close();
    session = undefined;
    for (const handler of closeHandlers) handler(error);
  };
  const deliver = (from: () => HubSession | undefined, action: () => void) => {
    queueMicrotask(() => {
      if (session !== undefined && session === from()) action();
    });
  };

  return {
    async start() {
      if (session !== undefined) {
        throw new Error("Cannot start a HubConnection that is not in the 'Disconnected' state.");
      }
      let opened: HubSession | undefined;
      opened = await open({
        send: (event, args) =>
          deliver(
            () => opened,
            () => {
              for (const handler of handlers.get(event) ?? []) handler(...(args as never[]));
            },
          ),
        drop: (error) =>
          deliver(
            () => opened,
            () => close(error),
          ),
      });
      session = opened;
    },
    async stop() {
      close();
    },
    async invoke<T>(method: string, ...args: unknown[]) {
      return (await connected().invoke(method, args)) as T;
    },
    stream<T>(method: string, ...args: unknown[]) {
      const current = connected();
      return {
        subscribe(observer) {
          let ended = false;
          const end = (action: () => void) => {
            if (ended) return;
            ended = true;
            closeHandlers.delete(onClose);
            action();
          };
          const onClose = () => end(() => observer.error(new Error('The connection was closed.')));
          closeHandlers.add(onClose);
          let cancel = () => {};
          try {
            const subscription = current.stream(method, args, {
              next: (item) => {
                deliver(
                  () => current,
                  () => {
                    if (!ended) observer.next(item as T);
                  },
                );
              },
              error: (error) => end(() => observer.error(error)),
              complete: () => end(() => observer.complete()),
            });
            cancel = () => subscription.cancel();
          } catch (error) {
            queueMicrotask(() => end(() => observer.error(error)));
          }
          return {
            dispose: () => end(cancel),
          };
        },
      } satisfies MemoryStream<T>;
    },
    on(event, handler) {
      const known = handlers.get(event);
      if (known === undefined) handlers.set(event, new Set([handler]));
      else known.add(handler);
    },
    off(event, handler) {
      if (handler === undefined) handlers.delete(event);
      else handlers.get(event)?.delete(handler);
    },
    onclose(handler) {
      closeHandlers.add(handler);
    },
  };
}
