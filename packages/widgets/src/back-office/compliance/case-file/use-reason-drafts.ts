import { useEffect, useEffectEvent } from 'react';
import type { IntentState } from '../../../intent/use-intent.ts';
import { useDecisionDrafts } from '../../frame/decision-drafts.ts';

/** Keeps the reasons of acts on one thing until the exchange has taken one. */
export function useReasonDrafts(of: string, { status }: IntentState) {
  const drafts = useDecisionDrafts(of);
  const forget = useEffectEvent(() => drafts.forget());
  const isDone = status === 'done';
  useEffect(() => {
    if (isDone) forget();
  }, [isDone]);
  return drafts;
}
