import type { IncomingMessage, ServerResponse } from 'node:http';
import { partnersPath, workHeader } from '../../core/index.ts';
import { bodyStream, type HeldBytes } from './body.ts';
import { chooseEncoding, encode } from './compression.ts';
import { PublicAnswer, type PublicAnswers } from './public-answers.ts';
import { sendBody } from './respond.ts';

/** Bodies of all calls that are read at the same time, in bytes: a dozen of the largest files. */
const held: HeldBytes = { bytes: 0, most: 64 * 1024 * 1024 };

/** A form of a partner's page has one field. The contract's calls are limited where they are known. */
const maxOfForm = 8 * 1024;

/** Path whose answers are the same for every guest. */
const publicPath = '/marketdata/';

/**
 * Carries one HTTP request to a handler of web requests, and its answer back.
 *
 * @param pay is called with the units of work that the answer took
 */
export async function bridge(
  handle: (request: Request) => Promise<Response>,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  {
    answers,
    pay,
  }: { answers: PublicAnswers; pay: (units: number, response: ServerResponse) => void },
): Promise<void> {
  const headers = headersOf(request);
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const method = webMethod(request);
  const most = request.url?.startsWith(partnersPath) === true ? maxOfForm : Infinity;
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyStream(response, most, held);

  const address = request.url ?? '/';
  const asked = headers.get('if-none-match');
  const kept =
    method === 'GET' && address.startsWith(publicPath) ? answers.find(address) : undefined;
  if (kept !== undefined) headers.set('if-none-match', kept.etag);
  else headers.delete('if-none-match');

  const answer = await handle(
    new Request(new URL(address, origin), {
      method,
      headers,
      signal: gone.signal,
      ...(body && { body, duplex: 'half' }),
    }),
  );

  pay(Number(answer.headers.get(workHeader) ?? 1), response);
  const etag = answer.headers.get('etag');
  let known = answer.status === 304 ? kept : undefined;
  const content = known?.content ?? Buffer.from(await answer.arrayBuffer());
  if (known === undefined && etag !== null && method === 'GET') {
    answers.keep(address, (known = new PublicAnswer(etag, content)));
  }
  const encoding = chooseEncoding(
    request.headers['accept-encoding'],
    answer.headers.get('content-type') ?? '',
    content.length,
  );
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'no-store');
  // A public answer is one for all, whatever token came along.
  const isPublic = answer.headers.get('cache-control')?.startsWith('public') === true;
  response.appendHeader(
    'Vary',
    isPublic ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Authorization',
  );
  if (known === undefined) {
    const packed = await encode(content, encoding, 'once');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    return sendBody(response, answer.status, packed);
  }
  response.setHeader('ETag', known.etagIn(encoding));
  if (asked === known.etagIn(encoding)) return sendBody(response, 304, Buffer.alloc(0));
  const packed = await known.packed(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  sendBody(response, 200, packed);
}

/** Returns the headers of a request as those of a web request. */
export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** Methods that a web request cannot have are no call's: they are refused as another one is that no call has. */
function webMethod({ method = 'GET' }: IncomingMessage): string {
  return /^(?:TRACE|TRACK|CONNECT)$/i.test(method) ? 'OPTIONS' : method;
}
