import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { WidgetLink } from '../provider/index.ts';
import { decisionMessages } from './decision-messages.ts';
import { UnresolvedAct } from './unresolved-act.tsx';
import type { DecisionState } from './use-decide.ts';

/** What became of the last decision, and the way on. */
export function DecisionOutcome({
  state,
  name,
  nextHref,
  queueHref,
  onLook,
}: {
  state: DecisionState;
  name: string;
  nextHref: string | undefined;
  queueHref: string;
  onLook: () => void;
}) {
  const t = useMessages(decisionMessages);
  const way = (
    <Button asChild size="sm" variant="primary">
      <WidgetLink href={nextHref ?? queueHref}>
        {nextHref === undefined ? t.queue : t.next}
      </WidgetLink>
    </Button>
  );
  switch (state.status) {
    case 'none':
      return null;
    case 'done':
      return (
        <Callout
          tone="success"
          live
          title={t.done[state.decision]({ name: cutText(name, 60) })}
          actions={way}
        />
      );
    case 'conflict':
      return (
        <Callout tone="warning" live title={t.conflict} actions={way}>
          {state.words}
        </Callout>
      );
    case 'notArrived':
    case 'lost':
      return <UnresolvedAct state={state} words={t} onLook={onLook} />;
  }
}
