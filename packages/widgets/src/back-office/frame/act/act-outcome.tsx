import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { actMessages } from './act-messages.ts';
import { UnresolvedAct } from './unresolved-act.tsx';
import type { ActState } from './use-act.ts';

/** What became of an act that did not simply succeed; nothing of one that did. */
export function ActOutcome({ state, onLook }: { state: ActState; onLook: () => void }) {
  const t = useMessages(actMessages);
  if (state.status === 'lost' || state.status === 'notArrived')
    return <UnresolvedAct state={state} words={t} onLook={onLook} />;
  if (state.status === 'conflict')
    return (
      <Callout tone="warning" live>
        {t.conflict({ what: state.words })}
      </Callout>
    );
  return state.status === 'refused' && state.words !== undefined ? (
    <Callout tone="danger" live>
      {t.refused({ reason: state.words })}
    </Callout>
  ) : null;
}
