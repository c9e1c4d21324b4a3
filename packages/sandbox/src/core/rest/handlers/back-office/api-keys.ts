// @where Back office: API keys of staff
import type { AreaHandlers } from '../../context.ts';

export const backOfficeApiKeys: AreaHandlers<'backOfficeApiKeys'> = {
  list: (context) => context.apiKeys.list(),
  create: (context, request) => context.apiKeys.create(context.actor(), request),
  revoke: (context, { id }) => context.apiKeys.revoke(context.actor(), id),
};
