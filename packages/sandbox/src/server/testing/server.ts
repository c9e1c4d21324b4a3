import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { builtApp } from '../http/built-app.ts';
import type { HubLimits } from '../hubs/hub-limits.ts';
import type { HubTimings } from '../hubs/hub-socket.ts';
import { defaultLifetimes, type Lifetimes } from '../identity/provider.ts';
import { startServer, type RunningServer } from '../index.ts';
import { fakeExchange, type FakeExchange } from './fake-exchange.ts';

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agio-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server on a free port before a fake exchange; it stops with the test. */
export async function testServer(
  options: {
    dataFolder?: string;
    appFolder?: string;
    lifetimes?: Partial<Lifetimes>;
    hubTimings?: HubTimings;
    hubLimits?: HubLimits;
    port?: number;
    faults?: boolean;
    origin?: string;
    opensByItself?: boolean;
    localesFolder?: string;
    securityContacts?: readonly string[];
  } = {},
): Promise<RunningServer & { exchange: FakeExchange; port: number }> {
  const exchange = fakeExchange();
  const { appFolder = temporaryFolder() } = options;
  const server = await startServer({
    port: options.port ?? 0,
    dataFolder: options.dataFolder ?? temporaryFolder(),
    lifetimes: { ...defaultLifetimes, ...options.lifetimes },
    openExchange: exchange.open,
    ...(options.faults === undefined ? {} : { faults: options.faults }),
    frontend: () => ({ handle: builtApp(appFolder) }),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    ...(options.opensByItself === undefined ? {} : { opensByItself: options.opensByItself }),
    ...(options.localesFolder === undefined ? {} : { localesFolder: options.localesFolder }),
    ...(options.securityContacts ? { securityContacts: options.securityContacts } : {}),
    ...(options.hubTimings ? { hubTimings: options.hubTimings } : {}),
    ...(options.hubLimits ? { hubLimits: options.hubLimits } : {}),
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= server.close());
  onTestFinished(close);
  return { ...server, close, exchange, port: server.port };
}
