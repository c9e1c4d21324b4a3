import type { ComplianceDetails, StaffRequest } from '@agio/api-client/contract';
import { isApiError } from '@agio/api-client';
import { useExchange, useResolveRequest, useUserInformation } from '@agio/api-client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureWords } from '../../../states/index.ts';
import { type Decision, isConflict, verdictOf } from './model/verdict.ts';
import { type ActState, useAct } from '../../frame/act/use-act.ts';

/** A decision, with the request as the officer saw it. */
export interface SentDecision {
  readonly decision: Decision;
  readonly before: StaffRequest;
}

/** Between two tries to read a case that is old, in milliseconds. */
const retryMs = 5_000;

/**
 * Sends decisions about one case. Each says what the officer has seen, so that the exchange refuses it where somebody was
 * first; one whose answer was lost is looked up, and never sent again by itself.
 *
 * @param onRead puts a case that was just read in the place of the one that is shown
 */
export function useDecide(
  userId: string,
  onRead: (found: ComplianceDetails) => unknown,
): {
  state: ActState;
  /** The last one that was sent. */
  sent: SentDecision | undefined;
  /** Somebody else was first, and the case was not read again since: a decision now would be about what is no more. */
  isOld: boolean;
  /** Answers what the dialog says of a refusal; undefined once the dialog has nothing more to do. */
  decide: (
    request: StaffRequest,
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
  const { state, ask, look, forget } = useAct();
  const [sent, setSent] = useState<SentDecision>();

  const [isOld, setIsOld] = useState(false);

  const read = async () => {
    const found = await backOfficeCompliance.details({ userId });
    void onRead(found);
    setIsOld(false);
    return found;
  };
  const readAgain = useEffectEvent(() => void read().catch(() => undefined));
  useEffect(() => {
    if (!isOld) return;
    const timer = setInterval(() => readAgain(), retryMs);
    return () => clearInterval(timer);
  }, [isOld]);

  const wasDone = async (before: StaffRequest) => {
    const found = await read();
    const verdict = verdictOf(before, found, officer?.id);
    if (verdict !== 'others') return verdict === 'ours';
    const last = found.audit[0];
    return { conflict: last ? `${last.actor}: ${last.action}` : '' };
  };

  return {
    state,
    sent,
    isOld,
    decide: async (request, decision, comment) => {
      setSent({ decision, before: request });
      const refusal = await ask({
        send: (options) =>
          resolveRequest(
            {
              requestId: request.id,
              decision,
              seenDecidedAt: request.decidedAt ?? null,
              seenApprovalAt: request.firstApproval?.time ?? null,
              ...(comment !== '' && { comment }),
            },
            options,
          ).catch((error: unknown) => {
            if (isConflict(error)) {
              setIsOld(true);
              void read().catch(() => undefined);
            }
            throw error;
          }),
        wasDone: () => wasDone(request),
        hasRivals: true,
      });
      if (refusal === undefined) return undefined;
      const { error } = refusal;
      return isApiError(error) ? error.messages.join(' ') || failureWords(error) : String(error);
    },
    look: async () => void (await look()),
    forget,
  };
}
