import { activityStatuses, tiers } from '@agio/api-client';
import { useUserInformation } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { tierMessages } from '@agio/ui/status-button';
import { messages } from './messages.ts';
import { Group } from './request-acts.tsx';
import type { Demo } from './use-demo.ts';

/** Days until the document expires, by what the button says. */
const expiries = { month: 30, week: 7, today: 0, past: -1, renew: 1826 } as const;

/** The document's expiry, the state of the account, and a lower tier. */
export function AccountActs({ act, isPending }: Demo) {
  const t = useMessages(messages);
  const tierWords = useMessages(tierMessages);
  const { data: user } = useUserInformation();
  const lower = tiers.filter((tier) => tier < (user?.complianceTier ?? 'Tier0'));
  return (
    <>
      <Group title={t.expiry.title}>
        <div className="wg:flex wg:flex-wrap wg:gap-2">
          {(Object.keys(expiries) as (keyof typeof expiries)[]).map((when) => (
            <Button
              key={when}
              size="sm"
              disabled={isPending}
              onClick={() => void act({ kind: 'document', expiresInDays: expiries[when] })}
            >
              {t.expiry[when]}
            </Button>
          ))}
        </div>
      </Group>
      <Group title={t.account.title}>
        <div className="wg:flex wg:flex-wrap wg:gap-2">
          {activityStatuses.map((status) => (
            <Button
              key={status}
              size="sm"
              aria-pressed={user?.activityStatus === status}
              variant="ghost"
              disabled={isPending}
              onClick={() => void act({ kind: 'status', status })}
            >
              {t.account.states[status]}
            </Button>
          ))}
        </div>
        <div className="wg:flex wg:flex-wrap wg:gap-2">
          {lower.map((tier) => (
            <Button
              key={tier}
              size="sm"
              disabled={isPending}
              onClick={() => void act({ kind: 'downgrade', tier })}
            >
              {t.account.downgrade({ tier: tierWords[tier] })}
            </Button>
          ))}
        </div>
      </Group>
    </>
  );
}
