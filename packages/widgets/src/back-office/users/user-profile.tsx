import { isApiError } from '@agio/api-client';
import { useUserDetails } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { hasContent, Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@agio/ui/tabs';
import { ArrowLeft, ChevronDown, ChevronUp, ShieldCheck } from 'lucide-react';
import { useAccount, WidgetLink } from '../../host/index.ts';
import { loadStateOf, Section, useLoadNotes } from '../../states/index.ts';
import { AccountActions } from '../account/account-actions.tsx';
import { neighboursOf } from '../compliance/model/neighbours.ts';
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
import { wholeQueue } from '../compliance/model/queue-view.ts';
import { paletteMessages } from '../frame/palette-messages.ts';
import { useItemActions } from '../frame/use-item-actions.tsx';
import { useKeys } from '../frame/use-keys.ts';
import { useRefreshed } from '../frame/use-refreshed.ts';
import { profileMessages } from './profile-messages.ts';
import { type ProfileData, ProfileTabContent } from './profile-tab.tsx';
import { UserHeader } from './user-header.tsx';
import { useUsersOf } from './use-users.ts';

export interface UserProfileProps {
  base: string;
  userId: string;
  view: ProfileView;
  onViewChange: (view: ProfileView) => void;
  onGo: (address: string) => void;
}

/** Everything about one user that the reader's role may see, a tab at a time. */
export function UserProfile({ base, userId, view, onViewChange, onGo }: UserProfileProps) {
  const t = useMessages(profileMessages);
  const { kind } = useAccount();
  const details = useUserDetails(userId);
  useRefreshed(details.mutate);
  const { data: users } = useUsersOf(view.list);
  const ids = users?.items.map(({ id }) => id) ?? [];
  // Opened by its address alone it stands in no list.
  const { previous, next } = ids.includes(userId)
    ? neighboursOf(ids, userId, undefined)
    : { previous: undefined, next: undefined };
  const hrefOf = (id: string | undefined) =>
    id === undefined ? undefined : userAddress(base, id, view);
  const previousHref = hrefOf(previous);
  const nextHref = hrefOf(next);
  const listHref = usersAddress(base, view.list);
  useKeys({
    j: () => nextHref !== undefined && onGo(nextHref),
    k: () => previousHref !== undefined && onGo(previousHref),
    u: () => onGo(listHref),
  });
  const { user: heading } = useMessages(paletteMessages);
  useItemActions(heading, [
    nextHref !== undefined && { label: t.next, icon: ChevronDown, onSelect: () => onGo(nextHref) },
    previousHref !== undefined && {
      label: t.previous,
      icon: ChevronUp,
      onSelect: () => onGo(previousHref),
    },
    { label: t.back, icon: ArrowLeft, onSelect: () => onGo(listHref) },
    mayOpen('compliance', kind) && {
      label: t.openCase,
      icon: ShieldCheck,
      onSelect: () => onGo(caseAddress(base, userId, wholeQueue)),
    },
  ]);
  const state = loadStateOf(details);
  const loadNotes = useLoadNotes(state, { error: t.error, loading: t.loading, stale: t.stale });
  const isMissing = isApiError(details.error, 'http') && details.error.status === 404;
  const notes = isMissing
    ? {
        ...loadNotes,
        error: {
          title: t.notFound,
          text: t.notFoundText,
          actions: (
            <Button asChild size="sm">
              <WidgetLink href={listHref}>{t.back}</WidgetLink>
            </Button>
          ),
        },
      }
    : loadNotes;
  const { data } = details;
  return (
    <div className="wg:flex wg:flex-col wg:gap-4 wg:px-4 wg:pt-4 wg:pb-6 wg:md:px-6">
      <UserHeader base={base} details={data} {...{ listHref, previousHref, nextHref }} />
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void details.mutate()}
        skeleton={<Skeleton className="wg:h-120 wg:rounded-panel" />}
        className="wg:gap-4"
      >
        {data && hasContent(state) ? (
          <AccountActions user={data.user} onRefresh={() => details.mutate()} />
        ) : null}
        {data && hasContent(state) ? (
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
        ) : null}
      </Loadable>
    </div>
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
