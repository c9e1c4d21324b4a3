// @where Back office: API keys of staff
import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import { id, listOf, nothing, openEnum, timestamp } from '../base/primitives.ts';
import { givenName, name, textUpTo } from '../base/texts.ts';
import { adminsOnly, backOffice } from './staff.ts';

export const apiKeyPermissions = ['Read', 'Trade', 'Transfers'] as const;

export const apiKey = v.object({
  id,
  name,
  /** The first characters, to tell keys apart. */
  prefix: name,
  permissions: listOf(openEnum(apiKeyPermissions), 50),
  /** CIDR ranges; empty: any address. */
  allowedAddresses: listOf(textUpTo(50), 500),
  createdAt: timestamp,
  expiresAt: v.nullable(timestamp),
  lastUsedAt: v.nullable(timestamp),
  revokedAt: v.nullable(timestamp),
});
export type ApiKey = v.InferOutput<typeof apiKey>;

export const backOfficeApiKeys = {
  /** API keys, without their secrets. */
  list: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/api-keys/list`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: nothing,
    output: listOf(apiKey),
  }),
  /** Create a key. The only answer that ever holds the secret: repeated under its `Idempotency-Key` it is null. */
  create: defineEndpoint({
    method: 'POST',
    path: `${backOffice}/api-keys/create`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    idempotent: true,
    input: v.object({
      name: givenName,
      permissions: v.pipe(v.array(v.picklist(apiKeyPermissions)), v.minLength(1), v.maxLength(50)),
      allowedAddresses: v.optional(listOf(textUpTo(50), 20), []),
      expiresAt: v.optional(v.nullable(timestamp), null),
    }),
    output: v.object({ key: apiKey, secret: v.nullable(textUpTo(200)) }),
    toldOnce: ['secret'],
  }),
  /** Make a key useless, for good. It stays in the list. */
  revoke: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/api-keys/revoke`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: v.object({ id }),
    output: apiKey,
  }),
};
