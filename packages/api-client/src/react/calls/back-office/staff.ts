import type { SavedView, StaffMemberDetails } from '../../../contract/core.ts';
import type { CallName, InputOf } from '../../cache/keys.ts';
import { useDownload, type Download } from '../../cache/use-download.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../../cache/use-paged-read.ts';
import type { Query } from '../../cache/use-query.ts';
import { usePrivateRead } from '../../cache/use-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';

const staff: readonly CallName[] = ['backOfficeStaff.list', 'backOfficeStaff.details'];
const skills: readonly CallName[] = [...staff, 'backOfficeCompliance.officers'];

/** Staff and invited colleagues, a page at a time; with null nothing is requested. */
export function useStaff(
  input?: PagedInput<'backOfficeStaff.list'> | null,
): PagedQuery<'backOfficeStaff.list'> {
  return usePagedRead('backOfficeStaff.list', input);
}

/** Staff of a filtered list as a file. */
export function useStaffCsv(): Download<'backOfficeStaff.csv'> {
  return useDownload('backOfficeStaff.csv');
}

/** One member of the staff, with the latest sign-ins. */
export function useStaffMember(id: string | undefined): Query<StaffMemberDetails> {
  return usePrivateRead('backOfficeStaff.details', id === undefined ? undefined : { id });
}

/** Invites a colleague. The only answer that ever holds the link. */
export function useInviteStaff(): Write<'inviteStaff', 'backOfficeStaff.invite'> {
  return useWrite('inviteStaff', 'backOfficeStaff.invite', staff);
}

/** Gives and takes roles, at once or as a proposal. */
export function useChangeRoles(): Write<'changeRoles', 'backOfficeStaff.changeRoles'> {
  return useWrite('changeRoles', 'backOfficeStaff.changeRoles', staff);
}

/** Confirms or rejects proposed roles. */
export function useResolveRoles(): Write<'resolveRoles', 'backOfficeStaff.resolve'> {
  return useWrite('resolveRoles', 'backOfficeStaff.resolve', staff);
}

/** Says which types of requests a member may take. */
export function useChangeSkills(): Write<'changeSkills', 'backOfficeStaff.changeSkills'> {
  return useWrite('changeSkills', 'backOfficeStaff.changeSkills', skills);
}

/** Ends every sign-in of a member of the staff. */
export function useEndStaffSignIns(): Write<'endStaffSignIns', 'backOfficeStaff.endSignIns'> {
  return useWrite('endStaffSignIns', 'backOfficeStaff.endSignIns', staff);
}

const views: readonly CallName[] = ['backOfficeViews.list'];

/** Returns the reader's own views of a list, and those that colleagues share. */
export function useSavedViews(input: InputOf<'backOfficeViews.list'>): Query<SavedView[]> {
  return usePrivateRead('backOfficeViews.list', input);
}

/** Keeps a view of a list, or changes one. */
export function useSaveView(): Write<'saveView', 'backOfficeViews.save'> {
  return useWrite('saveView', 'backOfficeViews.save', views);
}

/** Removes a view. */
export function useRemoveView(): Write<'removeView', 'backOfficeViews.remove'> {
  return useWrite('removeView', 'backOfficeViews.remove', views);
}
