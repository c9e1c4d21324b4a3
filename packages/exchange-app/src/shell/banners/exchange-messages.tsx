import { lazy, Suspense } from 'react';
import { useEver } from '@agio/widgets/provider';
import type { User } from '../../shared/user/use-user.ts';
import { Announcements } from './announcements.tsx';
import { Rewards } from './rewards.tsx';
import { useAnnounced } from '../notifications/use-announced.ts';

/** Most visits are announced nothing that must be answered. */
const AnnouncementDialog = lazy(() =>
  import('../dialogs/announcement-dialog.tsx').then(
    (loaded) => ({ default: loaded.AnnouncementDialog }),
    () => ({ default: () => null }),
  ),
);

/** What the exchange has to tell, under what is wrong. Rewards are for who may claim them now (spec §4). */
export function News({ user }: { user: User }) {
  const mayClaim = user.isActive && !user.isFrozen && !user.isTerminated && !user.isInReview;
  const hasToAnswer = useEver(useAnnounced('Modal').unseen.length > 0);
  return (
    <>
      <Announcements />
      {hasToAnswer ? (
        <Suspense>
          <AnnouncementDialog />
        </Suspense>
      ) : null}
      {mayClaim ? <Rewards /> : null}
    </>
  );
}
