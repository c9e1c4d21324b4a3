// @where Client: retries and timeouts of a call
import type { Endpoint, EndpointInput, EndpointOutput } from '../contract/core.ts';
import { errorCodes, isRead } from '../contract/core.ts';
import type { Session } from '../session/session.ts';
import type { ActivityGate } from './activity-gate.ts';
import { ApiError, isApiError } from './api-error.ts';
import { randomKey } from './random-key.ts';
import type { withoutPhotoMetadata } from './photo-metadata.ts';
import { prepareRequest, type PreparedRequest } from './request.ts';
import { readAnswer, readRefusal, type WordsFor } from './response.ts';
import { abortable } from '../lib/abort.ts';
import { longestWaitMs, sleep, withTimeout } from '../lib/time.ts';
import type { upload, UploadProgress } from './upload.ts';
import { WriteQueue } from './write-queue.ts';

/** Options of one call. */
export interface CallOptions {
  /** Cancels the call: it fails with `aborted`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call, repeats included and the wait for a token excluded. */
  timeoutMs?: number | undefined;
  /** For calls that carry one: one key per intent of the user. Made up when left out. */
  idempotencyKey?: string | undefined;
  /** `false`: a read is not repeated after a failure. */
  retry?: boolean | undefined;
  /** For uploads: hears how far it is. Starts again when the upload is repeated after a 401. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** For files: hears how many bytes of the unpacked file have arrived. Starts again when the call is repeated. */
  onReceived?: ((bytes: number) => void) | undefined;
}

export interface SendSettings {
  /** Origin of the exchange, without a slash at its end; empty for the page's own. */
  baseUrl: string;
  /** The global `fetch` by default; a replacement sends uploads, too, whose progress is then unknown. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  session: Pick<
    Session,
    'accessToken' | 'hasUsableToken' | 'handleUnauthorized' | 'getSnapshot' | 'sign'
  >;
  gate: ActivityGate;
  /** The origins that may see the token; the one of `baseUrl` by default. */
  tokenOrigins?: readonly string[] | undefined;
  /** Waits before a read is repeated, in milliseconds; each is lengthened by up to a half at random. */
  retryDelaysMs?: readonly number[] | undefined;
  timeoutsMs?: { read?: number; write?: number; upload?: number } | undefined;
  /** A 401 with this code is not answered by a renewal: 40101 by default. */
  noRetryErrorCode?: number | undefined;
  /** Returns the language that is shown, for `Accept-Language`; the browser's own by default. */
  language?: (() => string) | undefined;
  refusalWords?: WordsFor | undefined;
  /** Hears with each answer to a signed-in user how far this device's clock is ahead, in milliseconds. */
  onClockAhead?: ((milliseconds: number) => void) | undefined;
}

/** Makes one call: the endpoint of the contract, and its input. Fails with an `ApiError`. */
export type Send = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointOutput<E>>;

/** Makes the headers that say who sends a request. */
type Proof = NonNullable<Session['sign']>;

const worthRepeating = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Options with the time for the exchange itself. */
type Timed = CallOptions & { timeoutMs: number };

/**
 * Creates the function that makes every call: gate → queue of writes → authorise → fetch → 401 once → parse by
 * contract. Fails only with an `ApiError`.
 */
export function createSend(settings: SendSettings): Send {
  const { session, gate, noRetryErrorCode = errorCodes.noRetry } = settings;
  const exchange = settings.fetch ?? ((request) => fetch(request));
  // Uploads are slow: an order does not wait for them.
  const [writes, uploads] = [new WriteQueue(6), new WriteQueue(2)];

  async function call(endpoint: Endpoint, input: unknown, options: CallOptions): Promise<unknown> {
    const { signal } = options;
    signal?.throwIfAborted();
    const sent = isUpload(endpoint) ? await abortable(anonymous(input), signal) : input;
    const request = prepareRequest(endpoint, sent, {
      baseUrl: settings.baseUrl,
      idempotencyKey: endpoint.idempotent ? (options.idempotencyKey ?? randomKey()) : undefined,
    });
    if (endpoint.activeOnly) await abortable(gate.pass(), signal);
    const time = timeoutOf(endpoint, options);
    if (isRead(endpoint)) return exchangeOnce(endpoint, request, { ...options, timeoutMs: time });

    const queue = isUpload(endpoint) ? uploads : writes;
    const since = performance.now();
    const leave = await inTime(time, signal, (either) => queue.enter(either));
    try {
      // Time in the queue counts, so that a call that waited long is not sent late.
      const timeoutMs = time - (performance.now() - since);
      return await exchangeOnce(endpoint, request, { ...options, timeoutMs });
    } catch (error) {
      if (isApiError(error)) queue.learnFrom(error);
      throw error;
    } finally {
      leave();
    }
  }

  /** Sends, and after a 401 sends once more: the body and the idempotency key are the same, only the token is another. */
  async function exchangeOnce(
    endpoint: Endpoint,
    request: PreparedRequest,
    options: Timed,
  ): Promise<unknown> {
    const { signal } = options;
    const first = await authorise(endpoint, request, signal);
    const response = await fetchWithRepeats(endpoint, request, first.proof, options);
    if (!isApiError(response)) return response;
    if (response.status !== 401 || !first.proof || response.errorCode === noRetryErrorCode)
      throw response;
    if (endpoint.auth === 'none') {
      const open = await fetchWithRepeats(endpoint, request, undefined, options);
      if (isApiError(open)) throw open;
      return open;
    }

    const verdict = await abortable(session.handleUnauthorized(first.generation, response), signal);
    if (verdict === 'ended') throw new ApiError('authEnded');
    const second = await authorise(endpoint, request, signal);
    const answer = await fetchWithRepeats(endpoint, request, second.proof, options);
    if (isApiError(answer)) throw answer;
    return answer;
  }

  async function authorise(
    endpoint: Endpoint,
    request: PreparedRequest,
    signal: AbortSignal | undefined,
  ): Promise<{ proof?: Proof | undefined; generation: number }> {
    // The header is on every call (spec §7), but what is public waits for no renewal and needs no token.
    if (endpoint.auth === 'none' && !(session.hasUsableToken() && mayCarryToken(request.url)))
      return { generation: 0 };
    const proof = session.sign ?? bearer(await session.accessToken(signal ? { signal } : {}));
    if (!proof && endpoint.auth === 'required') throw new ApiError('authEnded');
    if (proof && !mayCarryToken(request.url)) throw new ApiError('malformed', { path: 'input' });
    return { proof, generation: session.getSnapshot().generation };
  }

  function mayCarryToken(url: string): boolean {
    const originOf = (text: string) => new URL(text, globalThis.location?.href).origin;
    const { baseUrl, tokenOrigins = [originOf(baseUrl || '/')] } = settings;
    return tokenOrigins.includes(originOf(url));
  }

  /** The answer, or a refusal as a value: the caller decides what a 401 means. Throws every other failure. */
  async function fetchWithRepeats(
    endpoint: Endpoint,
    request: PreparedRequest,
    proof: Proof | undefined,
    options: Timed,
  ): Promise<unknown> {
    const delays = repeatDelays(endpoint, options);
    const end = performance.now() + options.timeoutMs;
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await fetchOnce(endpoint, request, proof, options, end).catch(asApiError);
      const delay = delays[attempt];
      if (!isApiError(outcome) || delay === undefined || !isWorthRepeating(outcome)) {
        return settle(outcome);
      }
      const wait = Math.max(delay * (1 + Math.random() / 2), outcome.retryAfterMs ?? 0);
      if (wait > longestWaitMs || performance.now() + wait >= end) return settle(outcome);
      await sleep(wait, options.signal);
    }
  }

  function settle(outcome: unknown): unknown {
    if (!isApiError(outcome)) return outcome;
    gate.learnFrom(outcome);
    if (outcome.kind === 'http') return outcome;
    throw outcome;
  }

  function repeatDelays(endpoint: Endpoint, options: CallOptions): readonly number[] {
    const repeats = isRead(endpoint) && options.retry !== false;
    return repeats ? (settings.retryDelaysMs ?? [500, 1000, 2000]) : [];
  }

  function timeoutOf(endpoint: Endpoint, { timeoutMs }: CallOptions): number {
    const { read = 15_000, write = 30_000, upload = 120_000 } = settings.timeoutsMs ?? {};
    if (timeoutMs !== undefined) return timeoutMs;
    // A file takes as long as its way, in either direction.
    if (isUpload(endpoint) || endpoint.responseType === 'file') return upload;
    return isRead(endpoint) ? read : write;
  }

  /** One exchange of messages, body included, that ends at `end` (of `performance.now()`) at the latest. */
  async function fetchOnce(
    endpoint: Endpoint,
    request: PreparedRequest,
    proof: Proof | undefined,
    { signal, onProgress, onReceived }: CallOptions,
    end: number,
  ): Promise<unknown> {
    const isPrivate = proof !== undefined && endpoint.auth !== 'none';
    const answer = await inTime(end - performance.now(), signal, async (either) => {
      const headers = {
        ...request.headers,
        ...(settings.language && { 'Accept-Language': settings.language() }),
        ...(await proof?.(request)),
      };
      const response = await abortable(
        onProgress && isUpload(endpoint) && !settings.fetch && 'XMLHttpRequest' in globalThis
          ? uploadWith({ ...request, headers }, either, onProgress)
          : exchange(
              new Request(request.url, {
                method: request.method,
                headers,
                body: request.body ?? null,
                signal: either,
                redirect: 'error',
                credentials: 'omit',
                // A private answer is not kept by the browser; a public one is the same for everybody.
                ...(isPrivate && { cache: 'no-store' as const }),
              }),
            ),
        either,
      );
      // Public answers may come out of a cache, and their time with them.
      const ahead = isPrivate
        ? Date.now() - Date.parse(response.headers.get('date') ?? '')
        : Number.NaN;
      if (!Number.isNaN(ahead)) settings.onClockAhead?.(ahead);
      if (response.ok) return abortable(readAnswer(endpoint, response, onReceived), either);
      const body = await abortable(
        response.text().catch(() => ''),
        either,
      );
      return new Response(body || null, response);
    });
    // Outside of the time of the call: a refusal whose words are still loading is no timeout.
    if (answer instanceof Response)
      throw await readRefusal(answer, Date.now(), settings.refusalWords, settings.language?.());
    return answer;
  }

  return async <E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options: CallOptions = {},
  ) => {
    try {
      // The contract's output schema is what made this value.
      return (await call(endpoint, input, options)) as EndpointOutput<E>;
    } catch (error) {
      throw options.signal?.aborted ? new ApiError('aborted') : asApiError(error);
    }
  };
}

const bearer = (token: string | undefined): Proof | undefined =>
  token ? async () => ({ Authorization: `Bearer ${token}` }) : undefined;

const isUpload = ({ requestType }: Endpoint) => requestType === 'multipart';

function isWorthRepeating(error: ApiError): boolean {
  return (
    error.kind === 'network' || (error.status !== undefined && worthRepeating.has(error.status))
  );
}

/** Turns anything that `fetch` throws, a refused redirect included, into a network failure. */
function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : new ApiError('network', { cause: error });
}

/** `withTimeout` with the error of this package. */
const inTime = <T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (either: AbortSignal) => Promise<T>,
): Promise<T> => withTimeout(ms, work, { signal, error: () => new ApiError('timeout') });

/** Fetched with the first upload, as few pages have one. */
const uploadWith: typeof upload = async (...args) => (await import('./upload.ts')).upload(...args);
const anonymous: typeof withoutPhotoMetadata = async (input) =>
  (await import('./photo-metadata.ts')).withoutPhotoMetadata(input);
