import type { ServerResponse } from 'node:http';

/** Sends text of one type that no cache keeps. */
export function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
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
  response.writeHead(status, {
    Location: location,
    'Content-Length': 0,
    'Cache-Control': 'no-store',
  });
  response.end();
}
