// @where Sandbox: API keys of staff and of customers
import type { AreaHandlers, Context } from '../context.ts';

const ownerOf = (context: Context) => context.account().id;

export const apiKeys: AreaHandlers<'apiKeys'> = {
  list: (context) => context.apiKeys.of(ownerOf(context)),
  create: (context, request) => context.apiKeys.create(context.actor(), request, context.keyPair()),
  rotate: (context, request) =>
    context.apiKeys.rotate(context.actor(), request, context.keyPair(), ownerOf(context)),
  revoke: (context, { id }) => context.apiKeys.revoke(context.actor(), id, ownerOf(context)),
};

export const backOfficeApiKeys: AreaHandlers<'backOfficeApiKeys'> = {
  list: (context) => context.apiKeys.ofStaff(),
  create: (context, request) => context.apiKeys.create(context.actor(), request, context.keyPair()),
  rotate: (context, request) => context.apiKeys.rotate(context.actor(), request, context.keyPair()),
  revoke: (context, { id }) => context.apiKeys.revoke(context.actor(), id),
};
