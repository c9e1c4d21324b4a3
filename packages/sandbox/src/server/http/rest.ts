import type { IncomingMessage, ServerResponse } from 'node:http';
import { partnersPath } from '../../core/index.ts';
import { bodyStream, type HeldBytes } from './body.ts';
import { chooseEncoding, encode } from './compression.ts';
import { sendBody } from './respond.ts';

/** Bodies of all calls that are read at the same time, in bytes: a dozen of the largest files. */
const held: HeldBytes = { bytes: 0, most: 64 * 1024 * 1024 };

/** A form of a partner's page has one field. The contract's calls are limited where they are known. */
const mostOfForm = 8 * 1024;

/** Carries one HTTP request to a handler of web requests, and its answer back. */
export async function bridge(
  handle: (request: Request) => Promise<Response>,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const method = webMethod(request);
  const most = request.url?.startsWith(partnersPath) === true ? mostOfForm : Infinity;
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyStream(response, most, held);

  const answer = await handle(
    new Request(new URL(request.url ?? '/', origin), {
      method,
      headers,
      signal: gone.signal,
      ...(body && { body, duplex: 'half' }),
    }),
  );

  const content = Buffer.from(await answer.arrayBuffer());
  const encoding = chooseEncoding(
    request.headers['accept-encoding'],
    answer.headers.get('content-type') ?? '',
    content.length,
  );
  const packed = await encode(content, encoding, 'once');
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Accept-Encoding, Authorization');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  sendBody(response, answer.status, packed);
}

/** Methods that a web request cannot have are no call's: they are refused as another one is that no call has. */
function webMethod({ method = 'GET' }: IncomingMessage): string {
  return /^(?:TRACE|TRACK|CONNECT)$/i.test(method) ? 'OPTIONS' : method;
}
