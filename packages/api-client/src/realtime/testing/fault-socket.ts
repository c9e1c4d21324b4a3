/**
 * A web socket in memory with a SignalR server behind it, for tests of what goes wrong on a wire. The client on the
 * other end is the real one: pass `server.WebSocket` to `signalRConnector`.
 */

const recordSeparator = '\u001e';
const pingType = 6;
const closeType = 7;
const pingEveryMs = 15_000;

/** Reaction of the server to the next sockets. */
export type Reception = 'accept' | 'refuse' | 'hang';

interface HubCall {
  readonly method: string;
  readonly args: readonly unknown[];
  readonly socket: FaultSocket;
  /** For a stream: sends an item, until the client cancels it or the socket closes. */
  readonly item: (item: unknown) => void;
}

/** Answers an invocation with its result or rejects it; for a stream it may send items and leave it open. */
export type HubMethod = (call: HubCall) => unknown;

export class FaultServer {
  readonly sockets: FaultSocket[] = [];
  readonly methods = new Map<string, HubMethod>();
  /** Each invocation that arrived, with the time it did. */
  readonly calls: { method: string; args: readonly unknown[]; at: number }[] = [];
  /** Times at which a client tried to connect. */
  readonly attempts: number[] = [];
  reception: Reception = 'accept';

  /** The socket class of this server's clients. */
  get WebSocket(): unknown {
    // oxlint-disable-next-line typescript/no-this-alias -- the class below has its own `this`
    const server = this;
    return class extends FaultSocket {
      constructor(
        url: string,
        _protocols?: unknown,
        options?: { headers?: Record<string, string> },
      ) {
        super(server, url, options?.headers ?? {});
      }
    };
  }

  /** The sockets that are open. */
  get open(): FaultSocket[] {
    return this.sockets.filter((socket) => socket.readyState === FaultSocket.OPEN);
  }

  countOf(method: string): number {
    return this.calls.filter((call) => call.method === method).length;
  }

  /** Sends an event to every open socket. */
  emit(event: string, ...args: unknown[]): void {
    for (const socket of this.open) socket.emit(event, ...args);
  }

  /** The network is gone: every socket closes without a word. */
  drop(): void {
    for (const socket of this.open) socket.fail();
  }
}

export class FaultSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;

  readyState: number = FaultSocket.CONNECTING;
  binaryType = 'blob';
  onopen: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; wasClean: boolean; reason: string }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;

  readonly url: string;
  readonly headers: Record<string, string>;
  /** Bytes go nowhere in either direction, and neither side learns of it. */
  frozen = false;
  readonly #server: FaultServer;
  readonly #streams = new Set<string>();
  #handshaken = false;
  #pings: ReturnType<typeof setInterval> | undefined;

  constructor(server: FaultServer, url: string, headers: Record<string, string>) {
    this.#server = server;
    this.url = url;
    this.headers = headers;
    server.attempts.push(performance.now());
    server.sockets.push(this);
    const { reception } = server;
    if (reception === 'hang') return;
    queueMicrotask(() => {
      if (this.readyState !== FaultSocket.CONNECTING) return;
      if (reception === 'refuse') {
        this.fail();
        return;
      }
      this.readyState = FaultSocket.OPEN;
      this.onopen?.({});
    });
  }

  /** Called by the client. */
  send(data: string): void {
    if (this.frozen) return;
    for (const record of data.split(recordSeparator)) {
      if (record !== '') this.#receive(JSON.parse(record) as ClientMessage);
    }
  }

  /** Called by the client. */
  close(): void {
    this.#end();
  }

  /** Sends a frame as it is. */
  raw(frame: unknown): void {
    if (this.readyState === FaultSocket.OPEN && !this.frozen) this.onmessage?.({ data: frame });
  }

  sendRecord(message: object): void {
    this.raw(JSON.stringify(message) + recordSeparator);
  }

  emit(event: string, ...args: unknown[]): void {
    this.sendRecord({ type: 1, target: event, arguments: args });
  }

  /** The server says goodbye and closes. */
  sayGoodbye(goodbye: { error?: string; allowReconnect?: boolean } = {}): void {
    this.sendRecord({ type: closeType, ...goodbye });
    this.#end();
  }

  /** Closes as a broken network does. */
  fail(): void {
    const listener = this.onclose;
    this.#end();
    listener?.({ code: 1006, wasClean: false, reason: '' });
  }

  #end(): void {
    this.readyState = FaultSocket.CLOSED;
    this.#streams.clear();
    clearInterval(this.#pings);
  }

  #receive(message: ClientMessage): void {
    if (!this.#handshaken) {
      this.#handshaken = true;
      this.#pings = setInterval(() => this.sendRecord({ type: pingType }), pingEveryMs);
      this.raw(`{}${recordSeparator}`);
      return;
    }
    const { type, invocationId = '', target = '', arguments: args = [] } = message;
    if (type === 1) void this.#answer(invocationId, target, args);
    else if (type === 4) this.#stream(invocationId, target, args);
    else if (type === 5) this.#streams.delete(invocationId);
  }

  async #answer(invocationId: string, method: string, args: unknown[]): Promise<void> {
    this.#server.calls.push({ method, args, at: performance.now() });
    const answer = this.#server.methods.get(method);
    try {
      if (!answer) throw new Error(`Method does not exist: ${method}`);
      const result = await answer({ method, args, socket: this, item: () => {} });
      this.sendRecord({ type: 3, invocationId, ...(result === undefined ? {} : { result }) });
    } catch (error) {
      this.sendRecord({ type: 3, invocationId, error: String(error) });
    }
  }

  #stream(invocationId: string, method: string, args: unknown[]): void {
    this.#server.calls.push({ method, args, at: performance.now() });
    this.#streams.add(invocationId);
    const item = (value: unknown) => {
      if (this.#streams.has(invocationId)) {
        this.sendRecord({ type: 2, invocationId, item: value });
      }
    };
    this.#server.methods.get(method)?.({ method, args, socket: this, item });
  }
}

interface ClientMessage {
  type?: number;
  invocationId?: string;
  target?: string;
  arguments?: unknown[];
}
