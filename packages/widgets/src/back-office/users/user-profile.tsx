import { useUserDetails } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Skeleton } from '@agio/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@agio/ui/tabs';
import { ShieldCheck } from 'lucide-react';
import { useAccount } from '../../host/index.ts';
import { Section } from '../../states/index.ts';
import { TierBadge } from '@agio/ui/tier-badge';
import { AccountPill } from '../frame/account-pill.tsx';
import { CopyableText } from '../frame/copyable-text.tsx';
import { StaffDetail } from '../frame/staff-detail.tsx';
import { AccountActions } from '../account/account-actions.tsx';
import { previousAndNextOf } from '../compliance/model/previous-next.ts';
import {
  type ProfileTab,
  type ProfileView,
  profileTabs,
  tabsOf,
  userAddress,
  usersAddress,
} from './model/profile-view.ts';
import { mayOpen } from '../frame/model/areas.ts';
import { caseAddress } from '../frame/model/case-address.ts';
import { defaultQueueView } from '../compliance/model/queue-view.ts';
import { profileMessages } from './profile-messages.ts';
import { type ProfileData, ProfileTabContent } from './profile-tab.tsx';
import { useUsersOf } from './use-users.ts';

export interface UserProfileProps {
  base: string;
  userId: string;
  view: ProfileView;
  onViewChange: (view: ProfileView) => void;
  onGo: (address: string) => void;
}

/** Profile of one user, in tabs; shows the tabs that the role can open. */
export function UserProfile({ base, userId, view, onViewChange, onGo }: UserProfileProps) {
  const t = useMessages(profileMessages);
  const { kind } = useAccount();
  const details = useUserDetails(userId);
  const { data: users } = useUsersOf(view.list);
  const ids = users?.items.map(({ id }) => id) ?? [];
  // A profile that is opened by its address alone is in no list.
  const { previous, next } = ids.includes(userId)
    ? previousAndNextOf(ids, userId, undefined)
    : { previous: undefined, next: undefined };
  const hrefOf = (id: string | undefined) => id && userAddress(base, id, view);
  const { row } = details.data ?? {};
  return (
    <StaffDetail
      answer={details}
      words={t}
      kind="user"
      listHref={usersAddress(base, view.list)}
      previousHref={hrefOf(previous)}
      nextHref={hrefOf(next)}
      onGo={onGo}
      link={
        mayOpen('compliance', kind)
          ? {
              label: t.openCase,
              href: caseAddress(base, userId, defaultQueueView),
              icon: ShieldCheck,
              isHidden: row === undefined,
            }
          : undefined
      }
      person={row?.displayName}
      heading={row && <bdi>{row.displayName}</bdi>}
      marks={
        row && (
          <>
            <AccountPill status={row.activityStatus} />
            <TierBadge tier={row.tier} />
          </>
        )
      }
      summary={
        row && (
          <p className="wg:flex wg:min-h-6 wg:flex-wrap wg:items-center wg:gap-x-3 wg:text-sm wg:text-fg-muted">
            <CopyableText
              value={row.coreId ?? row.id}
              copy={row.coreId === null ? t.facts.copyUserId : t.facts.copyCoreId}
            />
            <CopyableText value={row.email} copy={t.facts.copyEmail} length={40} isPlain />
          </p>
        )
      }
      skeleton={<Skeleton className="wg:h-120 wg:rounded-panel" />}
      className="wg:pb-6"
    >
      {(data) => (
        <>
          <AccountActions user={data.user} onRefresh={() => details.mutate()} />
          <Tabs
            value={view.tab}
            onValueChange={(tab) =>
              onViewChange({ ...view, tab: profileTabs.find((each) => each === tab) ?? 'overview' })
            }
          >
            <TabsList aria-label={t.tabs} className="wg:-mx-4 wg:mb-4 wg:md:mx-0 wg:md:px-0">
              {tabsOf(kind).map((tab) => (
                <TabsTrigger key={tab} value={tab}>
                  {t.tab[tab]}
                </TabsTrigger>
              ))}
            </TabsList>
            {tabsOf(kind).map((tab) => (
              <TabsContent key={tab} value={tab}>
                <Open tab={tab} isOpen={tab === view.tab} details={data} />
              </TabsContent>
            ))}
          </Tabs>
        </>
      )}
    </StaffDetail>
  );
}

/** A tab asks for what it shows once it is open. */
function Open({
  tab,
  isOpen,
  details,
}: {
  tab: ProfileTab;
  isOpen: boolean;
  details: ProfileData;
}) {
  return isOpen ? (
    <Section>
      <ProfileTabContent tab={tab} details={details} />
    </Section>
  ) : null;
}
