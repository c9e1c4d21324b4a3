import { RewardsBanner } from '@agio/widgets/account';
import { AnnouncementBanners, AnnouncementDialog } from '@agio/widgets/announcements';
import { usePersisted } from '@agio/widgets/provider';
import { useCallback } from 'react';
import { useConfig } from '../../config/use-config.ts';
import { importantNotice } from '../../shared/storage/important-notice.ts';
import { refusalOf } from '../../shared/user/access.ts';
import type { User } from '../../shared/user/use-user.ts';
import { registry } from '../dialogs/registry.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';

/** What the exchange has to tell, under what is wrong. Rewards are for who may claim them now (spec §4). */
export function News({ user }: { user: User }) {
  const [notice] = usePersisted(importantNotice);
  return (
    <>
      <AnnouncementBanners />
      <AnnouncementDialog isHeld={notice === 'due'} />
      {refusalOf(registry.claim.access, user) ? null : <Rewards isHeld={notice === 'due'} />}
    </>
  );
}

function Rewards({ isHeld }: { isHeld: boolean }) {
  const { opensByItself } = useConfig();
  const { current, open } = useDialogs();
  return (
    <RewardsBanner
      opensByItself={opensByItself.claimRewards && !isHeld && !current}
      onOpen={useCallback(
        (reward, byItself) => open('claim', { reward }, byItself ? 'inPlace' : 'step'),
        [open],
      )}
    />
  );
}
