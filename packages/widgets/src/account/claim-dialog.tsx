import type { Reward } from '@agio/api-client';
import { useClaimReward, usePortfolio, useRewards } from '@agio/api-client/react';
import { Decimal, formatCrypto } from '@agio/money';
import { ClaimRewardsModal } from '@agio/ui/claim-rewards';
import { useLocale, useMessages } from '@agio/ui/language';
import { useState } from 'react';
import { useHost } from '../host/index.ts';
import { type AccountDialogProps, useCloseIf } from './dialog.ts';
import { messages } from './messages.ts';

export interface ClaimDialogProps extends AccountDialogProps {
  /** Id of the reward. */
  reward: string;
}

/** Claims one reward, also after it has left the list. Closes itself if there is no such reward. */
export function ClaimDialog({ reward: id, ...props }: ClaimDialogProps) {
  const { data } = useRewards();
  const [reward, setReward] = useState<Reward>();
  const found = data?.find((each) => each.id === id);
  if (found && !reward) setReward(found);
  useCloseIf(data !== undefined && !reward && !found, props);
  return reward ? <Claim {...props} reward={reward} /> : null;
}

/** With what it is worth now. */
function Claim({ reward, open, onOpenChange }: AccountDialogProps & { reward: Reward }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { links, Link, notices, hasGlobalToast } = useHost();
  const { claimReward, isPending, error, reset } = useClaimReward();
  const asset = reward.assetId.toUpperCase();

  const claim = async () => {
    try {
      const { amount } = await claimReward({ rewardId: reward.id });
      onOpenChange(false);
      notices.success({
        id: `claim-${reward.id}`,
        isKept: true,
        title: t.rewards.done,
        description: t.rewards.deposited({
          amount: formatCrypto(amount, { locale, minDigits: 2 }),
          asset,
        }),
      });
    } catch {
      // `error` has it.
    }
  };
  return (
    <ClaimRewardsModal
      open={open}
      onOpenChange={(next) => {
        if (!next) reset();
        onOpenChange(next);
      }}
      reward={reward}
      estimate={useEstimate(reward)}
      labels={reward.kind === 'Referral' ? { lead: t.rewards.earnedLead } : undefined}
      supportUrl={links.support}
      Link={Link}
      submitting={isPending}
      error={error && !hasGlobalToast(error) ? t.rewards.failed : undefined}
      onClaim={() => void claim()}
    />
  );
}

/** At the price of the user's portfolio; nothing where no market gives one. */
function useEstimate({ assetId, amount }: Reward) {
  const { currency } = useHost();
  const { data } = usePortfolio(currency);
  const price = Decimal.parse(data?.balances.find(({ asset }) => asset === assetId)?.price);
  const size = Decimal.parse(amount);
  return price && size ? { value: size.times(price).toString(), currency } : undefined;
}
