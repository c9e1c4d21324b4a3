import type { ComplianceStepState } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import type { Account } from '../../host/index.ts';
import { messages } from '../messages.ts';
import { progressOf } from '../model/step-route.ts';
import { upgradeOf } from '../model/tiers.ts';

/** One sentence under the heading: where the reader stands and what is left. */
export function useProgressSummary(
  account: Account,
  state: ComplianceStepState | undefined,
): string {
  const t = useMessages(messages);
  const upgrade = upgradeOf(account, state);
  const own = account.standing?.complianceTier ?? 'Unknown';
  const tier = t.tiers[own];
  if ('obstacle' in upgrade) {
    switch (upgrade.obstacle) {
      case 'signedOut':
        return t.lead.guest;
      case 'highest':
        return t.lead.highest({ tier });
      case 'inReview':
        return t.lead.inReview({ tier });
      case 'moreData':
        return t.lead.moreData({ tier });
      case 'loading':
      case 'staff':
      case 'frozen':
      case 'closed':
        return t.lead[upgrade.obstacle];
    }
  }
  if (own === 'Tier0' && !upgrade.hasBegun) return t.lead.first;
  const next = t.tiers[upgrade.to];
  const { done, of } = state ? progressOf(state) : { done: 0, of: 0 };
  return done === of
    ? t.lead.ready({ tier, next })
    : t.lead.begun({ count: of - done, tier, next });
}
