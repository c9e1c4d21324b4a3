import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, encode } from './compression.ts';
import { readBody } from './body.ts';

/** Calls carry little; uploads (spec §9) at most ten files of 5 MB. */
const jsonLimit = 256 * 1024;
const uploadLimit = 10 * 5 * 1024 * 1024 + 64 * 1024;

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
  const method = request.method ?? 'GET';
  const upload = headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const body =
    method === 'GET' || method === 'HEAD'
      ? undefined
      : await readBody(request, upload ? uploadLimit : jsonLimit);
  const gone = new AbortController();
  response.on('close', () => gone.abort());

  const answer = await handle(
    new Request(new URL(request.url ?? '/', origin), {
      method,
      headers,
      signal: gone.signal,
      ...(body && body.length > 0 ? { body } : {}),
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
  if (answer.status !== 204 && answer.status !== 304)
    response.setHeader('Content-Length', packed.length);
  response.writeHead(answer.status);
  response.end(method === 'HEAD' ? undefined : packed);
}
