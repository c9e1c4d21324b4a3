import { useRewards } from '@agio/api-client/react';
import { ClaimRewardsBanner } from '@agio/ui/claim-rewards-banner';
import { usePersisted } from '@agio/widgets/provider';
import { useEffect, useState } from 'react';
import { useConfig } from '../../config/use-config.ts';
import { claimRewards, importantNotice } from '../../shared/storage/dismissals.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';

/** Invites to claim the first of the user's rewards; opens the claim by itself once, ever (spec §4). */
export function Rewards() {
  const { data } = useRewards();
  const { opensByItself } = useConfig();
  const { current, open } = useDialogs();
  const [{ isShown, hiddenOn }, setFlag] = usePersisted(claimRewards);
  const [today] = useState(localDay);
  const [notice] = usePersisted(importantNotice);
  const reward = data?.[0];
  const opens =
    isShown && opensByItself.claimRewards && notice !== 'due' && !current ? reward?.id : undefined;
  useEffect(() => {
    if (opens === undefined) return;
    setFlag({ ...claimRewards.get(), isShown: false });
    open('claim', { reward: opens }, 'inPlace');
  }, [opens, setFlag, open]);

  if (!reward || hiddenOn === today) return null;
  return (
    <ClaimRewardsBanner
      reward={reward}
      onLearnMore={() => open('claim', { reward: reward.id })}
      onDismiss={() => setFlag({ ...claimRewards.get(), hiddenOn: today })}
    />
  );
}

/** The reader's day, as `2026-11-22`. */
function localDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
