import {
  connectSignalR,
  type ConnectHub,
  type HubConnectionPort,
  type HubStreamObserver,
} from '@agio/api-client';
import { expect, vi } from 'vitest';
import { findRoute } from '../../core/rest/routes.ts';

/** Notes which test made which call, or heard which message, and was answered as the contract says. */
export class Recorder {
  private readonly tests = new Map<string, Set<string>>();

  private readonly awaited = new Map<string, Set<string>>();

  /** The tests that made a call, by its name: `trading.createOrder`. */
  testsOf(name: string): string[] {
    return [...(this.tests.get(name) ?? [])];
  }

  /** The tests that waited for a message of a hub: `market.book`. */
  awaitedBy(name: string): string[] {
    return [...(this.awaited.get(name) ?? [])];
  }

  /** Waits until this test has heard these messages, or has had these methods answered; answers those it has not. */
  async unheard(...names: string[]): Promise<string[]> {
    const test = currentTest();
    const missing = () => names.filter((name) => !this.testsOf(name).includes(test));
    await vi.waitUntil(() => missing().length === 0, { timeout: 10_000 }).catch(() => undefined);
    for (const name of names) {
      const tests = this.awaited.get(name) ?? new Set();
      this.awaited.set(name, tests.add(test));
    }
    return missing();
  }

  fetch = async (request: Request): Promise<Response> => {
    const match = findRoute(request.method, new URL(request.url).pathname);
    const test = currentTest();
    const response = await fetch(request);
    if (response.ok && match.kind === 'found') this.note(match.route.id, test);
    return response;
  };

  connectHub: ConnectHub = async (hub, options) => {
    const connection = await connectSignalR(hub, options);
    const note = (name: string) => this.note(`${hub}.${name}`, currentTest());
    return {
      start: () => connection.start(),
      stop: () => connection.stop(),
      onclose: (handler) => connection.onclose(handler),
      async invoke<T>(method: string, ...args: unknown[]) {
        const answer = await connection.invoke<T>(method, ...args);
        note(method);
        return answer;
      },
      stream: <T>(method: string, ...args: unknown[]) => ({
        subscribe: (observer: HubStreamObserver<T>) =>
          connection.stream<T>(method, ...args).subscribe({
            next(item) {
              note(method);
              observer.next(item);
            },
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          }),
      }),
      on: (event, handler) =>
        connection.on(event, (...args) => {
          note(event);
          handler(...args);
        }),
    } satisfies HubConnectionPort;
  };

  private note(name: string, test: string): void {
    const tests = this.tests.get(name) ?? new Set();
    this.tests.set(name, tests.add(test));
  }
}

/** The sentence of the test that runs, without the group that it stands in. */
function currentTest(): string {
  const { currentTestName = '' } = expect.getState();
  return currentTestName.split(' > ').at(-1) ?? '';
}
