import type { ComplianceAnswer, ComplianceStepState } from '@agio/api-client';
import { useAnswerStep, useNextStep } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { useHost } from '../../host/index.ts';
import { messages } from '../messages.ts';
import type { DraftKeeper } from '../model/draft-keeper.ts';
import { firstOpenStep } from '../model/step-route.ts';
import { serverText } from '../../intent/refusals.tsx';
import { useVerificationNavigation } from '../verification-navigation.ts';

/** Sends the answer to a step and goes on: to the next step, or to the tiers when one was reached. */
export function useAnswering(state: ComplianceStepState) {
  const { frame: t, tiers } = useMessages(messages);
  const { answerStep, isPending, error } = useAnswerStep();
  const { notices } = useHost();
  const { go } = useVerificationNavigation();
  const { mutate } = useNextStep();
  /** Answers with the error that kept it from being sent; `error` has its words. */
  const answer = async (given: ComplianceAnswer, draft?: DraftKeeper): Promise<unknown> => {
    await draft?.pause();
    try {
      const next = await answerStep({ answer: given });
      draft?.forget();
      const step = firstOpenStep(next);
      // The page of the next step must know that this one is answered.
      void mutate({ ...next, step });
      // The first tier is reached with its last answer, and the application leads to the one after it.
      if (next.targetTier !== state.targetTier) {
        notices.success({
          id: 'tier-reached',
          title: t.reached({ tier: tiers[state.targetTier] }),
          description: t.reachedMore,
        });
        go('overview');
      } else go(step);
      return undefined;
    } catch (failure) {
      draft?.resume();
      return failure;
    }
  };
  return {
    answer,
    isPending,
    failure: error,
    error: error ? (serverText(error) ?? t.failed) : undefined,
  };
}
