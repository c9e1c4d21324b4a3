// @where Back office: columns of the list of users
import { activityStatuses, noteStates, tiers, userRoles } from '@agio/api-client';
import type { UserRow } from '@agio/api-client/contract';
import { useUsersCsv } from '@agio/api-client/react';
import { formatCrypto } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useCallback, useMemo } from 'react';
import { useAccount } from '../../host/index.ts';
import { AccountPill } from '../frame/account-pill.tsx';
import { caseMessages } from '../compliance/case-messages.ts';
import { CsvButton } from '../frame/list/csv-button.tsx';
import { seesPersonalData } from '../frame/model/areas.ts';
import { userAddress } from './model/profile-view.ts';
import { stretches } from '../frame/list/model/list-view.ts';
import { leastValues, riskScores, type UsersView } from './model/users-view.ts';
import { RowCard } from '../frame/list/row-card.tsx';
import { RowLink } from '../frame/list/row-link.tsx';
import { sortedDown, useStaffColumns } from '../frame/list/staff-columns.tsx';
import { StaffList } from '../frame/list/staff-list.tsx';
import { useUsersInput, useUsersOf } from './use-users.ts';
import { usersMessages } from './users-messages.ts';

export interface UsersListProps {
  base: string;
  view: UsersView;
  onViewChange: (view: UsersView, how?: { isStep?: boolean }) => void;
  onGo: (address: string) => void;
}

const idOf = ({ id }: UserRow) => id;
const nameOf = ({ displayName }: UserRow) => displayName;

/** Everybody with an account, the one seen last first: to find, to filter, and to open one after the other by keys. */
export function UsersList({ base, view, onViewChange, onGo }: UsersListProps) {
  const t = useMessages(usersMessages);
  const { tier: tierWords, activity } = useMessages(caseMessages);
  const locale = useLocale();
  const seesAll = seesPersonalData(useAccount().kind);
  const users = useUsersOf(view);
  const input = useUsersInput(view);
  const { download } = useUsersCsv();
  const addressOf = useCallback(
    (userId: string) => userAddress(base, userId, { list: view }),
    [base, view],
  );
  // One for everybody: the exchange values all accounts alike.
  const currency = users.data?.items[0]?.currency ?? 'CHF';
  const columns = useColumns(addressOf, currency, seesAll);
  return (
    <StaffList
      area="users"
      words={seesAll ? t : { ...t, noMatchText: t.noMatchMasked }}
      base={base}
      view={view}
      onViewChange={onViewChange}
      answer={users}
      search={{ field: 'search', label: t.search }}
      fields={[
        {
          id: 'within',
          name: t.joined,
          values: stretches,
          nameOf: (each) => t.stretches[each as 'Day'],
        },
        { id: 'tier', name: t.tier, values: tiers, nameOf: (tier) => tierWords[tier as 'Tier0'] },
        {
          id: 'status',
          name: t.status,
          values: activityStatuses,
          nameOf: (status) => activity[status as 'Active'],
        },
        {
          id: 'role',
          name: t.role,
          values: userRoles,
          nameOf: (role) => t.roles[role as 'Customer'],
        },
        ...(seesAll
          ? [
              {
                id: 'riskFrom',
                name: t.risk,
                values: riskScores,
                nameOf: (risk: string) => t.riskFrom({ risk }),
              },
              {
                id: 'valueFrom',
                name: t.value({ currency }),
                values: leastValues,
                nameOf: (value: string) => t.valueFrom({ value: formatCrypto(value, { locale }) }),
              },
            ]
          : []),
        {
          id: 'note',
          name: t.note,
          values: noteStates,
          nameOf: (note) => t.notes[note as 'With'],
        },
      ]}
      texts={seesAll ? [{ id: 'country', name: t.country, hint: t.countryHint }] : undefined}
      days={t.joinedDays}
      buttons={seesAll ? <CsvButton download={(options) => download(input, options)} /> : undefined}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      card={(user) => (
        <RowCard
          title={<UserLink user={user} href={addressOf(user.id)} />}
          more={<ShortText text={user.coreId ?? user.email} length={24} className="wg:num" />}
          end={<AccountPill status={user.activityStatus} />}
          endMore={<span className="wg:text-fg-muted">{tierWords[user.tier]}</span>}
        />
      )}
      onOpen={({ id }) => onGo(addressOf(id))}
    />
  );
}

function useColumns(
  addressOf: (userId: string) => string,
  currency: string,
  sortsByValue: boolean,
): readonly DataGridColumn<UserRow>[] {
  const t = useMessages(usersMessages);
  const { tier: tiersOf } = useMessages(caseMessages);
  const { user, core } = useStaffColumns();
  return useMemo(
    (): DataGridColumn<UserRow>[] => [
      {
        ...user,
        rowHeader: true,
        size: 168,
        cell: (row) => <UserLink user={row} href={addressOf(row.id)} inGrid />,
      },
      core,
      {
        id: 'email',
        header: t.email,
        size: 186,
        optional: true,
        className: 'wg:text-fg-muted',
        cell: ({ email }) => <ShortText text={email} length={28} />,
      },
      {
        id: 'tier',
        header: t.tier,
        size: 76,
        ...sortedDown,
        cell: ({ tier }) => tiersOf[tier],
      },
      {
        id: 'status',
        header: t.status,
        size: 150,
        sortable: true,
        cell: ({ activityStatus }) => <AccountPill status={activityStatus} />,
      },
      {
        id: 'value',
        header: t.value({ currency }),
        align: 'figures',
        size: 140,
        optional: true,
        // Its order would say what is masked.
        sortable: sortsByValue,
        sortFirst: 'descending',
        cell: ({ portfolioValue, currency: of }) =>
          portfolioValue === null ? '—' : <Amount value={portfolioValue} currency={of} />,
      },
      {
        id: 'seen',
        header: t.lastSeen,
        size: 190,
        ...sortedDown,
        className: 'wg:text-fg-muted',
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? t.never : <TimeText iso={lastSeenAt} />),
      },
      {
        id: 'note',
        header: t.note,
        size: 140,
        optional: true,
        className: 'wg:text-fg-muted',
        cell: ({ note }) => (note === null ? null : <ShortText text={note} />),
      },
    ],
    [t, tiersOf, user, core, addressOf, currency, sortsByValue],
  );
}

/** Person, as a link to the profile. */
function UserLink({
  user: { id, displayName, activityStatus },
  href,
  inGrid = false,
}: {
  user: UserRow;
  href: string;
  inGrid?: boolean;
}) {
  const t = useMessages(usersMessages);
  const { activity } = useMessages(caseMessages);
  return (
    <RowLink
      data-user={id}
      href={href}
      label={t.open({ name: displayName, status: activity[activityStatus] })}
      inGrid={inGrid}
    >
      <ShortText className="wg:block wg:truncate" text={displayName} />
    </RowLink>
  );
}
