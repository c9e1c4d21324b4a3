import type { UserRow } from '@agio/api-client/contract';
import { Amount } from '@agio/ui/amount';
import {
  DataTable,
  type DataTableColumn,
  type LoadNotes,
  type LoadState,
  TimeText,
} from '@agio/ui/data-table';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo } from 'react';
import { WidgetLink } from '../provider/index.ts';
import { AccountPill } from './account-pill.tsx';
import { caseMessages } from './case-messages.ts';
import { usersMessages } from './users-messages.ts';

export interface UsersTableProps {
  users: readonly UserRow[];
  state: LoadState;
  notes: LoadNotes;
  addressOf: (userId: string) => string;
  onRetry: () => void;
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** Users, each a link to their profile; cards on a phone. */
export function UsersTable({ users, addressOf, ...rest }: UsersTableProps) {
  const t = useMessages(usersMessages);
  const { tier: tiers } = useMessages(caseMessages);
  // One for everybody: the exchange values all accounts alike.
  const currency = users[0]?.currency ?? 'CHF';
  const columns = useMemo(
    (): DataTableColumn<UserRow>[] => [
      {
        id: 'user',
        header: t.user,
        rowHeader: true,
        skeleton: 'two-lines',
        cell: (user) => <Person user={user} addressOf={addressOf} />,
      },
      {
        id: 'tier',
        header: t.tier,
        width: '5.5rem',
        hideBelow: 50,
        cell: ({ tier }) => tiers[tier],
      },
      {
        id: 'status',
        header: t.status,
        width: '10.5rem',
        cell: ({ activityStatus }) => <AccountPill status={activityStatus} />,
      },
      {
        id: 'value',
        header: t.value({ currency }),
        align: 'figures',
        width: '10rem',
        hideBelow: 44,
        cell: (user) => <Amount value={user.portfolioValue} currency={user.currency} />,
      },
      {
        id: 'seen',
        header: t.lastSeen,
        align: 'figures',
        width: '12.5rem',
        hideBelow: 58,
        className: 'wg:text-sm wg:text-fg-muted',
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? t.never : <TimeText iso={lastSeenAt} />),
      },
      {
        id: 'note',
        header: t.note,
        width: '15rem',
        hideBelow: 71,
        className: 'wg:text-sm wg:text-fg-muted wg:text-ellipsis',
        cell: ({ note }) => (note === null ? null : <ShortText text={note} />),
      },
    ],
    [t, tiers, addressOf, currency],
  );
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={users}
      rowId={({ id }) => id}
      density="tall"
      skeletonRows={10}
      cardHeight={5.5}
      card={(user) => (
        <div className="wg:flex wg:min-h-18 wg:items-center wg:gap-3 wg:px-4 wg:py-3">
          <div className="wg:min-w-0 wg:flex-1">
            <Person user={user} addressOf={addressOf} />
          </div>
          <div className="wg:flex wg:flex-none wg:flex-col wg:items-end wg:gap-1 wg:text-sm">
            <AccountPill status={user.activityStatus} />
            <span className="wg:text-fg-muted">{tiers[user.tier]}</span>
          </div>
        </div>
      )}
      {...rest}
    />
  );
}

/** Who it is; a press anywhere on the row or card is one on the link. */
function Person({
  user: { id, displayName, coreId, email, activityStatus },
  addressOf,
}: {
  user: UserRow;
  addressOf: (userId: string) => string;
}) {
  const t = useMessages(usersMessages);
  const { activity } = useMessages(caseMessages);
  return (
    <>
      <WidgetLink
        data-user={id}
        href={addressOf(id)}
        aria-label={t.open({ name: displayName, status: activity[activityStatus] })}
        className="wg:block wg:truncate wg:font-medium wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-accent"
      >
        <bdi>{displayName}</bdi>
      </WidgetLink>
      <ShortText
        text={coreId ?? email}
        length={24}
        className="wg:num wg:block wg:truncate wg:text-xs wg:text-fg-muted"
      />
    </>
  );
}
