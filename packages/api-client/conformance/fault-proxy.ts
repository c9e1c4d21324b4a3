import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A wire between client and server that fails on command, at the level of TCP. */
export class FaultProxy {
  /** When each connection was tried, in ms of the monotonic clock. */
  readonly attempts: number[] = [];
  /** Refuses every new connection. */
  refusing = false;
  readonly #pairs = new Set<{ client: Socket; server: Socket }>();
  readonly #listener: Server;
  readonly #targetPort: number;

  private constructor(targetPort: number) {
    this.#targetPort = targetPort;
    this.#listener = createServer((client) => this.#accept(client));
  }

  static async before(origin: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(Number(new URL(origin).port));
    await new Promise<void>((resolve) => proxy.#listener.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  get openConnections(): number {
    return this.#pairs.size;
  }

  /** Cuts every connection, without a goodbye. */
  cut(): void {
    for (const { client, server } of this.#pairs) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
  }

  /** Bytes of the present connections go nowhere any more, and neither end learns of it. */
  freeze(): void {
    for (const { client, server } of this.#pairs) {
      client.unpipe(server);
      server.unpipe(client);
      client.resume();
      server.resume();
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#listener.close(resolve));
  }

  #accept(client: Socket): void {
    this.attempts.push(performance.now());
    if (this.refusing) {
      client.resetAndDestroy();
      return;
    }
    const server = connect(this.#targetPort, '127.0.0.1');
    const pair = { client, server };
    this.#pairs.add(pair);
    const end = () => {
      this.#pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    client.pipe(server);
    server.pipe(client);
  }
}
