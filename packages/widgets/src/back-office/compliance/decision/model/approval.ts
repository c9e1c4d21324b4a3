import { needsTwoOfficers, type StaffRequest } from '@agio/api-client';

/** What an approval of this officer would be: the only one, the first of two, or the second; `given`: theirs is the first. */
export type ApprovalStep = 'only' | 'first' | 'second' | 'given';

export function approvalStepOf(
  { requestType, firstApproval }: Pick<StaffRequest, 'requestType' | 'firstApproval'>,
  officerId: string | undefined,
): ApprovalStep {
  if (!needsTwoOfficers(requestType)) return 'only';
  if (!firstApproval) return 'first';
  return firstApproval.officerId === officerId ? 'given' : 'second';
}
