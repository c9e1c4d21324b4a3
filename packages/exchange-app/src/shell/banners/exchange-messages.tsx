import { refusalOf } from '../../shared/user/access.ts';
import type { User } from '../../shared/user/use-user.ts';
import { LazyDialog } from '../dialogs/dialogs.tsx';
import { registry } from '../dialogs/registry.ts';
import { Announcements } from './announcements.tsx';
import { Rewards } from './rewards.tsx';
import { useAnnounced } from '../notifications/use-announced.ts';

/** What the exchange has to tell, under what is wrong. Rewards are for who may claim them now (spec §4). */
export function News({ user }: { user: User }) {
  return (
    <>
      <Announcements />
      <LazyDialog name="announcement" isOpen={useAnnounced('Modal').unseen.length > 0} />
      {refusalOf(registry.claim.access, user) ? null : <Rewards />}
    </>
  );
}
