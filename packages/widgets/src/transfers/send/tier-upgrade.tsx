import type { Tier, WithdrawalLimits } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { WithdrawalTierUpgradeModal } from '@agio/ui/withdrawal-tier-upgrade';
import { useAccount, useHost, WidgetLink } from '../../host/index.ts';
import type { LimitUse } from '../model/send-limits.ts';

/** A transfer exceeds what the tier allows: what is left, and what the next tier would allow. */
export function TierUpgrade({
  limits,
  use,
  tier,
  onTakeRest,
  popup: { open, onOpenChange },
}: {
  limits: WithdrawalLimits;
  /** The limit that is exceeded; undefined where the tier allows no withdrawals. */
  use: LimitUse | undefined;
  tier: Tier | 'Unknown';
  /** Called with the rest of the limit in its currency. */
  onTakeRest: (left: Decimal) => void;
  popup: LazyPopupState;
}) {
  const { links } = useHost();
  const { isInReview } = useAccount();
  const period = use?.period ?? 'day';
  const { next, currency } = limits;
  const { verification } = links;
  return (
    <WithdrawalTierUpgradeModal
      open={open}
      onOpenChange={onOpenChange}
      inReview={isInReview}
      limit={{
        currency,
        period,
        requested: (use?.wanted ?? Decimal.zero).toString(),
        used: (use?.used ?? Decimal.zero).toString(),
        limit: use?.limit.toString() ?? null,
        tier,
        ...(next && {
          nextTier: next.tier,
          nextLimit: period === 'day' ? next.perDay : next.perMonth,
        }),
      }}
      upgradeLink={
        verification === undefined
          ? undefined
          : (label) => <WidgetLink href={verification}>{label}</WidgetLink>
      }
      onWithdrawLess={(left) => {
        onTakeRest(Decimal.of(left));
        onOpenChange(false);
      }}
    />
  );
}
