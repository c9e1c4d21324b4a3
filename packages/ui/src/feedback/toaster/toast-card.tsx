import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { ToastKind, ToastOptions } from './toast.tsx';

const icons = { default: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const iconVariants = cva('ui:mt-0.5 ui:flex-none', {
  variants: {
    kind: {
      default: 'ui:text-fg-muted',
      progress: 'ui:text-accent',
      success: 'ui:text-success',
      warning: 'ui:text-warning',
      error: 'ui:text-danger',
    } satisfies Record<ToastKind, string>,
  },
});

/** State that every card reads from the toaster around it. */
export interface ToasterState {
  /** Timers are paused: the pointer is over the toasts, the focus is in them, or the page is hidden. */
  paused: boolean;
  closeLabel: string;
  /** Shown under the card with this id: the number of waiting toasts, and a button that clears all. */
  waiting: { under: string; text: string; clearLabel: string; onClear: () => void } | undefined;
}

export const ToasterContext = createContext<ToasterState>({
  paused: false,
  closeLabel: 'Close',
  waiting: undefined,
});

/** The content of a toast. A new object is a new message and restarts its timer. */
export interface ToastContent extends Omit<ToastOptions, 'id' | 'onDismiss'> {
  kind: ToastKind;
  title: ReactNode;
}

interface ToastCardProps {
  id: string;
  content: ToastContent;
  onClose: () => void;
}

export function ToastCard({ id, content, onClose }: ToastCardProps) {
  const { paused, closeLabel, waiting } = use(ToasterContext);
  useAutoClose(content, paused, onClose);
  const { kind, title, description, action, progress } = content;
  const Icon = kind === 'progress' ? Spinner : icons[kind];
  return (
    <>
      <div
        data-slot="toast"
        data-kind={kind}
        data-toast={id}
        ref={dragByText}
        className="ui:relative ui:flex ui:h-full ui:items-start ui:gap-3 ui:overflow-hidden ui:rounded-panel ui:bg-overlay ui:py-3 ui:ps-3.5 ui:pe-2 ui:text-sm ui:text-fg-muted ui:shadow-overlay ui:select-text ui:forced-colors:border"
      >
        <span data-slot="toast-icon" className={iconVariants({ kind })}>
          <Icon aria-hidden size={16} strokeWidth={1.5} />
        </span>
        <div className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere">
          <div className="ui:text-base ui:font-semibold ui:text-fg">{title}</div>
          {description}
          {action === undefined ? null : <div className="ui:mt-1">{action}</div>}
        </div>
        <IconButton
          size="sm"
          label={closeLabel}
          onClick={(event) => {
            keepFocus(event.currentTarget);
            onClose();
          }}
        >
          <X aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
        {kind === 'progress' && progress !== undefined ? (
          <span
            aria-hidden
            className="ui:absolute ui:inset-x-0 ui:bottom-0 ui:h-0.5 ui:origin-left ui:bg-accent ui:transition-transform ui:duration-state ui:rtl:origin-right"
            style={{ transform: `scaleX(${Math.min(1, Math.max(0, progress))})` }}
          />
        ) : null}
      </div>
      {waiting?.under === id ? (
        <div
          data-slot="toaster-waiting"
          className="ui:absolute ui:inset-x-0 ui:top-full ui:mx-auto ui:mt-2 ui:flex ui:w-fit ui:items-center ui:gap-1 ui:rounded-pill ui:bg-overlay ui:ps-3 ui:pe-1 ui:py-1 ui:text-sm ui:text-fg-muted ui:shadow-overlay"
        >
          {waiting.text}
          <Button size="sm" variant="ghost" onClick={waiting.onClear}>
            {waiting.clearLabel}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/**
 * A press on the text drags the toast, as one beside it does: a selection would hold it, also one that was made before
 * elsewhere on the page. A double press still selects a word, such as a code for support, and a triple press a line.
 */
function dragByText(card: HTMLElement | null): void {
  let presses = 0;
  card?.addEventListener('mousedown', ({ detail }) => {
    presses = detail;
    // The browser would drag the selected text in place of the toast.
    if (presses === 1) getSelection()?.removeAllRanges();
  });
  card?.addEventListener('selectstart', (event) => {
    if (presses === 1) event.preventDefault();
  });
}

/** Before a toast disappears, moves its focus to another toast; the last one returns it to where it came from. */
export function keepFocus(inToast: Element): void {
  if (inToast.closest('li')?.contains(document.activeElement) === true)
    inToast.closest('ol')?.focus({ preventScroll: true });
}

/** Closes after the duration of the toast, which does not run while paused. */
function useAutoClose(content: ToastContent, paused: boolean, onClose: () => void) {
  const { duration } = content;
  const left = useRef(duration);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    left.current = content.duration;
  }, [content]);
  useEffect(() => {
    if (duration === undefined || paused) return;
    const began = performance.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - began));
    };
  }, [content, duration, paused]);
}
