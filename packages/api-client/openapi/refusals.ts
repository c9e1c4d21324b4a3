// @where Tools: page docs/refusals.md, and the refusals in openapi.json
import {
  errorCodes,
  pathParameters,
  refusals as reasons,
  type Endpoint,
} from '../src/contract/index.ts';

type Json = Record<string, unknown>;

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
const refusal = (description: string, codes: Partial<typeof errorCodes> = {}): Json => ({
  description,
  content,
  ...(Object.keys(codes).length > 0 && { 'x-error-codes': codes }),
});
const pick = (...names: (keyof typeof errorCodes)[]) =>
  Object.fromEntries(names.map((name) => [name, errorCodes[name]]));

/** The ways in which calls are refused, each with the error codes of its own. */
export const refusals: Record<string, Json> = {
  Invalid: refusal('The input is not right; each error names its field.', pick('validation')),
  Unauthorized: refusal(
    'No token, or one that is not valid any more.',
    pick('unauthorized', 'noRetry'),
  ),
  Forbidden: refusal(
    'Not for this role, or not for an account in this state.',
    pick('forbidden', 'notActive', 'accountTerminated', 'accountFrozen'),
  ),
  NotFound: refusal('There is nothing of this id.', pick('notFound')),
  Conflict: refusal(
    'Not as things stand, or an earlier call with the same key is still being answered.',
    pick('idempotencyConflict'),
  ),
  Mismatch: refusal(
    'The idempotency key was used for something else.',
    pick('idempotencyMismatch'),
  ),
  TooMany: refusal(
    'Too many calls: `Retry-After` says when to come back.',
    pick('tooManyRequests'),
  ),
  Refused: refusal('Refused: an error code and a list of errors.'),
};

/** The refusals that a call must be prepared for, by status. */
export function refusalsOf(endpoint: Endpoint): Json {
  const { auth, standing = 'any', roles, idempotent } = endpoint;
  const reference = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return {
    ...('entries' in endpoint.input &&
      Object.keys(endpoint.input.entries as object).length > 0 && { 400: reference('Invalid') }),
    ...(auth !== 'none' && { 401: reference('Unauthorized') }),
    ...((roles || standing !== 'any') && { 403: reference('Forbidden') }),
    ...(pathParameters(endpoint).length > 0 && { 404: reference('NotFound') }),
    ...(idempotent && { 409: reference('Conflict'), 422: reference('Mismatch') }),
    429: reference('TooMany'),
    default: reference('Refused'),
  };
}

/** Returns `docs/refusals.md`: every reason for which the exchange refuses a call. */
export function refusalsPage(): string {
  const names = Object.fromEntries(Object.entries(errorCodes).map(([name, code]) => [code, name]));
  const rows = Object.entries(reasons)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([code, { status, errorCode, sentence }]) => {
      const group = `${errorCode} ${names[errorCode]}`;
      const text = typeof sentence === 'string' ? sentence : sentence.other;
      return `| \`${code}\` | ${status} | ${group} | ${text.replaceAll(/\{\{(\w+)\}\}/g, '`$1`')} |`;
    });
  return `# Refusals

<!-- written by packages/api-client/openapi: vitest run --project unit packages/api-client/openapi -u -->

A refused call answers with \`errorCode\` and a list \`errors\`. Each error has the \`key\` of its field, the \`code\` of its
reason, the \`values\` that the reason names, and a \`message\`: the English sentence below, with its values. Amounts are
decimal strings. A client with words of its own looks them up by \`code\`; a code that it does not know is of a newer
exchange, and its \`message\` can be shown. The table is \`refusals\` of \`packages/api-client/src/contract/refusals.ts\`.

| code | status | errorCode | message |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
