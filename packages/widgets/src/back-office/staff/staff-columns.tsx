import type { StaffMember } from '@agio/api-client/contract';
import type { DataGridColumn } from '@agio/ui/data-grid';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { ShortText } from '@agio/ui/short-text';
import { StatusPill, type StatusPillProps } from '@agio/ui/status-pill';
import { useCallback, useMemo } from 'react';
import { auditMessages } from '../audit/audit-messages.ts';
import { RowCard } from '../frame/list/row-card.tsx';
import { RowLink } from '../frame/list/row-link.tsx';
import { sortedDown } from '../frame/list/staff-columns.tsx';
import { staffMessages } from './staff-messages.ts';

const tones: Readonly<Record<StaffMember['state'], StatusPillProps['tone']>> = {
  Active: 'success',
  Invited: 'accent',
  Proposed: 'warning',
  Unknown: 'neutral',
};

/** Returns a function that names roles; a dash for none. */
export function useRoleWords(): (roles: StaffMember['roles']) => string {
  const { role: words } = useMessages(auditMessages);
  const locale = useLocale();
  return useCallback(
    (roles) =>
      roles.length === 0
        ? '—'
        : listOf(
            roles.map((role) => words[role]),
            locale,
          ),
    [words, locale],
  );
}

/** State of a member of the staff; a proposal is shown before all others. */
export function StaffPill({ state, proposal }: Pick<StaffMember, 'state' | 'proposal'>) {
  const { states } = useMessages(staffMessages);
  const shown = proposal === null ? state : 'Proposed';
  return <StatusPill tone={tones[shown]}>{states[shown]}</StatusPill>;
}

/** Returns the columns of the staff. */
export function useMemberColumns(
  addressOf: (id: string) => string,
): readonly DataGridColumn<StaffMember>[] {
  const t = useMessages(staffMessages);
  const rolesOf = useRoleWords();
  return useMemo(
    (): DataGridColumn<StaffMember>[] => [
      {
        id: 'name',
        header: t.name,
        rowHeader: true,
        sortable: true,
        size: 168,
        cell: ({ id, name }) => (
          <RowLink href={addressOf(id)} inGrid>
            <ShortText text={name} />
          </RowLink>
        ),
      },
      {
        id: 'email',
        header: t.email,
        size: 220,
        optional: true,
        sortable: true,
        className: 'wg:text-fg-muted',
        cell: ({ email }) => <ShortText text={email} length={32} />,
      },
      { id: 'roles', header: t.roles, size: 260, cell: ({ roles }) => rolesOf(roles) },
      {
        id: 'state',
        header: t.status,
        size: 130,
        cell: (member) => <StaffPill {...member} />,
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
        id: 'signIns',
        header: t.signIns,
        size: 110,
        optional: true,
        align: 'figures',
        cell: ({ signIns }) => signIns ?? '—',
      },
    ],
    [t, rolesOf, addressOf],
  );
}

/** Member of the staff on a phone: a link to the details. */
export function MemberCard({ member, href }: { member: StaffMember; href: string }) {
  const t = useMessages(staffMessages);
  const rolesOf = useRoleWords();
  const { name, roles, lastSeenAt } = member;
  return (
    <RowCard
      title={
        <RowLink href={href}>
          <bdi>{name}</bdi>
        </RowLink>
      }
      more={rolesOf(roles)}
      end={<StaffPill {...member} />}
      endMore={
        <span className="wg:text-xs wg:text-fg-muted">
          {lastSeenAt === null ? t.never : <TimeText iso={lastSeenAt} short />}
        </span>
      }
    />
  );
}
