import * as v from 'valibot';
import { errorBody, type Endpoint, type RefusalReason } from '../contract/core.ts';
import { retryAfterMs } from '../lib/time.ts';
import { ApiError } from './api-error.ts';

/** Longer words of a server are cut: they end up in a toast. */
const maxMessageLength = 300;
/** Maximum number of messages that are kept of one refusal. */
const maxMessages = 10;
/** Returns the words of a reason in the language that is shown, once they are loaded; undefined for the exchange's own. */
export type WordsFor = (reason: RefusalReason) => string | undefined | Promise<string | undefined>;

/** Control characters, and those that turn the direction of the text around them. */
const unsafeCharacters = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns the answer of a successful call, as the contract describes it. Unknown fields are left out.
 * @throws ApiError `malformed`
 */
export async function readAnswer(
  endpoint: Endpoint,
  response: Response,
  onReceived?: (bytes: number) => void,
): Promise<unknown> {
  const requestId = requestIdOf(response);
  let answer: unknown;
  if (endpoint.responseType === 'file') {
    // Fetched with the first file: few pages have one.
    const { readFile } = await import('./file.ts');
    answer = await readFile(response, endpoint.fileTypes, onReceived);
  } else {
    const text = await response.text();
    if (text && !isJson(response))
      throw new ApiError('malformed', { path: 'content-type', requestId });
    answer = text ? parseJson(text) : {};
  }
  const parsed = v.safeParse(endpoint.output, answer, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new ApiError('malformed', { path: v.getDotPath(parsed.issues[0]) ?? '', requestId });
}

/**
 * Returns the error of a refused call. Never fails: unreadable parts are left out.
 *
 * @param wordsFor words of a reason; the exchange's own message, which is English, where it returns undefined
 * @param language language that is shown
 */
export async function readRefusal(
  response: Response,
  now: number,
  wordsFor?: WordsFor,
  language = 'en',
): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const json = isJson(response) ? parseJson(text) : undefined;
  const body = v.safeParse(errorBody, json);
  const said = body.success ? body.output.errors : [];
  const words = await Promise.all(said.map(async (each) => wordsFor?.(each)));
  const own = body.success
    ? said.filter((_, at) => words[at] === undefined).map(({ message }) => message)
    : [plainWords(response, json, text)];
  const errors = said.map((each, at) => ({ ...each, message: words[at] ?? each.message }));
  const stepUp = stepUpOf(response);
  return new ApiError(stepUp ? 'stepUp' : 'http', {
    ...stepUp,
    status: response.status,
    requestId: requestIdOf(response),
    retryAfterMs: retryAfterMs(response.headers, now),
    emptyBody: text.trim() === '',
    ...(body.success && { errorCode: body.output.errorCode, errors }),
    messages: wordsOf(body.success ? errors.map(({ message }) => message) : own),
    untranslated: /^en\b/i.test(language) ? [] : wordsOf(own),
    ...(!stepUp && { message: `The server refused the call (${response.status})` }),
  });
}

/**
 * Returns the body of a refusal without an error code: a JSON string, JSON as it came, or
 * plain text. HTML is never words for a user.
 */
function plainWords(response: Response, json: unknown, text: string): string {
  if (typeof json === 'string') return json;
  if (typeof json === 'object' && json !== null) return Object.keys(json).length > 0 ? text : '';
  return /^text\/plain\b/i.test(contentTypeOf(response)) && !/<[a-z!/]/i.test(text) ? text : '';
}

function wordsOf(messages: string[]): string[] {
  return messages
    .map((message) => message.replaceAll(unsafeCharacters, ' ').trim().slice(0, maxMessageLength))
    .filter((message) => message !== '')
    .slice(0, maxMessages);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function contentTypeOf(response: Response): string {
  return response.headers.get('content-type') ?? '';
}

function isJson(response: Response): boolean {
  return /^[\w.+-]+\/(?:[\w.+-]+\+)?json\b/i.test(contentTypeOf(response));
}

function requestIdOf(response: Response): string | undefined {
  return response.headers.get('x-request-id')?.slice(0, 128);
}

/**
 * Returns the details of a 401 that requires a recent sign-in (RFC 9470 §3). From another origin the header must be
 * exposed.
 */
function stepUpOf({ status, headers }: Response): { maxAgeSeconds?: number } | undefined {
  const challenge = headers.get('www-authenticate') ?? '';
  if (status !== 401 || !/error="?insufficient_user_authentication\b/.test(challenge))
    return undefined;
  const maxAge = /max_age="?(\d{1,9})/.exec(challenge)?.[1];
  return maxAge === undefined ? {} : { maxAgeSeconds: Number(maxAge) };
}
