import type { HubName } from '@agio/api-client/contract';
import type { OpenExchange } from '../index.ts';
import { Faults, HubError, type HubPeer, type HubSession } from '../../core/index.ts';

/** View of the exchange behind a server, for tests of the wire alone. */
export interface FakeExchange {
  open: OpenExchange;
  /** Pushes an event to every open session of a hub. */
  push(hub: HubName, event: string, args: readonly unknown[]): void;
  /** Open sessions: hub and account. */
  sessions: Set<{ hub: HubName; accountId: string | undefined }>;
  /** Number of streams that were not cancelled. */
  openStreams: number;
  /** Calls of methods so far. */
  invocations: number;
  faults: Faults;
}

const accounts = ['trader', 'officer'].map((id) => ({
  id,
  email: `${id}@agio.test`,
  displayName: `The ${id}`,
  description: `Signs in as the ${id} <b>.`,
  password: 'agio',
}));

export function fakeExchange(): FakeExchange {
  const listeners = new Set<{ hub: HubName; peer: HubPeer }>();
  const fake: FakeExchange = {
    sessions: new Set(),
    openStreams: 0,
    invocations: 0,
    faults: new Faults(),
    push(hub, event, args) {
      for (const listener of listeners) if (listener.hub === hub) listener.peer.send(event, args);
    },
    open: ({ authenticate }) => ({
      accounts,
      async fetch(request) {
        const token = request.headers.get('authorization')?.replace('Bearer ', '');
        const account = token === undefined ? undefined : await authenticate(token);
        return Response.json({
          path: new URL(request.url).pathname,
          body: await request.text(),
          account: account ?? null,
        });
      },
      signerOf: async () => undefined,
      signedIn() {},
      invitations: { find: () => undefined, accept() {} },
      openHubSession(hub, accountId, peer) {
        const listener = { hub, peer };
        const session = { hub, accountId };
        listeners.add(listener);
        fake.sessions.add(session);
        return {
          ...methods(fake),
          close() {
            listeners.delete(listener);
            fake.sessions.delete(session);
          },
        };
      },
      tellOfDevice: () => {},
      faults: fake.faults,
      failing: () => [],
      dispose() {},
    }),
  };
  return fake;
}

function methods(fake: FakeExchange): Omit<HubSession, 'close'> {
  return {
    async invoke(method, args) {
      fake.invocations += 1;
      if (method === 'Echo') return args;
      throw new HubError(`There is no method ${method}.`);
    },
    stream(method, _args, sink) {
      fake.openStreams += 1;
      const cancel = () => {
        fake.openStreams -= 1;
      };
      if (method === 'Three') {
        for (const item of [1, 2, 3]) sink.next(item);
        sink.complete();
      } else if (method === 'Broken') sink.error(new HubError('The stream broke.'));
      else sink.next('first');
      return { cancel };
    },
  };
}
