import type { ComplianceDetails, ComplianceRequest } from '@agio/api-client/contract';
import { isApiError } from '@agio/api-client';
import { useExchange, useResolveRequest, useUserInformation } from '@agio/api-client/react';
import { useState } from 'react';
import { useFailureWords } from '../provider/index.ts';
import { type Decision, isAnswerLost, isConflict, verdictOf } from './model/verdict.ts';

/** How the last decision about a case stands. */
export type DecisionState =
  | { readonly status: 'none' }
  | { readonly status: 'done'; readonly decision: Decision; readonly before: ComplianceRequest }
  /** Somebody else was first: in the exchange's words who, and what. */
  | { readonly status: 'conflict'; readonly words: string }
  | { readonly status: 'notArrived' }
  | {
      readonly status: 'lost';
      readonly decision: Decision;
      readonly before: ComplianceRequest;
      readonly isLooking: boolean;
      readonly hasLooked: boolean;
    };

const none: DecisionState = { status: 'none' };

/**
 * Sends decisions about one case. Each says what the officer has seen, so that the exchange refuses it where somebody was
 * first; one whose answer was lost is looked up, and never sent again by itself.
 *
 * @param refresh reads the case again
 */
export function useDecide(
  userId: string,
  refresh: () => Promise<unknown>,
): {
  state: DecisionState;
  /** Answers what the dialog says of a refusal; undefined once the dialog has nothing more to do. */
  decide: (
    request: ComplianceRequest,
    decision: Decision,
    comment: string,
  ) => Promise<string | undefined>;
  look: () => Promise<void>;
  forget: () => void;
} {
  const { backOfficeCompliance } = useExchange();
  const { resolveRequest } = useResolveRequest();
  const { data: officer } = useUserInformation();
  const failureWords = useFailureWords();
  const [state, setState] = useState<DecisionState>(none);

  const lookUp = async (before: ComplianceRequest, decision: Decision, hasLooked: boolean) => {
    const lost = { status: 'lost', decision, before, hasLooked } as const;
    setState({ ...lost, isLooking: true });
    let found: ComplianceDetails;
    try {
      found = await backOfficeCompliance.details({ userId });
    } catch {
      setState({ ...lost, isLooking: false });
      return;
    }
    const verdict = verdictOf(before, found, officer?.id);
    const last = found.audit[0];
    if (verdict === 'ours') setState({ status: 'done', decision, before });
    else if (verdict === 'unchanged') setState({ status: 'notArrived' });
    else setState({ status: 'conflict', words: last ? `${last.actor}: ${last.action}` : '' });
    void refresh();
  };

  const decide = async (request: ComplianceRequest, decision: Decision, comment: string) => {
    setState(none);
    try {
      await resolveRequest({
        requestId: request.id,
        decision,
        seenDecidedAt: request.decidedAt ?? null,
        ...(comment !== '' && { comment }),
      });
      setState({ status: 'done', decision, before: request });
      return undefined;
    } catch (error) {
      if (isConflict(error) && isApiError(error)) {
        setState({ status: 'conflict', words: error.messages.join(' ') });
        return undefined;
      }
      if (isAnswerLost(error)) {
        void lookUp(request, decision, false);
        return undefined;
      }
      return isApiError(error) ? error.messages.join(' ') || failureWords(error) : String(error);
    }
  };

  return {
    state,
    decide,
    look: async () => {
      if (state.status === 'lost') await lookUp(state.before, state.decision, true);
    },
    forget: () => setState(none),
  };
}
