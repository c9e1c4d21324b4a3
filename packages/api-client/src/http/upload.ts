import type { PreparedRequest } from './request.ts';

/** Number of bytes of an upload's body that have left this device, and their total. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Sends a form and tells how far it is, which `fetch` cannot: by XMLHttpRequest. Answers as `fetch` does. (A `fetch`
 * with a streamed body could count its bytes, but needs HTTP/2 and is Chromium's alone.)
 *
 * Two things `fetch` can refuse and this cannot. Cookies of the own origin travel along; nothing here has any. A redirect
 * is followed before anybody is asked: its answer is thrown away at its first header, and what travels is the form
 * (307, 308), never the token to another origin, which the browser leaves out of a redirect there (Fetch §4.4). Where
 * a redirect could lead is for the page's `connect-src` to say.
 * @throws TypeError when no answer arrives, or that of a redirect; the signal's reason
 */
export function upload(
  { url, method, headers, body }: PreparedRequest,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = () => reject(new TypeError('The upload did not arrive'));
    request.open(method, url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    const wanted = new URL(url, location.href).href;
    request.onreadystatechange = () => {
      if (request.readyState !== request.HEADERS_RECEIVED || request.responseURL === wanted) return;
      fail();
      stop();
    };
    request.onload = () => resolve(answerOf(request));
    request.onerror = fail;
    request.onabort = () =>
      reject((signal.reason as Error | undefined) ?? new TypeError('aborted'));
    request.onloadend = () => signal.removeEventListener('abort', stop);
    signal.throwIfAborted();
    signal.addEventListener('abort', stop, { once: true });
    request.send(body ?? null);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // A Response of one of these cannot be given a body, not even an empty one.
  const body = [204, 205, 304].includes(request.status) ? null : (request.response as Blob);
  return new Response(body, { status: request.status, headers });
}
