import { isNewestFirst } from '../../../services/sorting.ts';
import type { AreaHandlers } from '../../context.ts';

export const backOfficeWallets: AreaHandlers<'backOfficeWallets'> = {
  hot: (context) => context.hotWallets.list(),
  history: (context, { id, days = 7 }) =>
    context.hotWallets.historyOf(context.hotWallets.wallet(id), days),
  balances: (context, { id }) => ({
    sources: context.hotWallets.sourcesOf(context.hotWallets.wallet(id)),
    aggregations: context.hotWallets.aggregationsOf(id),
  }),
  sponsor: (context, { id }) => context.hotWallets.sponsorOf(context.hotWallets.wallet(id)),
  propose: (context, { walletId }) => context.hotWallets.propose(context.actor(), walletId),
  proposeToken: (context, { walletId, token }) =>
    context.hotWallets.propose(context.actor(), walletId, token),
  approve: (context, { token }) => context.hotWallets.approve(context.actor(), token),
  reject: (context, { token, reason }) => context.hotWallets.reject(context.actor(), token, reason),
  withdraw: (context, { token, reason }) =>
    context.hotWallets.withdraw(context.actor(), token, reason),
  broadcast: (context, { token }) => context.hotWallets.broadcast(context.actor(), token),
};

export const backOfficeApiKeys: AreaHandlers<'backOfficeApiKeys'> = {
  list: (context) => context.apiKeys.list(),
  create: (context, request) => context.apiKeys.create(context.actor(), request),
  revoke: (context, { id }) => context.apiKeys.revoke(context.actor(), id),
};

export const backOfficeAudit: AreaHandlers<'backOfficeAudit'> = {
  list: ({ audit }, { subject, subjectId, sort, ...page }) =>
    isNewestFirst(sort)
      ? audit.page(subject, subjectId, page)
      : audit.sorted(subject, subjectId, { ...page, sort }),
};
