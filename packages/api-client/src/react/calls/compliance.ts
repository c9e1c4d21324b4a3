import type { ScopedMutator } from 'swr';
import type { ComplianceStepState } from '../../contract/core.ts';
import { type AnswerOf, type CallName, type InputOf, matchCalls } from '../cache/keys.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, rarelyChanges, usePrivateRead, usePublicRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const questions: readonly CallName[] = ['compliance.nextStep', 'account.userInformation'];
const drafts: readonly CallName[] = ['compliance.nextStep'];
const application: readonly CallName[] = [...questions, 'compliance.active'];
const identity: readonly CallName[] = [...application, 'account.profile'];

/** Returns the next question of the application, or the one after `after`. An undefined input loads nothing. */
export function useNextStep(
  input: InputOf<'compliance.nextStep'> | undefined = noInput,
): Query<ComplianceStepState> {
  return usePrivateRead('compliance.nextStep', input, { keepPreviousData: true });
}

/** Returns the question before `before`. An undefined input loads nothing. */
export function usePreviousStep(
  input: InputOf<'compliance.previousStep'> | undefined,
): Query<ComplianceStepState> {
  return usePrivateRead('compliance.previousStep', input);
}

/** Returns the text of form A and its data. */
export function useFormA(): Query<AnswerOf<'kyc.formA'>> {
  return usePrivateRead('kyc.formA', noInput);
}

/**
 * Returns facts of this exchange: release, time, tier limits, support contact; the limits in a currency if one is
 * given. Null loads nothing.
 */
export function useExchangeInfo(
  input: InputOf<'info.exchange'> | null = noInput,
): Query<AnswerOf<'info.exchange'>> {
  return usePublicRead('info.exchange', input ?? undefined, rarelyChanges);
}

/** Answers one question; the answer is the next step. */
export function useAnswerStep(): Write<'answerStep', 'compliance.answer'> {
  return useWrite('answerStep', 'compliance.answer', questions);
}

/**
 * Stores choices and text of a step that are not sent yet; null removes them. A page that opens afterwards reads them
 * from the cache, because a step reads its draft once.
 */
export function useKeepDraft(): Write<'keepDraft', 'compliance.keepDraft'> {
  return useWrite('keepDraft', 'compliance.keepDraft', drafts, putDrafts);
}

const putDrafts = ({ drafts: kept, savedAt }: ComplianceStepState, mutate: ScopedMutator) =>
  mutate<ComplianceStepState>(
    matchCalls('compliance.nextStep', 'compliance.previousStep'),
    (known) => known && { ...known, drafts: kept, savedAt },
    { revalidate: false },
  );

/** Sends the application for review. */
export function useSubmitApplication(): Write<'submitApplication', 'compliance.submit'> {
  return useWrite('submitApplication', 'compliance.submit', application);
}

/** Starts the identity check at the identity partner; the answer has its address. */
export function useRequestKyc(): Write<'requestKyc', 'kyc.request'> {
  return useWrite('requestKyc', 'kyc.request', identity);
}
