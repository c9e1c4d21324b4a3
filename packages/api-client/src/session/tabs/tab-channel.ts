import { sessionChannel, storageKeys } from '../storage-keys.ts';

/** The part of `BroadcastChannel` that is used. */
export interface TabChannelPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

/** `changed`: the store holds something else, read it. `ended`: the session was ended on purpose. */
export type TabMessage = 'changed' | 'ended';

export interface Tabs {
  tell(message: TabMessage): void;
  close(): void;
}

export interface TabsOptions {
  openChannel?: ((name: string) => TabChannelPort) | undefined;
  /** Target of `storage` events. They alone suffice if there is no BroadcastChannel. */
  window?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  onMessage: (message: TabMessage) => void;
}

/** Tells the other tabs of this origin that the session changed, and listens to them. Carries no token. */
export function connectTabs({ openChannel, window, onMessage }: TabsOptions): Tabs {
  const channel = open(openChannel);
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'changed' || data === 'ended') onMessage(data);
  });
  const onStorage = (event: Event) => {
    // A null key means that all storage was cleared.
    const key = 'key' in event ? event.key : undefined;
    if (key === storageKeys.tokens || key === null) onMessage('changed');
  };
  window?.addEventListener('storage', onStorage);

  return {
    tell(message) {
      try {
        channel?.postMessage(message);
      } catch {
        // A closed channel: the storage event tells them.
      }
    },
    close() {
      window?.removeEventListener('storage', onStorage);
      channel?.close();
    },
  };
}

function open(openChannel: TabsOptions['openChannel']): TabChannelPort | undefined {
  try {
    return openChannel?.(sessionChannel);
  } catch {
    return undefined;
  }
}
