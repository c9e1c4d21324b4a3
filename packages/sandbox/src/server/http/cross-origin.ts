// @where Sandbox: pages of other origins: which may read its answers
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Headers of an answer that the client reads, besides those that every page may. */
const readable = [
  'Content-Disposition',
  'Date',
  'ETag',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
];
/** In seconds; browsers take no more than two hours. */
const longestMemory = 7200;

/**
 * Makes the rule for pages of other origins (CORS, fetch.spec.whatwg.org). A page that is not allowed gets its answer
 * without the headers, and its browser keeps it from the page.
 *
 * @returns function that sets the headers and answers a preflight: true when the answer is sent
 */
export function crossOrigin(
  origins: readonly string[] = [],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { origin, 'access-control-request-method': method } = request.headers;
    if (origins.length === 0 || origin === undefined || !origins.includes(origin)) return false;
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.appendHeader('Vary', 'Origin');
    if (request.method !== 'OPTIONS' || method === undefined) {
      response.setHeader('Access-Control-Expose-Headers', readable.join(', '));
      return false;
    }
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    // A list of our own would have to name the headers of signed requests and of every later call.
    const wanted = request.headers['access-control-request-headers'];
    if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
    response.setHeader('Access-Control-Max-Age', longestMemory);
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(204).end();
    return true;
  };
}
