// @where Back office: API keys of staff
// @where Client: permissions that an API key can have
import * as v from 'valibot';
import { apiPublicKey } from '../api-keys/key-pair.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { closedEnum, id, listOf, namedFile, openEnum, timestamp } from '../base/primitives.ts';
import { sortBy } from '../base/sort.ts';
import { givenName, name, textUpTo } from '../base/texts.ts';
import { adminsOnly, backOffice } from './staff.ts';

export const apiKeyPermissions = ['Read', 'Trade', 'Transfers'] as const;
export type ApiKeyPermission = (typeof apiKeyPermissions)[number];

/**
 * `Waiting`: another administrator must approve it. A key that has ended is `Expired`, also if it was never approved.
 */
export const apiKeyStates = ['Active', 'Waiting', 'Expired', 'Revoked'] as const;
export type ApiKeyState = (typeof apiKeyStates)[number];

/** Columns by which API keys can be sorted. */
export const apiKeySorts = ['name', 'lastUsed', 'expires'] as const;

/** Filters of the list, all of them extensions (0149). */
const keyFilter = {
  /** A part of the name, of the first characters, or of the owner’s name. */
  search: v.optional(textUpTo(100)),
  permission: v.optional(closedEnum(apiKeyPermissions)),
  /** Keys that may be used from this network address. */
  usableFrom: v.optional(textUpTo(50)),
  state: v.optional(closedEnum(apiKeyStates)),
  /** Used last at this moment or later, and at this one or earlier. */
  usedFrom: v.optional(timestamp),
  usedTo: v.optional(timestamp),
  /** Keys that end at this moment or earlier, and have not ended yet. */
  expiresTo: v.optional(timestamp),
  sort: v.optional(sortBy(apiKeySorts)),
};

const person = v.object({ id, name });

export const apiKey = v.object({
  /** Name of the key in a signed request (`keyid`). */
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
  /** An extension: the network address of the last use. */
  lastUsedFrom: v.optional(v.nullable(textUpTo(64))),
  revokedAt: v.nullable(timestamp),
  /** An extension: the account for which the key acts. */
  owner: v.optional(person),
  /** An extension: the account that made the key. */
  createdBy: v.optional(person),
  /** An extension: the administrator who approved the key; null until one has, and it opens nothing. Left out if it needs none. */
  approvedBy: v.optional(v.nullable(person)),
});
export type ApiKey = v.InferOutput<typeof apiKey>;

/** An extension: public half of a pair that the caller made; null: the exchange makes a pair, and answers the secret. */
const publicKey = v.optional(v.nullable(apiPublicKey), null);

export const newApiKey = v.object({
  name: givenName,
  permissions: v.pipe(v.array(v.picklist(apiKeyPermissions)), v.minLength(1), v.maxLength(50)),
  allowedAddresses: v.optional(listOf(textUpTo(50), 20), []),
  expiresAt: v.optional(v.nullable(timestamp), null),
  publicKey,
});

/** The replacement of a key. `endsAt` is the end of the former one, at the latest; now, if it is left out. */
export const rotation = v.object({
  id,
  endsAt: v.optional(v.nullable(timestamp), null),
  publicKey,
});

export const madeApiKey = v.object({ key: apiKey, secret: v.nullable(textUpTo(200)) });

/** Part of the calls that make a key. Theirs is the only answer that ever holds the secret: repeated, it is null. */
export const makesKey = {
  method: 'POST',
  auth: 'required',
  recentSignIn: true,
  idempotent: true,
  output: madeApiKey,
  toldOnce: ['secret'],
} as const;

export const backOfficeApiKeys = {
  /** API keys, without their secrets, newest first unless sorted. */
  list: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/api-keys/list`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: v.object(keyFilter),
    output: listOf(apiKey),
  }),
  /** The same as a file; the export itself is recorded in the trail. An extension. */
  csv: defineEndpoint({
    method: 'GET',
    path: `${backOffice}/api-keys.csv`,
    auth: 'required',
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    responseType: 'file',
    input: v.object(keyFilter),
    output: namedFile,
  }),
  /** Create a key. The only answer that ever holds the secret: repeated under its `Idempotency-Key` it is null. */
  create: defineEndpoint({
    ...makesKey,
    path: `${backOffice}/api-keys/create`,
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: newApiKey,
  }),
  /**
   * Replace a key by one of the same owner, permissions and addresses, and of the same life time. An extension. The former one
   * holds until `endsAt`, so that programs can change over. The secret is answered once, as by `create`.
   */
  rotate: defineEndpoint({
    ...makesKey,
    path: `${backOffice}/api-keys/rotate`,
    standing: 'active',
    backOffice: true,
    roles: adminsOnly,
    input: rotation,
  }),
  /**
   * Approve a key of staff that may make transfers. An extension. Such a key opens nothing until an administrator has approved it
   * who neither made it nor owns it.
   */
  approve: defineEndpoint({
    method: 'PUT',
    path: `${backOffice}/api-keys/approve`,
    auth: 'required',
    standing: 'active',
    recentSignIn: true,
    backOffice: true,
    roles: adminsOnly,
    input: v.object({ id }),
    output: apiKey,
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
