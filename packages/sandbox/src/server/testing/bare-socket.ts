import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

export const marketPath = '/marketdata/websocket';
export const notificationsPath = '/notification-service/websocket';

/** First message of a client of a hub. */
export const handshake = '{"protocol":"json","version":1}\u001e';

/** Returns the record of one call; a call without an id gets no answer. */
export function call(target: string, args: readonly unknown[] = [], id?: string): string {
  return `${JSON.stringify({ type: 1, target, arguments: args, ...(id && { invocationId: id }) })}\u001e`;
}

/** A bare socket, for what the official client would never do. */
export function bareSocket(origin: string, path: string, headers: Record<string, string> = {}) {
  const raw = new WebSocket(origin.replace('http', 'ws') + path, { headers });
  onTestFinished(() => raw.terminate());
  const received: string[] = [];
  raw.on('message', (data: Buffer) => received.push(data.toString()));
  const closed = new Promise<number>((resolve) => raw.on('close', resolve));
  /** The status of the refusal, or undefined when it opened. */
  const refused = new Promise<number | undefined>((resolve) => {
    raw.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode);
      raw.terminate();
    });
    raw.on('open', () => resolve(undefined));
  });
  raw.on('error', () => undefined);
  return { raw, received, closed, refused };
}
