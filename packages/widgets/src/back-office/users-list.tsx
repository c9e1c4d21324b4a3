import { activityStatuses, tiers } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader } from '@agio/ui/panel';
import { RefreshCw } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { loadStateOf, useLoadNotes } from '../provider/index.ts';
import { caseMessages } from './case-messages.ts';
import { FilterChoice, FilterSearch } from './filter-parts.tsx';
import { userAddress } from './model/profile-view.ts';
import { allUsers, isUsersNarrowed, type UsersView, writeUsersView } from './model/users-view.ts';
import { SavedViews } from './saved-views.tsx';
import { useRefreshed } from './use-refreshed.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useUsersOf } from './use-users.ts';
import { usersMessages } from './users-messages.ts';
import { UsersTable } from './users-table.tsx';

export interface UsersListProps {
  base: string;
  view: UsersView;
  onViewChange: (view: UsersView, how?: { isStep?: boolean }) => void;
}

/** Everybody with an account, the one seen last first: to find, to filter, and to open one after the other by keys. */
export function UsersList({ base, view, onViewChange }: UsersListProps) {
  const t = useMessages(usersMessages);
  const { tier: tierWords, activity } = useMessages(caseMessages);
  const users = useUsersOf(view);
  const root = useRef<HTMLDivElement>(null);
  const rows = users.data?.items ?? [];
  const isNarrowed = isUsersNarrowed(view);
  const state = loadStateOf(users, rows.length === 0 && (isNarrowed ? 'noMatch' : true));
  useRefreshed(users.mutate);
  useRowKeys(root, 'data-user');
  const addressOf = useCallback(
    (userId: string) => userAddress(base, userId, { list: view }),
    [base, view],
  );
  const notes = useLoadNotes(state, {
    error: t.error,
    loading: t.loading,
    stale: t.stale,
    empty: isNarrowed
      ? {
          title: t.noMatch,
          text: t.noMatchText,
          actions: (
            <Button size="sm" onClick={() => onViewChange(allUsers)}>
              {t.clear}
            </Button>
          ),
        }
      : { title: t.empty, text: t.emptyText },
  });
  const count = rows.length;
  return (
    <div ref={root} className="wg:px-4 wg:py-5 wg:md:px-6">
      <header className="wg:mb-4 wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-3">
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <output className="wg:min-h-5 wg:text-sm wg:text-fg-muted">
          {users.data === undefined
            ? ''
            : users.data.nextCursor === null
              ? t.count({ count })
              : t.countMore({ count })}
        </output>
        <SavedViews base={base} area="users" query={writeUsersView(view)} />
      </header>
      <Panel aria-label={t.list}>
        <PanelHeader className="wg:gap-x-4">
          <FilterSearch
            label={t.search}
            value={view.search}
            onChange={(text) => onViewChange({ ...view, search: text })}
          />
          <FilterChoice
            label={t.tier}
            all={t.all}
            options={tiers.map((tier) => [tier, tierWords[tier]] as const)}
            value={view.tier}
            onChange={(tier) => onViewChange({ ...view, tier }, { isStep: true })}
          />
          <FilterChoice
            label={t.status}
            all={t.all}
            options={activityStatuses.map((status) => [status, activity[status]] as const)}
            value={view.status}
            onChange={(status) => onViewChange({ ...view, status }, { isStep: true })}
          />
          <IconButton
            label={t.refresh}
            className="wg:ms-auto"
            aria-busy={users.isValidating}
            onClick={() => void users.mutate()}
          >
            <RefreshCw size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </PanelHeader>
        <UsersTable
          users={rows}
          state={state}
          notes={notes}
          addressOf={addressOf}
          onRetry={() => void users.mutate()}
          onMore={users.data?.nextCursor ? users.loadMore : undefined}
          isLoadingMore={users.isLoadingMore}
        />
      </Panel>
    </div>
  );
}
