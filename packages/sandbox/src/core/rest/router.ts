import { makeApiKeyPair } from '@agio/api-client/contract';
import { ConnectionLostError } from '../faults.ts';
import type { Account } from '../records/people.ts';
import type { Language } from '../language/language.ts';
import { reason, Refusal, refuse } from '../refusal.ts';
import type { KeyPair } from '../services/staff/api-keys.ts';
import type { Actor } from '../services/staff/audit.ts';
import { checkGates } from './gates.ts';
import { admit, asksForSignIn, freshFor, signInOf, tokenOf, unauthorized } from './admission.ts';
import { type Answer, sizeOf, toAnswer, toErrorAnswer } from './answers.ts';
import { wrongIn } from './check-answer.ts';
import type { Context } from './context.ts';
import { handlers } from './handlers/index.ts';
import { Idempotency } from './idempotency.ts';
import { readInput } from './read-input.ts';
import { RefusalTrail } from './refusal-trail.ts';
import type { RouterOptions } from './router-options.ts';
import { findRoute, type Route } from './routes.ts';
import { isSigned, type Signed, withSignedBody } from './signed-requests.ts';
import { Meter, publicValidator, type Validator, workHeader, workOf } from './work.ts';

type Handler = (context: Context, input: unknown) => unknown;

/** Origin of a call, and its name in its answer and in the trail. */
type From = Pick<Actor, 'address' | 'requestId'>;

/** Facts about one call on its way. */
interface Call {
  from: From;
  language: Language;
  meter: Meter;
  validator: Validator;
  refusals: RefusalTrail;
}

/** Serves the contract: `Request` in, `Response` out, never a rejection but for a connection that is lost on command. */
export function createRouter(
  options: RouterOptions,
): (request: Request, address?: string) => Promise<Response> {
  let requests = 0;
  const { exchange, marketData } = options;
  const validator = publicValidator(exchange, marketData, exchange.now().toString(36));
  const refusals = new RefusalTrail(options.services.audit, options.exchange);
  return async (request, address) => {
    requests += 1;
    const meter = new Meter();
    const id = `req-${options.exchange.now().toString(36)}-${requests.toString(36)}`;
    const from = { address: address ?? null, requestId: id };
    const language = options.languages.of(request.headers.get('accept-language'));
    const { status, body, headers } = await answer(options, request, {
      from,
      language,
      meter,
      validator,
      refusals,
    }).catch((error: unknown) => toErrorAnswer(error, language));
    options.services.callErrors.note(status, exchange.now());
    meter.add(workOf.answered(sizeOf(body)));
    return new Response(body, {
      status,
      headers: {
        'cache-control': 'no-store',
        ...skewedDate(options),
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-request-id': id,
        [workHeader]: String(meter.units),
        ...headers,
      },
    });
  };
}

/** The transport says what time it is; only a wrong time, on command, is said here. */
function skewedDate({ exchange, faults }: RouterOptions): Record<string, string> {
  if (faults.clockSkewMs === 0) return {};
  return { date: new Date(exchange.now() + faults.clockSkewMs).toUTCString() };
}

async function answer(options: RouterOptions, request: Request, under: Call): Promise<Answer> {
  const match = findRoute(request.method, new URL(request.url).pathname);
  if (match.kind === 'unknown') throw refuse('callUnknown');
  if (match.kind === 'wrong-method') {
    throw new Refusal([reason('methodUnknown')], { allow: match.allowed.join(', ') });
  }
  const { route, path } = match;
  const { broken, loseAnswer } = await options.faults.onRequest(route.id);
  if (broken !== undefined) return { headers: {}, ...broken };
  const answered = serve(options, route, path, request, under);
  if (!loseAnswer) return answered;
  await answered.catch(() => undefined);
  throw new ConnectionLostError('Failed to fetch');
}

async function serve(
  options: RouterOptions,
  route: Route,
  path: Record<string, string>,
  request: Request,
  { from, language, meter, validator, refusals }: Call,
): Promise<Answer> {
  const refused = (account: Account | undefined, error: unknown) =>
    refusals.record(account, from, route, error);
  const signed = await signatureOf(options, route, request);
  const entry = { signed, address: from.address, refused };
  let account = await admit(options, route, request, entry);
  const { input, file } = await options.uploads.within(route, account, async () =>
    readInput(route, path, signed === undefined ? request : await withSignedBody(request, signed)),
  );
  // While the body came, the account may have been closed, its sign-in ended, or its key revoked.
  if (request.body !== null) account = await admit(options, route, request, entry);
  const etag = entityTag(validator(route, input, options.exchange.now()));
  if (etag !== undefined && request.headers.get('if-none-match') === etag) {
    return { status: 304, body: null, headers: revalidated(etag) };
  }
  const context = createContext(options, account, from, {
    work: meter.add,
    origin: new URL(request.url).origin,
    language,
    file,
    signIn: asksForSignIn(route) ? await signInOf(options, request) : undefined,
    freshForMs: await freshFor(options, route, tokenOf(request)),
    keyPair: await keyPairFor(route),
  });
  const key = request.headers.get('idempotency-key');
  if (route.endpoint.idempotent === true && key !== null && account !== undefined) {
    const name = Idempotency.name(account.id, route.id, key);
    return onlyOnce(options, route, context, input, name, (error) => refused(account, error));
  }
  try {
    const made = run(options, route, context, input);
    if (etag === undefined) return made;
    return { ...made, headers: { ...made.headers, ...revalidated(etag) } };
  } catch (error) {
    refused(account, error);
    throw error;
  }
}

/** Returns the signature of a request that is signed, which is used up with it. A public call asks for none. */
async function signatureOf(
  { signedRequests }: RouterOptions,
  { endpoint }: Route,
  request: Request,
): Promise<Signed | undefined> {
  if (endpoint.auth === 'none' || !isSigned(request.headers)) return undefined;
  const signed = await signedRequests.verify(request);
  signedRequests.spend(signed);
  return signed;
}

const entityTag = (validator: string | undefined) =>
  validator === undefined ? undefined : `"${validator}"`;

/** May be kept by who gets it, and is looked at again before it is used. */
const revalidated = (etag: string) => ({ etag, 'cache-control': 'public, no-cache' });

function createContext(
  options: RouterOptions,
  account: Account | undefined,
  from: From,
  request: Pick<
    Context,
    'origin' | 'language' | 'file' | 'signIn' | 'freshForMs' | 'work' | 'keyPair'
  >,
): Context {
  const signedIn = () => {
    if (account === undefined) throw unauthorized('signInRequired');
    return account;
  };
  return {
    ...options.services,
    exchange: options.exchange,
    marketData: options.marketData,
    valuation: options.valuation,
    volumes: options.volumes,
    serviceWatch: options.serviceWatch,
    now: options.exchange.now(),
    isDemo: options.demo,
    languages: options.languages,
    ...request,
    caller: account,
    account: signedIn,
    actor: () => ({ account: signedIn(), ...from }),
    signIns: options.signIns,
    endSignIns: () => options.signIns?.endAll(signedIn().id) ?? 0,
  };
}

/** Made beforehand for the calls that answer the secret of a key: handlers do not wait. */
async function keyPairFor({ endpoint }: Route): Promise<() => KeyPair> {
  const pair = endpoint.toldOnce?.includes('secret') === true ? await makeApiKeyPair() : undefined;
  return () => {
    if (pair === undefined) throw new Error('This call makes no key.');
    return pair;
  };
}

/** Runs the handler and commits what it did, in one go: nothing else happens in between. */
function run(options: RouterOptions, route: Route, context: Context, input: unknown): Answer {
  const output = options.exchange.command(() => call(options, route, context, input));
  return toAnswer(route, output, context.language);
}

/** Like `run`, but a repeated key gets the first answer that was not a refusal. */
function onlyOnce(
  options: RouterOptions,
  route: Route,
  context: Context,
  input: unknown,
  name: string,
  refused: (error: unknown) => void,
): Answer {
  const fingerprint = Idempotency.fingerprint(input, context.file);
  const earlier = options.idempotency.find(name, fingerprint, context.now);
  if (earlier !== undefined) {
    return {
      status: earlier.status,
      body: earlier.body,
      headers: { 'idempotent-replayed': 'true' },
    };
  }
  const { exchange, idempotency } = options;
  /** Written with what it tells of: what may be lost is not repeated. */
  const remember = (result: { status: number; body: string }) => {
    const record = { fingerprint, ...result, time: context.now };
    exchange.write(idempotency.write(name, record));
  };
  try {
    return exchange.command(() => {
      const output = call(options, route, context, input);
      remember({ status: 200, body: JSON.stringify(withoutSecrets(route, output)) });
      return toAnswer(route, output, context.language);
    });
  } catch (error) {
    // Nothing was done, so a repeat is no second time: what was in the way may be gone by then.
    refused(error);
    throw error;
  }
}

/** Returns the output to keep for a repeat: one-time secrets are neither stored nor sent again. */
function withoutSecrets({ endpoint }: Route, output: unknown): unknown {
  if (endpoint.toldOnce === undefined) return output;
  const untold = Object.fromEntries(endpoint.toldOnce.map((key) => [key, null]));
  return { ...(output as object), ...untold };
}

function call(options: RouterOptions, route: Route, context: Context, input: unknown): unknown {
  // Since the call was let in, a role may have been taken from its sender.
  if (route.endpoint.roles !== undefined) checkGates(route, context.account());
  const area: Record<string, unknown> = handlers[route.area as keyof typeof handlers];
  const output = (area[route.name] as Handler)(context, input);
  if (options.checkAnswers) {
    const wrong = wrongIn(route.endpoint, output);
    if (wrong !== undefined) throw new Error(`${route.id} answered against the contract: ${wrong}`);
  }
  return output;
}
