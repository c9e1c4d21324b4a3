import type { AreaHandlers } from '../../context.ts';

export const backOfficeWallets: AreaHandlers<'backOfficeWallets'> = {
  hot: (context) => context.hotWallets.list(),
  history: (context, { id, days = 7 }) =>
    context.hotWallets.historyOf(context.hotWallets.wallet(id), days),
  balances: (context, { id }) => ({
    sources: context.hotWallets.sourcesOf(context.hotWallets.wallet(id)),
    aggregations: context.aggregations.aggregationsOf(id),
  }),
  sponsor: (context, { id }) => context.aggregations.sponsorOf(context.hotWallets.wallet(id)),
  propose: (context, { walletId }) => context.aggregations.propose(context.actor(), walletId),
  proposeToken: (context, { walletId, token }) =>
    context.aggregations.propose(context.actor(), walletId, token),
  approve: (context, { token }) => context.aggregations.approve(context.actor(), token),
  reject: (context, { token, reason }) =>
    context.aggregations.reject(context.actor(), token, reason),
  withdraw: (context, { token, reason }) =>
    context.aggregations.withdraw(context.actor(), token, reason),
  broadcast: (context, { token }) => context.aggregations.broadcast(context.actor(), token),
};
