import { onTestFinished } from 'vitest';
import { builtApp } from '../http/built-app.ts';
import { defaultLifetimes } from '../identity/provider.ts';
import { startServer } from '../index.ts';
import { temporaryFolder } from './server.ts';

/** A server on a free port with the exchange itself; it stops with the test. */
export async function exchangeServer(more: Partial<Parameters<typeof startServer>[0]> = {}) {
  const dataFolder = temporaryFolder();
  const server = await startServer({
    port: 0,
    dataFolder,
    lifetimes: defaultLifetimes,
    frontend: () => ({ handle: builtApp(dataFolder) }),
    ...more,
  });
  onTestFinished(() => server.close());
  return { ...server, dataFolder };
}
