import { useRewards } from '@agio/api-client/react';
import { ClaimRewardsBanner } from '@agio/ui/claim-rewards-banner';
import { useMessages } from '@agio/ui/language';
import { useEffect, useState } from 'react';
import { useSetting } from '../host/index.ts';
import { messages } from './messages.ts';
import { claimRewards } from './settings.ts';

export interface RewardsBannerProps {
  /** Called to open `ClaimDialog` with the id of a reward; `byItself` if the reader did not press anything. */
  onOpen: (reward: string, byItself: boolean) => void;
  /**
   * Allows the claim to open by itself now, which it does once; it does not by default.
   * @default false
   */
  opensByItself?: boolean | undefined;
}

/** A banner with the first of the reader's rewards. A hidden banner returns on the next day. */
export function RewardsBanner({ onOpen, opensByItself = false }: RewardsBannerProps) {
  const t = useMessages(messages).rewards;
  const { data } = useRewards();
  const [flag, setFlag] = useSetting(claimRewards);
  const [today] = useState(localDay);
  const reward = data?.[0];
  const opens = flag.isShown && opensByItself ? reward?.id : undefined;
  useEffect(() => {
    if (opens === undefined) return;
    setFlag({ ...flag, isShown: false });
    onOpen(opens, true);
  }, [opens, flag, setFlag, onOpen]);

  if (!reward || flag.hiddenOn === today) return null;
  return (
    <ClaimRewardsBanner
      reward={reward}
      labels={reward.kind === 'Referral' ? { text: t.earnedText } : undefined}
      onLearnMore={() => onOpen(reward.id, false)}
      onDismiss={() => setFlag({ ...flag, hiddenOn: today })}
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
