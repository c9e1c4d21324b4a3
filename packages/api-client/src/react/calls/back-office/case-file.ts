import type { Arguments, ScopedMutator } from 'swr';
import type { CaseFile } from '../../../contract/core.ts';
import type { CallName, QueryKey } from '../../cache/keys.ts';
import type { Query } from '../../cache/use-query.ts';
import { usePrivateRead } from '../../cache/use-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';

const files: readonly CallName[] = [
  'backOfficeCaseFile.read',
  'backOfficeCompliance.details',
  'backOfficeAudit.list',
];

/** Identity, screening, verdicts, checklist and sign-ins of a person's case. An undefined user loads nothing. */
export function useCaseFile(userId: string | undefined): Query<CaseFile> {
  return usePrivateRead('backOfficeCaseFile.read', userId === undefined ? undefined : { userId });
}

/** Puts the file that a call answers in the place of the one that is shown: the next call is about what it says. */
const learnFile = (found: CaseFile, mutate: ScopedMutator) =>
  mutate<CaseFile>((key: Arguments) => isFileOf(found.userId, key), found, { revalidate: false });

function isFileOf(userId: string, key: Arguments): boolean {
  if (!Array.isArray(key)) return false;
  const [call, input] = key as unknown as QueryKey;
  return call === 'backOfficeCaseFile.read' && 'userId' in input && input.userId === userId;
}

/** Searches the lists of sanctions and of politically exposed persons again. */
export function useScreen(): Write<'screen', 'backOfficeCaseFile.screen'> {
  return useWrite('screen', 'backOfficeCaseFile.screen', files, learnFile);
}

/** Says of a match of the screening that it is another person, or the same. */
export function useResolveMatch(): Write<'resolveMatch', 'backOfficeCaseFile.resolveMatch'> {
  return useWrite('resolveMatch', 'backOfficeCaseFile.resolveMatch', files, learnFile);
}

/** Says whether a document is accepted, or takes that back. */
export function useJudgeDocument(): Write<'judgeDocument', 'backOfficeCaseFile.judgeDocument'> {
  return useWrite('judgeDocument', 'backOfficeCaseFile.judgeDocument', files, learnFile);
}

/** Confirms a point of the checklist, or takes that back. */
export function useConfirmPoint(): Write<'confirmPoint', 'backOfficeCaseFile.confirmPoint'> {
  return useWrite('confirmPoint', 'backOfficeCaseFile.confirmPoint', files, learnFile);
}
