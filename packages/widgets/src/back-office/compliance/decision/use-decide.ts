import type { ComplianceDetails, StaffRequest } from '@agio/api-client/contract';
import { useExchange, useResolveRequest, useUserInformation } from '@agio/api-client/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFailureWords } from '../../../states/index.ts';
import { isConflict, refusalText } from '../../../intent/refusals.tsx';
import { useIntent } from '../../../intent/use-intent.ts';
import { type Decision, verdictOf } from './model/verdict.ts';

/** A decision, with the request as the officer saw it. */
export interface SentDecision {
  readonly decision: Decision;
  readonly before: StaffRequest;
  readonly comment: string;
}

/** Time between two tries to read an outdated case, in milliseconds. */
const retryMs = 5_000;

/**
 * Sends decisions about one case. The exchange refuses a decision if another officer acted since the case was read.
 *
 * @param onRead replaces the case that is shown
 */
export function useDecide(userId: string, onRead: (found: ComplianceDetails) => unknown) {
  const { backOfficeCompliance } = useExchange();
  const { resolveRequest } = useResolveRequest();
  const { data: officer } = useUserInformation();
  const failureWords = useFailureWords();
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

  const { state, sent, sendFromDialog, look, reset } = useIntent<SentDecision>({
    send: ({ decision, before, comment }, options) =>
      resolveRequest(
        {
          requestId: before.id,
          decision,
          seenDecidedAt: before.decidedAt ?? null,
          seenApprovalAt: before.firstApproval?.time ?? null,
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
    find: async ({ before }) => {
      const found = await read();
      const verdict = verdictOf(before, found, officer?.id);
      if (verdict !== 'others') return verdict === 'ours';
      const last = found.audit[0];
      return { conflict: last ? `${last.actor}: ${last.action}` : '' };
    },
    conflict: () => true,
  });
  return {
    state,
    sent,
    /** Another officer acted first, and the case was not read again since: it cannot be decided. */
    isOld,
    /** Returns the refusal that the dialog shows; undefined once the dialog can close. */
    decide: async (
      before: StaffRequest,
      decision: Decision,
      comment: string,
    ): Promise<ReactNode> => {
      const refusal = await sendFromDialog({ decision, before, comment });
      return refusal && refusalText(refusal.error, failureWords);
    },
    look,
    reset,
  };
}
