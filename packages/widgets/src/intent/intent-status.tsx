import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { LostAnswerNotice } from './lost-answer-notice.tsx';
import { messages } from './messages.ts';
import { withReason } from './refusals.tsx';
import type { IntentState } from './use-intent.ts';

export interface IntentStatusProps {
  state: IntentState;
  onLook: () => void;
  /** Texts that name the command; the general ones are used for the rest. */
  words?: Partial<
    Record<'lost' | 'lostText' | 'look' | 'looking' | 'stillUnknown' | 'notArrived', string>
  >;
  /** Content after success. Omitted if the page shows the result by itself. */
  done?: ReactNode;
  /** Title over who acted first. */
  conflictTitle?: string | undefined;
  /** Next step after a conflict. */
  conflictActions?: ReactNode;
  /** The dialog that sent the command shows its refusal. */
  hidesRefusal?: boolean;
}

/** Outcome of the last command: success, refusal, conflict, or a lost answer with a button that looks it up. */
export function IntentStatus({
  state,
  onLook,
  words,
  done = null,
  conflictTitle,
  conflictActions,
  hidesRefusal = false,
}: IntentStatusProps) {
  const texts = useMessages(messages);
  const t = { ...texts, ...words };
  switch (state.status) {
    case 'idle':
    case 'sending':
      return null;
    case 'done':
      return done;
    case 'refused':
      return hidesRefusal || state.words === undefined ? null : (
        <Callout tone="danger" live>
          {withReason(t.refused, state.words)}
        </Callout>
      );
    case 'conflict':
      return (
        <Callout tone="warning" live title={conflictTitle} actions={conflictActions}>
          {conflictTitle === undefined
            ? withReason(({ reason }) => t.conflict({ what: reason }), state.words)
            : state.words}
        </Callout>
      );
    case 'notArrived':
      return (
        <Callout tone="warning" live>
          {t.notArrived}
        </Callout>
      );
    case 'unknown':
      return (
        <LostAnswerNotice
          title={t.lost}
          text={t.lostText}
          note={state.hasLooked && !state.isLooking ? t.stillUnknown : ''}
          isLooking={state.isLooking}
          button={state.isLooking ? t.looking : t.look}
          onLook={onLook}
        />
      );
  }
}
