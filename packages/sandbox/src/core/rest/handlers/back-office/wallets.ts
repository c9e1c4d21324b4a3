import type { AreaHandlers } from '../../context.ts';

export const backOfficeWallets: AreaHandlers<'backOfficeWallets'> = {
  hot: (context) => context.hotWallets.list(),
  balances: (context, { id }) => ({
    sources: context.hotWallets.sourcesOf(context.hotWallets.wallet(id)),
    aggregations: context.hotWallets.aggregationsOf(id),
  }),
  sponsor: (context, { id }) => context.hotWallets.sponsorOf(context.hotWallets.wallet(id)),
  propose: (context, { walletId }) => context.hotWallets.propose(context.account(), walletId),
  proposeToken: (context, { walletId, token }) =>
    context.hotWallets.propose(context.account(), walletId, token),
  approve: (context, { token }) => context.hotWallets.approve(context.account(), token),
  broadcast: (context, { token }) => context.hotWallets.broadcast(context.account(), token),
};

export const backOfficeApiKeys: AreaHandlers<'backOfficeApiKeys'> = {
  list: (context) => context.apiKeys.list(),
  create: (context, request) => context.apiKeys.create(context.account(), request),
  revoke: (context, { id }) => context.apiKeys.revoke(context.account(), id),
};

export const backOfficeAudit: AreaHandlers<'backOfficeAudit'> = {
  list: (context, { subject, subjectId, ...page }) => context.audit.page(subject, subjectId, page),
};
