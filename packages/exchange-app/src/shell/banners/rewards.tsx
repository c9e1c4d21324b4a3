import type { Reward } from '@agio/api-client';
import { useRewards } from '@agio/api-client/react';
import { ClaimRewardsBanner } from '@agio/ui/claim-rewards-banner';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useConfig } from '../../config/use-config.ts';
import { claimRewards, importantNotice } from '../../shared/storage/dismissals.ts';
import { usePersisted } from '@agio/widgets/provider';

const ClaimDialog = lazy(async () => ({
  default: (await import('../dialogs/claim-dialog.tsx')).ClaimDialog,
}));

/** Invites to claim the first of the user's rewards; opens the claim by itself once, ever (spec §4). */
export function Rewards() {
  const { data } = useRewards();
  const { opensByItself } = useConfig();
  const [{ isShown, hiddenOn }, setFlag] = usePersisted(claimRewards);
  const [today] = useState(localDay);
  const [isOpen, setOpen] = useState(false);
  // The dialog stays with the reward that it was opened for, also while it closes and the next one is in the banner.
  const [claimed, setClaimed] = useState<Reward>();
  const reward = data?.[0];
  const [notice] = usePersisted(importantNotice);
  const opens = reward !== undefined && isShown && opensByItself.claimRewards && notice !== 'due';
  useEffect(() => {
    if (!opens) return;
    setFlag({ ...claimRewards.get(), isShown: false });
    setClaimed(reward);
    setOpen(true);
    // By the flag, not by every answer of the exchange.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opens, setFlag]);

  return (
    <>
      {reward && hiddenOn !== today ? (
        <ClaimRewardsBanner
          reward={reward}
          onLearnMore={() => {
            setClaimed(reward);
            setOpen(true);
          }}
          onDismiss={() => setFlag({ ...claimRewards.get(), hiddenOn: today })}
        />
      ) : null}
      {claimed ? (
        <Suspense>
          <ClaimDialog key={claimed.id} reward={claimed} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The reader's day, as `2026-11-22`. */
function localDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
