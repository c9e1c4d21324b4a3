import { once } from 'node:events';
import { WebSocket } from 'ws';

const separator = '\u001e';

/** A client of the market hub that sends what it likes, from an address of its choice. */
export class RawHub {
  private readonly socket: WebSocket;
  /** Set when the server, or the way to it, has ended the connection. */
  closed = false;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('close', () => (this.closed = true));
    socket.on('error', () => (this.closed = true));
  }

  /** Connects and shakes hands; undefined when the server does not let it in. */
  static async open(origin: string, address: string): Promise<RawHub | undefined> {
    const { port } = new URL(origin);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/marketdata/websocket`, {
      localAddress: address,
      headers: { host: `localhost:${port}` },
      perMessageDeflate: false,
    });
    const hub = new RawHub(socket);
    try {
      await once(socket, 'open');
    } catch {
      return undefined;
    }
    hub.write('{"protocol":"json","version":1}');
    return hub;
  }

  /** Sends one record. */
  write(record: string): void {
    this.send(record + separator);
  }

  /** Sends a frame as it is. */
  send(frame: string): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame);
  }

  /** Stops reading, like a client whose line is full. */
  stopReading(): void {
    this.socket.pause();
  }

  close(): void {
    this.socket.terminate();
  }
}

/** Returns one frame with as many calls of a method as 60 KB hold; no call expects an answer. */
export function frameOf(target: string, args: readonly unknown[]): string {
  const record = JSON.stringify({ type: 1, target, arguments: args }) + separator;
  return record.repeat(Math.floor((60 * 1024) / record.length));
}
