import type { Ref } from 'react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { WidgetLink } from '../../../host/index.ts';
import { decisionMessages } from './decision-messages.ts';
import { UnresolvedAct } from '../../frame/act/unresolved-act.tsx';
import { approvalStepOf } from './model/approval.ts';
import type { ActState } from '../../frame/act/use-act.ts';
import type { SentDecision } from './use-decide.ts';

/** What became of the last decision, and the way on. */
export function DecisionOutcome({
  state,
  sent,
  officerId,
  name,
  nextHref,
  queueHref,
  next,
  onLook,
}: {
  state: ActState;
  /** The last one that was sent. */
  sent: SentDecision | undefined;
  officerId: string | undefined;
  name: string;
  nextHref: string | undefined;
  queueHref: string;
  /** Holds the way on after a decision that was made. */
  next: Ref<HTMLSpanElement>;
  onLook: () => void;
}) {
  const t = useMessages(decisionMessages);
  const doneWords = ({ decision, before }: SentDecision) =>
    decision === 'Approve' && approvalStepOf(before, officerId) === 'first'
      ? t.doneFirst
      : t.done[decision];
  const way = (
    <Button asChild size="sm" variant="primary">
      <WidgetLink href={nextHref ?? queueHref}>
        {nextHref === undefined ? t.queue : t.next}
      </WidgetLink>
    </Button>
  );
  switch (state.status) {
    case 'none':
    case 'sending':
    // The dialog says it.
    case 'refused':
      return null;
    case 'done':
      return sent === undefined ? null : (
        <Callout
          tone="success"
          live
          title={doneWords(sent)({ name: cutText(name, 60) })}
          actions={<span ref={next}>{way}</span>}
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
