import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { IntentStatus } from '../../intent/intent-status.tsx';
import type { IntentState } from '../../intent/use-intent.ts';
import { changeMessages } from './change-messages.ts';
import type { AccountChange } from './model/account-change.ts';
import { useChangeWords } from './use-change-words.ts';

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
