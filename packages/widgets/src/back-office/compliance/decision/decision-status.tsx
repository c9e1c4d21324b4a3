import type { Ref } from 'react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { WidgetLink } from '../../../host/index.ts';
import { decisionMessages } from './decision-messages.ts';
import { IntentStatus } from '../../../intent/intent-status.tsx';
import { approvalStepOf } from './model/approval.ts';
import type { IntentState } from '../../../intent/use-intent.ts';
import type { SentDecision } from './use-decide.ts';

/** Outcome of the last decision, with a link to the next case. */
export function DecisionStatus({
  state,
  sent,
  officerId,
  name,
  nextHref,
  queueHref,
  next,
  onLook,
}: {
  state: IntentState;
  /** Last decision that was sent. */
  sent: SentDecision | undefined;
  officerId: string | undefined;
  name: string;
  nextHref: string | undefined;
  queueHref: string;
  /** Holds the link to the next case after a decision. */
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
  return (
    <IntentStatus
      state={state}
      words={{ lost: t.lost, notArrived: t.notArrived }}
      done={
        sent && (
          <Callout
            tone="success"
            live
            title={doneWords(sent)({ name: cutText(name, 60) })}
            actions={<span ref={next}>{way}</span>}
          />
        )
      }
      conflictTitle={t.conflict}
      conflictActions={way}
      hidesRefusal
      onLook={onLook}
    />
  );
}
