import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HubPeer } from '../../../api-client/conformance/hub-client.ts';
import { hubConformance } from '../../../api-client/conformance/hub-suite.ts';
import { appClientId, defaultLifetimes } from './identity/provider.ts';
import { builtApp, startServer } from './index.ts';
import { signIn } from './testing/sign-in.ts';

/** The sandbox as `npm start` starts it, without an app. */
async function sandboxPeer(): Promise<HubPeer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'agio-hubs-'));
  const start = (port: number) =>
    startServer({
      port,
      dataFolder,
      lifetimes: defaultLifetimes,
      frontend: () => ({ handle: builtApp(dataFolder) }),
    });
  let server = await start(0);
  const { origin } = server;
  let tokens = await signIn(origin, 'trader');
  return {
    origin,
    async token() {
      tokens = await signIn(origin, 'trader');
      return tokens.access_token;
    },
    async notify() {
      // A resting order reserves money.
      await fetch(`${origin}/frontoffice/api/order`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${tokens.access_token}`,
          'Content-Type': 'application/json-patch+json',
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify({
          market: 'XCB-CTN',
          side: 'Buy',
          type: 'Limit',
          price: '1',
          amount: '10',
        }),
      });
    },
    async expel() {
      await fetch(`${origin}/identity/token/revocation`, {
        method: 'POST',
        body: new URLSearchParams({ token: tokens.refresh_token, client_id: appClientId }),
      });
    },
    async restart() {
      await server.close();
      server = await start(Number(new URL(origin).port));
    },
    async stop() {
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

hubConformance('the sandbox', sandboxPeer);
