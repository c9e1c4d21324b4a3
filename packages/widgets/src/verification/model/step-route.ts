import type { ComplianceStep, ComplianceStepState } from '@agio/api-client';
import { stepRules } from './step-rules.ts';
import { listedSteps } from './steps.ts';

/** Facts about a reader who opens a page of the verification. */
export interface StepRouteInput {
  state: ComplianceStepState;
  /** The step that the exchange says the account is at. */
  accountStep: ComplianceStep | 'Unknown';
  /** The identity document ends soon or has ended. */
  isDocumentEnding?: boolean | undefined;
  /** The identity partner confirmed who they are, or the first tier is reached. */
  isVerified: boolean;
}

/** A step is shown, another one takes its place, or the overview does. */
export type StepRoute = { show: ComplianceStep } | { goTo: ComplianceStep } | { goTo: 'overview' };

/**
 * Returns the page for the address of a step. Looking back is always allowed; ahead of the first question without an
 * answer there is nothing to see yet. While a request is reviewed the answers are locked, and a closed account has only
 * that.
 */
export function stepRouteOf(
  asked: ComplianceStep,
  { state, accountStep, isVerified, isDocumentEnding = false }: StepRouteInput,
): StepRoute {
  const at = (step: ComplianceStep): StepRoute =>
    step === asked ? { show: step } : { goTo: step };
  if (accountStep === 'Forbidden') return at('Forbidden');
  // A document is no answer: it is renewed whatever is locked.
  if (asked === 'KycRequest' && isVerified && isDocumentEnding) return { show: asked };
  if (state.step === 'PendingForReview') return at('PendingForReview');
  if (stepRules[asked].kind === 'start') {
    return isVerified || state.savedAt !== null ? { goTo: resumeStep(state) } : { show: asked };
  }
  if (asked === 'Trading') return at(resumeStep(state));
  if (stepRules[asked].kind === 'end') return { goTo: 'overview' };
  return isReached(asked, state) ? { show: asked } : at(resumeStep(state));
}

/**
 * Returns the step at which a reader goes on, on any device: the last unsent choice or text, otherwise the first
 * question without an answer; `Trading` when all are answered.
 */
export function resumeStep(state: ComplianceStepState): ComplianceStep {
  const draft = state.drafts.findLast(({ step }) => step !== 'Unknown' && isReached(step, state));
  return draft === undefined || draft.step === 'Unknown' ? firstOpenStep(state) : draft.step;
}

/** The first question without an answer; `Trading` when all are answered. */
export function firstOpenStep(state: ComplianceStepState): ComplianceStep {
  if (state.step === 'PendingForReview') return state.step;
  return listedSteps(state).find(({ isAnswered }) => !isAnswered)?.step ?? 'Trading';
}

/** Returns true if every question before a step has its answer. */
function isReached(step: ComplianceStep, state: ComplianceStepState): boolean {
  const steps = listedSteps(state);
  const place = steps.findIndex((each) => each.step === step);
  const firstOpen = steps.findIndex(({ isAnswered }) => !isAnswered);
  return place >= 0 && (firstOpen < 0 || place <= firstOpen);
}

/** Progress in whole steps: how many have an answer, of how many. */
export function progressOf(state: ComplianceStepState): { done: number; of: number } {
  const steps = listedSteps(state);
  return { done: steps.filter(({ isAnswered }) => isAnswered).length, of: steps.length };
}
