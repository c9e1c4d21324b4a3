import type { Arguments, ScopedMutator } from 'swr';
import type { ComplianceDetails, OfficerLoad } from '../../../contract/core.ts';
import type { CallName, QueryKey } from '../../cache/keys.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../../cache/use-paged-read.ts';
import type { Query } from '../../cache/use-query.ts';
import { usePrivateRead } from '../../cache/use-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';
import { usersAndCases } from './changes.ts';

const addresses: readonly CallName[] = [
  'backOfficeCompliance.details',
  'backOfficeUsers.addresses',
  'backOfficeAudit.list',
];

const notes: readonly CallName[] = [
  'backOfficeCompliance.notes',
  'backOfficeCompliance.details',
  'backOfficeAudit.list',
];

/** Requests for review, the one that waits longest first, a page at a time. */
export function useComplianceQueue(
  input?: PagedInput<'backOfficeCompliance.queue'>,
): PagedQuery<'backOfficeCompliance.queue'> {
  return usePagedRead('backOfficeCompliance.queue', input);
}

/** Everything that an officer decides on. An undefined user loads nothing. */
export function useComplianceDetails(userId: string | undefined): Query<ComplianceDetails> {
  return usePrivateRead(
    'backOfficeCompliance.details',
    userId === undefined ? undefined : { userId },
  );
}

/** Puts the case that a call answers in the place of the one that is shown: the next call is about what it says. */
const learnCase = (found: ComplianceDetails, mutate: ScopedMutator) =>
  mutate<ComplianceDetails>((key: Arguments) => isCaseOf(found.user.id, key), found, {
    revalidate: false,
  });

function isCaseOf(userId: string, key: Arguments): boolean {
  if (!Array.isArray(key)) return false;
  const [call, input] = key as unknown as QueryKey;
  return call === 'backOfficeCompliance.details' && 'userId' in input && input.userId === userId;
}

/** Approves, rejects, or asks for more data. */
export function useResolveRequest(): Write<'resolveRequest', 'backOfficeCompliance.resolve'> {
  return useWrite('resolveRequest', 'backOfficeCompliance.resolve', usersAndCases, learnCase);
}

/** Takes a case, takes it over, or hands it back. */
export function useAssignRequest(): Write<'assignRequest', 'backOfficeCompliance.assign'> {
  return useWrite('assignRequest', 'backOfficeCompliance.assign', usersAndCases, learnCase);
}

/** Officers who can have cases, with their skills and the work at hand. */
export function useOfficerLoads(): Query<OfficerLoad[]> {
  return usePrivateRead('backOfficeCompliance.officers', {});
}

/** Takes the case that is due next. */
export function useTakeNextCase(): Write<'takeNextCase', 'backOfficeCompliance.takeNext'> {
  return useWrite('takeNextCase', 'backOfficeCompliance.takeNext', usersAndCases);
}

/** Assigns several cases, or hands them back, with an outcome of each. */
export function useAssignCases(): Write<'assignCases', 'backOfficeCompliance.assignMany'> {
  return useWrite('assignCases', 'backOfficeCompliance.assignMany', usersAndCases);
}

/** Notes of staff on a user, newest first, a page at a time. */
export function useStaffNotes(
  input: PagedInput<'backOfficeCompliance.notes'>,
): PagedQuery<'backOfficeCompliance.notes'> {
  return usePagedRead('backOfficeCompliance.notes', input);
}

/** Adds a note on a user. */
export function useAddNote(): Write<'addNote', 'backOfficeCompliance.addNote'> {
  return useWrite('addNote', 'backOfficeCompliance.addNote', notes);
}

/** Freezes, limits, bans, terminates or reactivates an account. */
export function useChangeAccountStatus(): Write<
  'changeAccountStatus',
  'backOfficeCompliance.changeUserStatus'
> {
  return useWrite('changeAccountStatus', 'backOfficeCompliance.changeUserStatus', usersAndCases);
}

/** Withdraws the proof of ownership of an address. */
export function useInvalidateAddress(): Write<
  'invalidateAddress',
  'backOfficeCompliance.invalidateAddress'
> {
  return useWrite('invalidateAddress', 'backOfficeCompliance.invalidateAddress', addresses);
}

/** Accepts the new proof of an address whose proof was withdrawn. */
export function useAcceptAddress(): Write<'acceptAddress', 'backOfficeCompliance.acceptAddress'> {
  return useWrite('acceptAddress', 'backOfficeCompliance.acceptAddress', addresses);
}

/** Closes an address for everybody. */
export function useBlockAddress(): Write<'blockAddress', 'backOfficeCompliance.blockAddress'> {
  return useWrite('blockAddress', 'backOfficeCompliance.blockAddress', addresses);
}

/** Opens an address again that was closed. */
export function useLiftAddress(): Write<'liftAddress', 'backOfficeCompliance.liftAddress'> {
  return useWrite('liftAddress', 'backOfficeCompliance.liftAddress', addresses);
}
