import { createExchangeClient, createSession } from '@agio/api-client';

/** Instructions of a test to a tab that has the client but no app: many calls at once, as no screen makes them. */
export interface Probe {
  /** Asks for the user so many times at once; answers how each call ended, `ok` or the kind of its error. */
  askAll(times: number): Promise<string[]>;
  status(): string;
}

const session = createSession({
  authority: '/identity',
  clientId: 'agio-app',
  redirectUri: `${location.origin}/login/callback`,
});
const client = createExchangeClient({ baseUrl: '', session });

const probe: Probe = {
  askAll: (times) =>
    Promise.all(
      Array.from({ length: times }, () =>
        client.account.userInformation().then(
          () => 'ok',
          (error: unknown) => String(error),
        ),
      ),
    ),
  status: () => session.getSnapshot().status,
};
(globalThis as unknown as { probe: Probe }).probe = probe;
