import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { IntentStatus } from '../../intent/intent-status.tsx';
import type { IntentState } from '../../intent/use-intent.ts';
import { changeMessages } from './change-messages.ts';
import type { AccountChange } from './model/account-change.ts';
import { cutText } from '@agio/ui/short-text';
import { caseMessages } from '../compliance/case-messages.ts';

/** Outcome of the last change of an account. */
export function ChangeStatus({
  state,
  change,
  name,
  onLook,
}: {
  state: IntentState;
  /** Last change that was sent. */
  change: AccountChange | undefined;
  name: string;
  onLook: () => void;
}) {
  const t = useMessages(changeMessages);
  const wordsOf = useChangeWords(name);
  return (
    <IntentStatus
      state={state}
      words={{ lost: t.lost, notArrived: t.notArrived }}
      done={change && <Callout tone="success" live title={t.done[change.kind](wordsOf(change))} />}
      conflictTitle={t.conflict}
      hidesRefusal
      onLook={onLook}
    />
  );
}

/** Returns the subject of a change and its outcome, for a sentence. */
export function useChangeWords(name: string): (change: AccountChange) => {
  name: string;
  to: string;
} {
  const { activity, tier } = useMessages(caseMessages);
  return (change) => ({
    name: cutText(name, 60),
    to:
      change.kind === 'status'
        ? activity[change.to]
        : change.kind === 'tier'
          ? tier[change.to]
          : cutText(change.entry.name, 40),
  });
}
