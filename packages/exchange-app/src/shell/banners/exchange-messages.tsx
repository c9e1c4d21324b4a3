import { useAnnouncements, useRewards, useUserInformation } from '@agio/api-client/react';
import { BannerStack } from '@agio/ui/banner';
import { RewardsBanner } from '@agio/widgets/account';
import { AnnouncementBanners, AnnouncementDialog } from '@agio/widgets/announcements';
import { usePersisted } from '@agio/widgets/host';
import {
  DocumentReminder,
  useDocumentReminder,
  VerificationFailure,
} from '@agio/widgets/verification';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { variantOf } from '../../config/mode.ts';
import { useConfig } from '../../config/use-config.ts';
import { importantNotice, noticesFolded } from '../../shared/storage/notices.ts';
import { refusalOf } from '../../shared/user/access.ts';
import type { User } from '../../shared/user/use-user.ts';
import { registry } from '../dialogs/registry.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { LanguageOffer } from './language-offer.tsx';

const isAnswered = ({ data, error }: { data: unknown; error: unknown }) =>
  data !== undefined || error !== undefined;

/**
 * News of the exchange, under the troubles; a variant has only what concerns the reader, and announcements that name the
 * variant. Rewards are for users who may claim them now (spec §4). Calls `onKnown` when all of it is known.
 */
export function News({ user, onKnown }: { user: User; onKnown: () => void }) {
  const isOwn = variantOf(useConfig().brand) !== undefined;
  const [notice] = usePersisted(importantNotice);
  const { current } = useDialogs();
  const isReminderKnown = useDocumentReminder().isKnown;
  const isTold = isAnswered(useAnnouncements()) && isReminderKnown;
  const refusal = refusalOf(registry.claim.access, user);
  const { error } = useUserInformation();
  const hasNoRewards =
    isOwn || (refusal !== undefined && (refusal !== 'unknown' || error !== undefined));
  useEffect(() => {
    if (isTold && hasNoRewards) onKnown();
  }, [isTold, hasNoRewards, onKnown]);
  return (
    <>
      <Notices>
        <Reminder />
        <AnnouncementBanners isOwn={isOwn} />
        <LanguageOffer />
        {isOwn || refusal ? null : (
          <Rewards isHeld={notice === 'due'} onKnown={isTold ? onKnown : undefined} />
        )}
      </Notices>
      <AnnouncementDialog
        isOwn={isOwn}
        isHeld={(!isOwn && notice === 'due') || current !== undefined}
      />
    </>
  );
}

/** Over the desk they are one line, until the reader wants them all. */
function Notices({ children }: { children: ReactNode }) {
  const [folded, setFolded] = usePersisted(noticesFolded);
  const isDesk = /^\/trade(?:\/|$)/.test(useLocation().pathname);
  return (
    <BannerStack folded={folded} onFoldedChange={isDesk ? setFolded : undefined}>
      {children}
    </BannerStack>
  );
}

/** Reminders that the pages of the verification do not show themselves. The page of documents shows none. */
function Reminder() {
  const { pathname } = useLocation();
  const isSaid = pathname.startsWith('/user/tiers') && pathname !== '/user/tiers/documents';
  return (
    <>
      {pathname === '/user/tiers/kyc-request' ? null : <VerificationFailure />}
      {isSaid ? null : <DocumentReminder />}
    </>
  );
}

function Rewards({ isHeld, onKnown }: { isHeld: boolean; onKnown: (() => void) | undefined }) {
  const isKnown = isAnswered(useRewards());
  useEffect(() => {
    if (isKnown) onKnown?.();
  }, [isKnown, onKnown]);
  const { opensByItself } = useConfig();
  const { current, open } = useDialogs();
  // The banners over it come first: they would push it down.
  return onKnown === undefined ? null : (
    <RewardsBanner
      opensByItself={opensByItself.claimRewards && !isHeld && !current}
      onOpen={(reward, byItself) => open('claim', { reward }, byItself ? 'inPlace' : 'step')}
    />
  );
}
