import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { changeMessages } from './change-messages.ts';
import { UnresolvedAct } from './unresolved-act.tsx';
import type { ChangeState } from './use-change.ts';
import { useChangeWords } from './use-change-words.ts';

/** What became of the last change. */
export function ChangeOutcome({
  state,
  name,
  onLook,
}: {
  state: ChangeState;
  name: string;
  onLook: () => void;
}) {
  const t = useMessages(changeMessages);
  const wordsOf = useChangeWords(name);
  switch (state.status) {
    case 'none':
      return null;
    case 'done':
      return (
        <Callout tone="success" live title={t.done[state.change.kind](wordsOf(state.change))} />
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
