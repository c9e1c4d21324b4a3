import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { changeMessages } from './change-messages.ts';
import { UnresolvedAct } from '../frame/act/unresolved-act.tsx';
import type { AccountChange } from './model/account-change.ts';
import type { ActState } from '../frame/act/use-act.ts';
import { useChangeWords } from './use-change-words.ts';

/** What became of the last change. */
export function ChangeOutcome({
  state,
  change,
  name,
  onLook,
}: {
  state: ActState;
  /** The last one that was sent. */
  change: AccountChange | undefined;
  name: string;
  onLook: () => void;
}) {
  const t = useMessages(changeMessages);
  const wordsOf = useChangeWords(name);
  switch (state.status) {
    case 'none':
    case 'sending':
    // The dialog says it.
    case 'refused':
      return null;
    case 'done':
      return change === undefined ? null : (
        <Callout tone="success" live title={t.done[change.kind](wordsOf(change))} />
      );
    case 'conflict':
      return (
        <Callout tone="warning" live title={t.conflict}>
          {state.words}
        </Callout>
      );
    case 'notArrived':
    case 'lost':
      return <UnresolvedAct state={state} words={t} onLook={onLook} />;
  }
}
