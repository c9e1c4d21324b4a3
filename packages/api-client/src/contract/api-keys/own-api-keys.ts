import * as v from 'valibot';
import { apiKey, makesKey, newApiKey, rotation } from '../back-office/api-keys.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { id, listOf, nothing } from '../base/primitives.ts';

const base = '/frontoffice/api/v1/api-keys';

/** A customer's own keys. Extensions: the specification has keys of staff only. */
export const apiKeys = {
  /** The user's own API keys, without their secrets, newest first. */
  list: defineEndpoint({
    method: 'GET',
    path: base,
    auth: 'required',
    standing: 'open',
    input: nothing,
    output: listOf(apiKey),
  }),
  /** Create a key of one's own. Its secret is null when the call is repeated under its `Idempotency-Key`. */
  create: defineEndpoint({
    ...makesKey,
    path: base,
    standing: 'verified',
    input: newApiKey,
  }),
  /** Replace a key by a new one with the same permissions and addresses; the former one holds until `endsAt`. */
  rotate: defineEndpoint({
    ...makesKey,
    path: `${base}/rotate`,
    standing: 'verified',
    input: rotation,
  }),
  /** Make a key useless, for good. It stays in the list. */
  revoke: defineEndpoint({
    method: 'PUT',
    path: `${base}/revoke`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ id }),
    output: apiKey,
  }),
};
