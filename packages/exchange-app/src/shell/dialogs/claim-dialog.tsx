import type { Reward } from '@agio/api-client';
import { useClaimReward, usePortfolio } from '@agio/api-client/react';
import { Decimal, formatCrypto } from '@agio/money';
import { ClaimRewardsModal } from '@agio/ui/claim-rewards';
import { useConfig } from '../../config/use-config.ts';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { isTold, notify } from '../../shared/notices/notify.ts';
import { useCurrency } from '../../shared/user/use-currency.ts';

interface ClaimDialogProps {
  reward: Reward;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Claims one reward, with what it is worth now. */
export function ClaimDialog({ reward, open, onOpenChange }: ClaimDialogProps) {
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
      error={error && !isTold(error) ? t('rewards.failed') : undefined}
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
