import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { IntentStatus } from '../../intent/intent-status.tsx';
import type { IntentState } from '../../intent/use-intent.ts';
import { marketsMessages } from './markets-messages.ts';

/** Outcome of the last change of a market or an asset. */
export function SaveStatus({
  state,
  name,
  onLook,
}: {
  state: IntentState;
  name: string;
  onLook: () => void;
}) {
  const { review: t } = useMessages(marketsMessages);
  const done = (
    <Callout tone="success" live>
      {t.done({ name })}
    </Callout>
  );
  return (
    <div className="wg:px-4 wg:pt-4 wg:empty:hidden">
      <IntentStatus state={state} words={t} done={done} hidesRefusal onLook={onLook} />
    </div>
  );
}
