import type { ComplianceStepState } from '@agio/api-client/contract';
import type { Account, ApplicationRecord } from '../../records/people.ts';
import { isoTime } from '../../clock.ts';
import {
  isAnswered,
  nextTier,
  noAnswers,
  stepsTo,
  type Progress,
  type QuestionStep,
} from './compliance-steps.ts';

/**
 * Returns the application of a person who has answered the questions of their tier already: the start of a scenario.
 */
export function startOf({ information }: Account): ApplicationRecord {
  const level = information.verificationLevel ?? 0;
  const answers = { ...noAnswers };
  if (level >= 1) Object.assign(answers, { entityType: 'NaturalPerson', formASigned: true });
  if (level >= 2) {
    Object.assign(answers, {
      primaryUse: 'Investing',
      primarySource: 'Occupation',
      employmentStatus: 'Employed',
    });
  }
  return {
    answers,
    identityChecked: level >= 1,
    proofs: [],
    targetTier: nextTier(information.complianceTier),
    savedAt: null,
  };
}

/** Returns the answer to a person about their application, at a step of it. */
export function applicationView(
  application: ApplicationRecord,
  {
    step,
    inReview,
    reviewedAs,
  }: {
    step: QuestionStep | undefined;
    inReview: boolean;
    reviewedAs: ComplianceStepState['reviewedAs'];
  },
): ComplianceStepState {
  const { answers, drafts = [], proofs, savedAt, targetTier } = application;
  const steps = stepsTo(targetTier);
  return {
    step: inReview ? 'PendingForReview' : (step ?? 'Trading'),
    targetTier,
    position: inReview || step === undefined ? 0 : steps.indexOf(step) + 1,
    steps: [...steps],
    answers,
    savedAt: savedAt === null ? null : isoTime(savedAt),
    drafts: drafts.map((draft) => ({ ...draft, savedAt: isoTime(draft.savedAt) })),
    answered: steps.filter((each) => isAnswered(each, progress(application))),
    reviewedAs,
    proofs: proofs.length,
  };
}

/** Returns the progress of an application. */
export function progress({ answers, identityChecked, proofs }: ApplicationRecord): Progress {
  return { answers, identityChecked, proofs: proofs.length };
}
