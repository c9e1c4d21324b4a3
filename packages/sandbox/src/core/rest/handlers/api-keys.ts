// @where Sandbox: API keys of staff and of customers
import {
  type ApiKey,
  type apiKeySorts,
  type ApiKeyState,
  csvFile,
} from '@agio/api-client/contract';
import { isWithin } from '../../services/paging.ts';
import { type SortKeys, sortedPage } from '../../services/sorting.ts';
import { isInRange } from '../../services/staff/address-ranges.ts';
import type { KeyPair } from '../../services/staff/api-keys.ts';
import type { AreaHandlers, Context } from '../context.ts';
import { fileName, longestFile } from './back-office/staff-lists.ts';

const ownerOf = (context: Context) => context.account().id;

/** Returns the public half that the caller sent, or else the pair that the exchange made. */
const pairFor = (context: Context, { publicKey }: { publicKey: string | null }): KeyPair =>
  publicKey === null ? context.keyPair() : { publicKey, secret: null };

export const apiKeys: AreaHandlers<'apiKeys'> = {
  list: (context) => context.apiKeys.of(ownerOf(context)),
  create: (context, request) =>
    context.apiKeys.create(context.actor(), request, pairFor(context, request)),
  rotate: (context, request) =>
    context.apiKeys.rotate(context.actor(), request, pairFor(context, request), ownerOf(context)),
  revoke: (context, { id }) => context.apiKeys.revoke(context.actor(), id, ownerOf(context)),
};

type KeysQuery = Omit<Parameters<AreaHandlers<'backOfficeApiKeys'>['csv']>[1], 'sort'>;

const sortKeys: SortKeys<(typeof apiKeySorts)[number], ApiKey> = {
  name: ({ name }) => name,
  lastUsed: ({ lastUsedAt }) => lastUsedAt,
  expires: ({ expiresAt }) => expiresAt,
};

/** Returns the keys of staff that are asked for, newest first unless sorted. */
function keysAskedFor(context: Context, query: KeysQuery, sort: string | undefined): ApiKey[] {
  const { permission, usableFrom, state, usedFrom, usedTo, expiresTo } = query;
  const { now } = context;
  const part = query.search?.trim().toLowerCase() ?? '';
  const isNamed = ({ name, prefix, owner }: ApiKey) =>
    [name, prefix, owner?.name ?? ''].some((text) => text.toLowerCase().includes(part));
  const isUsed = ({ lastUsedAt }: ApiKey) =>
    (usedFrom === undefined && usedTo === undefined) ||
    (lastUsedAt !== null && isWithin(Date.parse(lastUsedAt), { from: usedFrom, to: usedTo }));
  const isUsable = ({ allowedAddresses: ranges }: ApiKey) =>
    usableFrom === undefined ||
    ranges.length === 0 ||
    ranges.some((range) => isInRange(usableFrom, range));
  const ends = ({ expiresAt, revokedAt }: ApiKey) =>
    expiresTo === undefined ||
    (expiresAt !== null &&
      revokedAt === null &&
      Date.parse(expiresAt) > now &&
      Date.parse(expiresAt) <= Date.parse(expiresTo));
  const found = context.apiKeys
    .ofStaff()
    .filter(
      (key) =>
        isNamed(key) &&
        isUsed(key) &&
        isUsable(key) &&
        ends(key) &&
        (permission === undefined || key.permissions.includes(permission)) &&
        (state === undefined || stateOf(key, now) === state),
    );
  return sort === undefined
    ? found
    : sortedPage(found, sortKeys, { sort, limit: longestFile }).items;
}

function stateOf({ revokedAt, expiresAt, approvedBy }: ApiKey, now: number): ApiKeyState {
  if (revokedAt !== null) return 'Revoked';
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'Expired';
  return approvedBy === null ? 'Waiting' : 'Active';
}

export const backOfficeApiKeys: AreaHandlers<'backOfficeApiKeys'> = {
  list: (context, { sort, ...filter }) => keysAskedFor(context, filter, sort),

  csv: (context, { sort, ...filter }) => {
    const header = [
      'id',
      'name',
      'prefix',
      'owner',
      'permissions',
      'addresses',
      'created',
      'last used',
      'expires',
      'state',
    ];
    const rows = keysAskedFor(context, filter, sort).map((key) => [
      key.id,
      key.name,
      key.prefix,
      key.owner?.name ?? '',
      key.permissions.join(' '),
      key.allowedAddresses.join(' '),
      key.createdAt,
      key.lastUsedAt ?? '',
      key.expiresAt ?? '',
      stateOf(key, context.now),
    ]);
    context.audit.exported(context.actor(), 'api-keys', rows.length, filter);
    return { blob: csvFile(header, rows), fileName: fileName('api-keys', context.now) };
  },

  create: (context, request) =>
    context.apiKeys.create(context.actor(), request, pairFor(context, request)),
  rotate: (context, request) =>
    context.apiKeys.rotate(context.actor(), request, pairFor(context, request)),
  approve: (context, { id }) => context.apiKeys.approve(context.actor(), id),
  revoke: (context, { id }) => context.apiKeys.revoke(context.actor(), id),
};
