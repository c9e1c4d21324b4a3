// @where Client: content type and headers of a call
import * as v from 'valibot';
import { pathParameters, type Endpoint } from '../contract/core.ts';
import { ApiError } from './api-error.ts';

/** A call made ready: everything but the token, kept so that it can be sent a second time after a 401. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: Endpoint['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

/** POST and PUT send JSON under this type. The only place that says so. */
const jsonContentType = 'application/json-patch+json';

/**
 * Checks the input against the contract and lays it out: path parameters, query, body.
 * @throws ApiError `malformed` with a path below `input` when it does not fit
 */
export function prepareRequest(
  endpoint: Endpoint,
  input: unknown,
  { baseUrl, idempotencyKey }: { baseUrl: string; idempotencyKey?: string | undefined },
): PreparedRequest {
  const parsed = v.safeParse(endpoint.input, input);
  if (!parsed.success) {
    throw new ApiError('malformed', {
      message: 'The input does not fit the contract',
      path: ['input', v.getDotPath(parsed.issues[0])].filter(Boolean).join('.'),
    });
  }
  const inPath = pathParameters(endpoint);
  const sendsBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const query = new URLSearchParams();
  const fields: [string, unknown][] = [];
  for (const [key, value] of Object.entries(parsed.output)) {
    if (value === undefined || inPath.includes(key)) continue;
    if (sendsBody && !endpoint.queryKeys?.includes(key)) fields.push([key, value]);
    else for (const each of [value].flat()) query.append(key, queryText(key, each));
  }
  const search = query.size > 0 ? `?${query}` : '';
  const headers: Record<string, string> = {
    Accept: endpoint.responseType === 'file' ? '*/*' : 'application/json',
  };
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const request = {
    url: `${baseUrl}${pathOf(endpoint, parsed.output)}${search}`,
    method: endpoint.method,
    headers,
  };
  if (!sendsBody) return request;
  if (endpoint.requestType === 'multipart') return { ...request, body: formOf(fields) };
  headers['Content-Type'] = jsonContentType;
  return { ...request, body: JSON.stringify(Object.fromEntries(fields)) };
}

function pathOf(endpoint: Endpoint, input: Record<string, unknown>): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = queryText(name, input[name]);
    // A URL parser resolves these even when they are percent-encoded: the call would go to another path.
    if (/^\.{0,2}$/.test(value)) throw new ApiError('malformed', { path: `input.${name}` });
    return encodeURIComponent(value);
  });
}

function queryText(key: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new ApiError('malformed', { path: `input.${key}` });
}

/** The browser writes the content type of a form, because it chooses the boundary. */
function formOf(fields: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [key, value] of fields) {
    for (const each of [value].flat()) {
      if (each instanceof Blob) form.append(key, each);
      else form.append(key, queryText(key, each));
    }
  }
  return form;
}
