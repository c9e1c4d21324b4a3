import type { PreparedRequest } from './request.ts';

/** How much of an upload has left this device, in bytes of the request's body. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Sends a form and tells how far it is, which `fetch` cannot: by XMLHttpRequest. Answers as `fetch` does. What `fetch`
 * can say and this cannot: that a redirect is refused (the answer of one is thrown away) and that cookies of the own
 * origin stay at home.
 * @throws TypeError when no answer arrives; the signal's reason
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
    request.onload = () => {
      const wanted = new URL(url, location.href).href;
      if (request.responseURL && request.responseURL !== wanted) fail();
      else resolve(answerOf(request));
    };
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
