import type { User } from '../shared/use-user.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { Announcements } from './announcements.tsx';
import { Rewards } from './rewards.tsx';

/** What the exchange has to tell, under what is wrong. Rewards are for who may claim them now (spec §4). */
export function News({ user }: { user: User }) {
  const mayClaim = user.isActive && !user.isFrozen && !user.isTerminated && !user.isInReview;
  return (
    <>
      <Announcements />
      <AnnouncementDialog />
      {mayClaim ? <Rewards /> : null}
    </>
  );
}
