// @where Widgets: drafts: typed text that is kept over a reload or a sign-in, as of a transfer
import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting, useSetting } from '../../host/index.ts';

/** Number of drafts that are kept: the latest. */
const maxKept = 20;

/** Reasons that were typed and not taken by the exchange, by subject and decision. For this tab. */
const decisionDrafts = defineSetting(
  storageKeys.decisionDrafts,
  v.array(v.object({ of: v.string(), text: v.string() })),
  [],
  'session',
);

/**
 * Keeps the reasons of decisions as they are typed: over Escape, a lost answer, a sign-in and a reload.
 *
 * @param subject id of the request, or ids of the withdrawals, that are decided
 */
export function useDecisionDrafts<Decision extends string>(
  subject: string,
): {
  textOf: (decision: Decision) => string;
  keep: (decision: Decision, text: string) => void;
  /** Forgets all of the subject: it was decided. */
  forget: () => void;
} {
  const [drafts, setDrafts] = useSetting(decisionDrafts);
  const nameOf = (decision: Decision) => `${subject}/${decision}`;
  return {
    textOf: (decision) => drafts.find(({ of }) => of === nameOf(decision))?.text ?? '',
    keep: (decision, text) => {
      const others = drafts.filter(({ of }) => of !== nameOf(decision));
      setDrafts(text === '' ? others : [...others, { of: nameOf(decision), text }].slice(-maxKept));
    },
    forget: () => {
      const others = drafts.filter(({ of }) => !of.startsWith(`${subject}/`));
      if (others.length < drafts.length) setDrafts(others);
    },
  };
}
