import { Clock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { defineMessages, useMessages } from '../../foundations/language/language.tsx';
import type { LoadState } from '../../foundations/load-state.ts';
import { type PanelState, StatePanel, StateStrip } from '../state-panel/state-panel.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export {
  hasContent,
  type LoadState,
  type LoadStatus,
  loadStatuses,
  readyState,
  stateOfList,
} from '../../foundations/load-state.ts';

const messages = defineMessages('loadable', {
  /** State, for screen readers. */
  loading: 'Loading',
  empty: 'Nothing here yet',
  error: 'This could not be loaded',
  notAllowed: 'This is not open to your account',
  stale: terms.notRefreshed,
  retry: terms.tryAgain,
});

/** The words in place of the content. */
export interface LoadNote {
  /** The state in a few words. */
  title?: ReactNode;
  /** Reason, and next step. */
  text?: ReactNode;
  /** Buttons for the next step. An error without them has a button that tries again. */
  actions?: ReactNode;
  /** An icon of 16 px in place of the one of the state. */
  icon?: ReactNode;
}

/** The words of the states, with general ones as the default. */
export interface LoadNotes {
  empty?: LoadNote | undefined;
  error?: LoadNote | undefined;
  notAllowed?: LoadNote | undefined;
  /** Below content that is out of date. */
  stale?: ReactNode;
  /** For screen readers while the content loads. */
  loading?: string | undefined;
}

export interface LoadableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state of the content: loading, ready, out of date, empty, failed, or not allowed for this reader. */
  state: LoadState;
  /**
   * The words of each state.
   * @default {}
   */
  notes?: LoadNotes | undefined;
  /** Loads again; offered after a failure. */
  onRetry?: (() => void) | undefined;
  /** Shown while the content loads, in its geometry. Without one the content renders its own skeleton. */
  skeleton?: ReactNode;
  /** The content. */
  children?: ReactNode;
}

/**
 * Loaded content in every state: a skeleton, the content, the content with a note that it is out of date, or a panel that
 * says why there is none and what to do. After a failure it offers to try again.
 */
export function Loadable({
  state,
  notes = {},
  onRetry,
  skeleton,
  className,
  children,
  ...rest
}: LoadableProps) {
  const words = useMessages(messages);
  return (
    <div
      data-slot="loadable"
      data-status={state.status}
      aria-busy={state.status === 'loading' || undefined}
      className={cn('ui:flex ui:flex-col', className)}
      {...rest}
    >
      {state.status === 'loading' ? (
        <span className="ui:visually-hidden">{notes.loading ?? words.loading}</span>
      ) : null}
      {state.status === 'loading' && skeleton !== undefined ? (
        skeleton
      ) : state.status === 'loading' || state.status === 'ready' || state.status === 'stale' ? (
        children
      ) : (
        <LoadPanel state={state} notes={notes} onRetry={onRetry} />
      )}
      {state.status === 'stale' ? (
        <StateStrip
          tone="warning"
          icon={<Clock size={14} strokeWidth={1.5} aria-hidden />}
          action={
            onRetry && (
              <Button size="sm" variant="ghost" onClick={onRetry}>
                {words.retry}
              </Button>
            )
          }
        >
          {notes.stale ?? words.stale}
        </StateStrip>
      ) : null}
    </div>
  );
}

function LoadPanel({
  state,
  notes,
  onRetry,
}: {
  state: Extract<LoadState, { status: PanelState }>;
} & Pick<LoadableProps, 'notes' | 'onRetry'>) {
  const words = useMessages(messages);
  const note = notes?.[state.status];
  const retry =
    state.status === 'error' && onRetry ? (
      <Button size="sm" onClick={onRetry}>
        {words.retry}
      </Button>
    ) : undefined;
  return (
    <StatePanel
      className="ui:flex-1"
      state={state.status}
      reason={'reason' in state ? state.reason : undefined}
      title={note?.title ?? words[state.status]}
      icon={note?.icon}
      actions={note?.actions ?? retry}
    >
      {note?.text}
    </StatePanel>
  );
}
