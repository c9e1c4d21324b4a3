// @where Sandbox: API keys of staff and of customers
import type { KeyPair } from '../../services/staff/api-keys.ts';
import type { AreaHandlers, Context } from '../context.ts';

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

export const backOfficeApiKeys: AreaHandlers<'backOfficeApiKeys'> = {
  list: (context) => context.apiKeys.ofStaff(),
  create: (context, request) =>
    context.apiKeys.create(context.actor(), request, pairFor(context, request)),
  rotate: (context, request) =>
    context.apiKeys.rotate(context.actor(), request, pairFor(context, request)),
  approve: (context, { id }) => context.apiKeys.approve(context.actor(), id),
  revoke: (context, { id }) => context.apiKeys.revoke(context.actor(), id),
};
