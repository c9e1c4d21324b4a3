// @where Sandbox: reports of errors and of CSP violations that the server takes
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TokenBuckets } from '../token-bucket.ts';
import { readBody } from './body.ts';
import { sendJson, sendText } from './respond.ts';

/** Path under which the inbox of a deployment's error reports stands, as error-reporting services have it. */
export const inboxPath = '/api/1/envelope/';

/** Bytes of one report; a recording of a page that has a long list is the largest. */
const largest = 4 * 1024 * 1024;
/** Reports that are kept, and their bytes together; the oldest goes first. */
const maxReports = 200;
/** Maximum size of the file of reported errors. */
const maxBytes = 32 * 1024 * 1024;
/** Reports of one address: a page sends one with each navigation and each segment of its recording. */
const rate = { perSecond: 5, burst: 100 };

/** One part of a report: `event`, `transaction`, `span`, `replay_event`, `replay_recording` or another. */
export interface ReportItem {
  type: string;
  /** Content as it was sent. */
  body: string;
}

/**
 * Receives error reports in place of a service elsewhere, so that error reporting works as it is shipped. POST takes a
 * report in, GET gives the parts of those that are kept, which is in memory until the server ends.
 *
 * @param options.tell is called with one line for each error
 * @param options.isReadable false: reports come in and cannot be read, because strangers reach the server
 */
export function errorInbox({
  tell,
  isReadable,
  addressOf,
}: {
  tell: (line: string) => void;
  isReadable: boolean;
  addressOf: (request: IncomingMessage) => string;
}): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const kept: ReportItem[][] = [];
  let bytes = 0;
  const buckets = new TokenBuckets(rate);
  const sizeOf = (items: readonly ReportItem[]) =>
    items.reduce((sum, { body }) => sum + body.length, 0);

  async function take(request: IncomingMessage, response: ServerResponse) {
    const bucket = buckets.of(addressOf(request));
    if (bucket.wait() > 0) {
      response.setHeader('Retry-After', String(Math.ceil(bucket.wait() / 1000)));
      return sendText(response, 429, plain, 'Too many reports.');
    }
    bucket.spend();
    const items = itemsOf((await readBody(response, largest)).toString());
    if (items === undefined) return sendText(response, 400, plain, 'This is no error report.');
    for (const { type, body } of items) if (type === 'event') tell(lineOf(body));
    kept.push(items);
    bytes += sizeOf(items);
    while (kept.length > maxReports || bytes > maxBytes) bytes -= sizeOf(kept.shift() ?? []);
    return sendJson(response, 200, {});
  }

  return async (request, response) => {
    if (request.method === 'POST') return take(request, response);
    if (request.method === 'GET' && isReadable) return sendJson(response, 200, kept.flat());
    response.setHeader('Allow', isReadable ? 'GET, POST' : 'POST');
    return sendText(response, 405, plain, 'Reports are sent to this address.');
  };
}

const plain = 'text/plain; charset=utf-8';

/**
 * Returns the items of an envelope: a line of JSON, then for each item a line of JSON with its type and its content, which
 * has the length that the line says or ends with the line. Undefined: it is no envelope.
 */
function itemsOf(envelope: string): ReportItem[] | undefined {
  const bytes = Buffer.from(envelope);
  let at = 0;
  const line = () => {
    const end = bytes.indexOf('\n', at);
    const text = bytes.toString('utf8', at, end < 0 ? bytes.length : end);
    at = end < 0 ? bytes.length : end + 1;
    return text;
  };
  try {
    if (!isObject(JSON.parse(line()))) return undefined;
    const items: ReportItem[] = [];
    while (at < bytes.length) {
      const head = line();
      if (head === '') continue;
      const { type, length } = JSON.parse(head) as { type?: unknown; length?: unknown };
      if (typeof type !== 'string') return undefined;
      if (typeof length === 'number') {
        items.push({ type, body: bytes.toString('utf8', at, at + length) });
        at += length;
      } else items.push({ type, body: line() });
    }
    return items;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns one line about an error for the log, whatever was sent. */
function lineOf(event: string): string {
  try {
    const { exception, tags, release } = JSON.parse(event) as {
      exception?: { values?: { type?: unknown }[] };
      tags?: { reference?: unknown };
      release?: unknown;
    };
    const words = [exception?.values?.at(-1)?.type ?? 'error', tags?.reference, release];
    return words
      .filter((word) => typeof word === 'string')
      .join(', ')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .slice(0, 200);
  } catch {
    return 'error';
  }
}
