import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { Toast, ToastKind } from './toast-store.ts';

/** Dragged so far of its own width, a toast is let go. */
const DRAG_TO_CLOSE = 0.8;

const icons = { default: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const iconColour: Readonly<Record<ToastKind, string>> = {
  default: 'ui:text-fg-muted',
  progress: 'ui:text-accent',
  success: 'ui:text-success',
  warning: 'ui:text-warning',
  error: 'ui:text-danger',
};

interface ToastItemProps {
  toast: Toast;
  /** Nobody has time to read: pointer over the toasts, focus in them, or the page is hidden. */
  paused: boolean;
  closeLabel: string;
  onClose: () => void;
}

export function ToastItem({ toast, paused, closeLabel, onClose }: ToastItemProps) {
  const drag = useDragToClose(onClose);
  useAutoClose(toast, paused, onClose);
  const { kind, title, description, action, progress } = toast;
  const Icon = kind === 'progress' ? Spinner : icons[kind];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- drag and Escape repeat what its button does
    <li
      data-slot="toast"
      data-kind={kind}
      className={cn(
        'ui:pointer-events-auto ui:relative ui:flex ui:touch-pan-y ui:items-start ui:gap-3 ui:overflow-hidden ui:rounded-panel ui:bg-overlay ui:py-3 ui:ps-3.5 ui:pe-2 ui:text-sm ui:text-fg-muted ui:shadow-overlay ui:select-text ui:forced-colors:border',
        'ui:motion-surface',
        drag.share === 0 && 'ui:transition-[transform,opacity] ui:duration-enter',
      )}
      data-state="open"
      style={
        drag.share === 0
          ? undefined
          : { transform: `translateX(${drag.offset}px)`, opacity: 1 - drag.share * 0.6 }
      }
      {...drag.handlers}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span data-slot="toast-icon" className={cn('ui:mt-0.5 ui:flex-none', iconColour[kind])}>
        <Icon aria-hidden size={16} strokeWidth={1.5} />
      </span>
      <div className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere">
        <div className="ui:text-base ui:font-semibold ui:text-fg">{title}</div>
        {description}
        {action === undefined ? null : <div className="ui:mt-1">{action}</div>}
      </div>
      <IconButton size="sm" label={closeLabel} onClick={onClose}>
        <X aria-hidden size={16} strokeWidth={1.5} />
      </IconButton>
      {kind === 'progress' && progress !== undefined ? (
        <span
          aria-hidden
          className="ui:absolute ui:inset-x-0 ui:bottom-0 ui:h-0.5 ui:origin-left ui:bg-accent ui:transition-transform ui:duration-state ui:rtl:origin-right"
          style={{ transform: `scaleX(${Math.min(1, Math.max(0, progress))})` }}
        />
      ) : null}
    </li>
  );
}

/** Closes after the toast's own time, which stands still while paused. */
function useAutoClose({ duration, revision }: Toast, paused: boolean, onClose: () => void) {
  const left = useRef(duration);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    left.current = duration;
  }, [duration, revision]);
  useEffect(() => {
    if (duration === undefined || paused) return;
    const began = performance.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - began));
    };
  }, [duration, revision, paused]);
}

/** A drag in progress: where it began, how wide the toast is, and how far it went; in px. */
interface Drag {
  x: number;
  width: number;
  offset: number;
}

function useDragToClose(onClose: () => void) {
  const [drag, setDrag] = useState<Drag>();
  return {
    offset: drag?.offset ?? 0,
    share: drag === undefined ? 0 : Math.min(1, Math.abs(drag.offset) / drag.width),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as Element).closest('a, button')) return;
        setDrag({ x: event.clientX, width: event.currentTarget.offsetWidth, offset: 0 });
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) =>
        drag && setDrag({ ...drag, offset: event.clientX - drag.x }),
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        setDrag(undefined);
        const far = drag && Math.abs(event.clientX - drag.x) >= drag.width * DRAG_TO_CLOSE;
        if (far === true) onClose();
      },
      onPointerCancel: () => setDrag(undefined),
    },
  };
}
