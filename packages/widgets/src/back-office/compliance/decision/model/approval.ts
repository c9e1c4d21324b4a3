import { needsTwoOfficers, type StaffRequest } from '@agio/api-client';

/**
 * Step that an approval by this officer would be: the only one, the first or the second of two; `given` if the first is
 * theirs.
 */
export type ApprovalStep = 'only' | 'first' | 'second' | 'given';

export function approvalStepOf(
  { requestType, firstApproval }: Pick<StaffRequest, 'requestType' | 'firstApproval'>,
  officerId: string | undefined,
): ApprovalStep {
  if (!needsTwoOfficers(requestType)) return 'only';
  if (!firstApproval) return 'first';
  return firstApproval.officerId === officerId ? 'given' : 'second';
}
