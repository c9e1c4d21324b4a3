import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { UnresolvedAct } from '../frame/act/unresolved-act.tsx';
import type { ActState } from '../frame/act/use-act.ts';
import { marketsMessages } from './markets-messages.ts';

/** What became of the last change. */
export function SaveOutcome({
  state,
  name,
  onLook,
}: {
  state: ActState;
  name: string;
  onLook: () => void;
}) {
  const { review: t } = useMessages(marketsMessages);
  switch (state.status) {
    case 'none':
    case 'sending':
    // The dialog says it.
    case 'refused':
    // Nobody is first here: the last change counts.
    case 'conflict':
      return null;
    case 'done':
      return (
        <div className="wg:px-4 wg:pt-4">
          <Callout tone="success" live>
            {t.done({ name })}
          </Callout>
        </div>
      );
    case 'notArrived':
    case 'lost':
      return (
        <div className="wg:px-4 wg:pt-4">
          <UnresolvedAct state={state} words={t} onLook={onLook} />
        </div>
      );
  }
}
