import { Callout } from '@agio/ui/callout';
import { UnknownOutcome } from '../../../intent/unknown-outcome.tsx';

/** An act whose answer was lost, while it is looked up, or that is known not to have arrived. */
export type Unresolved =
  | { readonly status: 'notArrived' }
  | { readonly status: 'lost'; readonly isLooking: boolean; readonly hasLooked: boolean };

interface UnresolvedWords {
  readonly notArrived: string;
  readonly lost: string;
  readonly lostText: string;
  readonly stillUnknown: string;
  readonly look: string;
  readonly looking: string;
}

/** Says that nobody knows what became of an act, with the button that looks; or that nothing came of it. */
export function UnresolvedAct({
  state,
  words: t,
  onLook,
}: {
  state: Unresolved;
  words: UnresolvedWords;
  onLook: () => void;
}) {
  if (state.status === 'notArrived')
    return (
      <Callout tone="warning" live>
        {t.notArrived}
      </Callout>
    );
  return (
    <UnknownOutcome
      title={t.lost}
      text={t.lostText}
      note={state.hasLooked && !state.isLooking ? t.stillUnknown : ''}
      isLooking={state.isLooking}
      button={state.isLooking ? t.looking : t.look}
      onLook={onLook}
    />
  );
}
