import type { ServerResponse } from 'node:http';
import { hasBody } from './body.ts';

/** Sends text of one type that no cache keeps. */
export function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  sendBody(response, status, Buffer.from(text));
}

export const sendHtml = (response: ServerResponse, status: number, text: string) =>
  sendText(response, status, 'text/html; charset=utf-8', text);

export const sendJson = (response: ServerResponse, status: number, value: unknown) =>
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify(value));

export function redirect(
  response: ServerResponse,
  status: 303 | 307 | 308,
  location: string,
): void {
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-store');
  sendBody(response, status, Buffer.alloc(0));
}

/** Limits for data that a client sends after its answer, in bytes and milliseconds; then the connection ends. */
const maxUnread = 8 * 1024 * 1024;
const longestUnread = 5000;

/**
 * Sends an answer whose other headers are set. When the request has not come to its end, the connection is not used
 * again. What still comes is thrown away for a while: a connection that ends at once may take the answer with it.
 */
export function sendBody(response: ServerResponse, status: number, body: Buffer): void {
  const request = response.req;
  if (status !== 204 && status !== 304) response.setHeader('Content-Length', body.length);
  const content = request.method === 'HEAD' ? Buffer.alloc(0) : body;
  if (request.complete || !hasBody(request)) {
    response.writeHead(status).end(content);
    return;
  }
  response.setHeader('Connection', 'close');
  response.writeHead(status).write(content);
  response.flushHeaders();
  let left = maxUnread;
  const end = () => void response.end();
  const timer = setTimeout(end, longestUnread);
  response.once('close', () => clearTimeout(timer));
  request.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) end();
  });
  request.once('end', end);
}
