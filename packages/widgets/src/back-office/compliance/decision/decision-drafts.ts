import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting, useSetting } from '../../../host/index.ts';
import type { Decision } from './model/verdict.ts';

/** Requests and decisions whose drafts are kept: the latest. */
const maxKept = 20;

/** Reasons that were typed and not taken by the exchange, by request and decision. For this tab. */
const decisionDrafts = defineSetting(
  storageKeys.decisionDrafts,
  v.array(v.object({ of: v.string(), text: v.string() })),
  [],
  'session',
);

/** Keeps the reasons of decisions on one request as they are typed: over Escape, a lost answer and a reload. */
export function useDecisionDrafts(requestId: string): {
  textOf: (decision: Decision) => string;
  keep: (decision: Decision, text: string) => void;
  /** Forgets all of the request: it was decided. */
  forget: () => void;
} {
  const [drafts, setDrafts] = useSetting(decisionDrafts);
  const nameOf = (decision: Decision) => `${requestId}/${decision}`;
  return {
    textOf: (decision) => drafts.find(({ of }) => of === nameOf(decision))?.text ?? '',
    keep: (decision, text) => {
      const others = drafts.filter(({ of }) => of !== nameOf(decision));
      setDrafts(text === '' ? others : [...others, { of: nameOf(decision), text }].slice(-maxKept));
    },
    forget: () => {
      const others = drafts.filter(({ of }) => !of.startsWith(`${requestId}/`));
      if (others.length < drafts.length) setDrafts(others);
    },
  };
}
