import type { Role } from '@agio/api-client';
import type { StaffMember } from '@agio/api-client/contract';
import {
  useChangeRoles,
  useEndStaffSignIns,
  useExchange,
  useResolveRoles,
} from '@agio/api-client/react';
import { useIntent } from '../../intent/use-intent.ts';
import { isSame } from './model/role-change.ts';

/** An act on a member of the staff, as the administrator saw them. */
export type StaffChange = { readonly member: StaffMember } & (
  | { readonly act: 'roles'; readonly roles: readonly Role[]; readonly reason: string }
  | { readonly act: 'Approve' | 'Reject' | 'endSignIns' }
);

/**
 * Sends acts on staff, which the exchange refuses if the roles changed since the administrator saw them. After a lost answer
 * the member is read again; nothing is sent again before it is known.
 */
export function useStaffChange() {
  const { backOfficeStaff } = useExchange();
  const { changeRoles } = useChangeRoles();
  const { resolveRoles } = useResolveRoles();
  const { endStaffSignIns } = useEndStaffSignIns();
  return useIntent<StaffChange>({
    conflict: () => true,
    send: (change, options) => {
      const { id, version: seenVersion } = change.member;
      switch (change.act) {
        case 'roles': {
          const { reason, roles } = change;
          return changeRoles({ id, seenVersion, roles: [...roles], reason }, options);
        }
        case 'endSignIns':
          return endStaffSignIns({ id }, options);
        default:
          return resolveRoles({ id, seenVersion, decision: change.act }, options);
      }
    },
    find: async (change) => {
      const { id, email, roles, version, proposal } = change.member;
      const { items } = await backOfficeStaff.list({ search: email });
      const now = items.find((member) => member.id === id);
      if (change.act === 'endSignIns') return now?.signIns === 0;
      if (now?.version === version) return false;
      const wanted =
        change.act === 'roles'
          ? change.roles
          : change.act === 'Approve'
            ? (proposal?.roles ?? [])
            : roles;
      const isProposed = change.act === 'roles' && isSame(now?.proposal?.roles ?? [], wanted);
      if (isProposed || isSame(now?.roles ?? [], wanted)) return true;
      return { conflict: now?.proposal?.officer ?? now?.name ?? change.member.name };
    },
  });
}
