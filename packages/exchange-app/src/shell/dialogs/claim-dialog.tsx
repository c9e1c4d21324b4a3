import type { Reward } from '@agio/api-client';
import { useClaimReward, usePortfolio, useRewards } from '@agio/api-client/react';
import { Decimal, formatCrypto } from '@agio/money';
import { ClaimRewardsModal } from '@agio/ui/claim-rewards';
import { useState } from 'react';
import { useConfig } from '../../config/use-config.ts';
import { useLocale, useTranslate } from '../../shared/language/use-translate.ts';
import { hasGlobalToast, notify } from '../../shared/notices/notify.ts';
import { useCurrency } from '../../shared/user/use-currency.ts';
import { type DialogProps, useCloseIf } from './dialog.ts';

/** Claims one reward. It stays the one that it was opened for while the next takes its place in the list. */
export function ClaimDialog(props: DialogProps<{ reward: string }>) {
  const { data } = useRewards();
  const [reward, setReward] = useState<Reward>();
  const found = data?.find(({ id }) => id === props.args.reward);
  if (found && !reward) setReward(found);
  useCloseIf(data !== undefined && !reward && !found, props);
  return reward ? <Claim {...props} reward={reward} /> : null;
}

/** With what it is worth now. */
function Claim({ reward, open, onOpenChange }: DialogProps & { reward: Reward }) {
  const t = useTranslate('notices');
  const locale = useLocale();
  const { links } = useConfig();
  const { claimReward, isPending, error, reset } = useClaimReward();
  const asset = reward.assetId.toUpperCase();

  const claim = async () => {
    try {
      const { amount } = await claimReward({ rewardId: reward.id });
      onOpenChange(false);
      notify.success({
        id: `claim-${reward.id}`,
        title: t('rewards.done'),
        description: t('rewards.deposited', { amount: formatCrypto(amount, { locale }), asset }),
      });
    } catch {
      // Told: see `error`.
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
      supportUrl={links.support}
      submitting={isPending}
      error={error && !hasGlobalToast(error) ? t('rewards.failed') : undefined}
      onClaim={() => void claim()}
    />
  );
}

/** At the price of the user's portfolio; nothing where no market gives one. */
function useEstimate({ assetId, amount }: Reward) {
  const { currency } = useCurrency();
  const { data } = usePortfolio(currency);
  const price = Decimal.parse(data?.balances.find(({ asset }) => asset === assetId)?.price);
  const size = Decimal.parse(amount);
  return price && size ? { value: size.times(price).toString(), currency } : undefined;
}
