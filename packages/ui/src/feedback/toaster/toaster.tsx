import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../controls/button/button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { ToastItem } from './toast-item.tsx';
import { type ToastStore, toastStore } from './toast-store.ts';

export {
  createToastStore,
  type ShowToast,
  type Toast,
  toast,
  type ToastKind,
  type ToastOptions,
  type ToastStore,
  toastStore,
} from './toast-store.ts';

export interface ToasterLabels {
  /** Name of the region. */
  region: string;
  close: string;
  /** `count` toasts wait for a place. */
  waiting: (count: number) => string;
  clear: string;
}

const english: ToasterLabels = {
  region: 'Notifications',
  close: 'Close',
  waiting: (count) => `${count} more`,
  clear: 'Clear all',
};

export interface ToasterProps extends Omit<ComponentProps<'section'>, 'children'> {
  store?: ToastStore | undefined;
  /** How many are shown at once; the newest. */
  max?: number | undefined;
  labels?: Partial<ToasterLabels> | undefined;
  /** Where it is put; the body when left out. */
  container?: Element | undefined;
}

/**
 * Shows the toasts, top centre, over everything. One on the page. They stay until dismissed: by the cross, Escape, or a
 * drag of 80 % of their width. F8 moves the focus to them.
 */
export function Toaster({
  store = toastStore,
  max = 3,
  labels,
  container,
  className,
  ...rest
}: ToasterProps) {
  const words = { ...english, ...labels };
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const region = useRef<HTMLElement>(null);
  const [within, setWithin] = useState(false);
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

  useEffect(() => {
    const toRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', toRegion);
    return () => document.removeEventListener('keydown', toRegion);
  }, []);

  const shown = toasts.slice(-max);
  const waiting = toasts.length - shown.length;
  if (typeof document === 'undefined') return null;

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices, to let nobody miss a toast
    <section
      data-slot="toaster"
      ref={region}
      aria-label={words.region}
      tabIndex={-1}
      className={cn(
        'ui:pointer-events-none ui:fixed ui:inset-x-3 ui:top-3 ui:z-60 ui:mx-auto ui:max-w-105 ui:font-text ui:outline-none',
        className,
      )}
      // A press on a toast is not a press outside the dialog that may be open under it.
      onPointerDown={(event) => event.nativeEvent.stopPropagation()}
      onPointerEnter={() => setWithin(true)}
      onPointerLeave={() => setWithin(false)}
      onFocus={() => setWithin(true)}
      onBlur={() => setWithin(false)}
      {...rest}
    >
      {/* There from the start and live: what is added is announced. */}
      <ol
        data-slot="toaster-list"
        aria-live="polite"
        aria-relevant="additions text"
        className="ui:flex ui:flex-col ui:gap-2"
      >
        {shown.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={within || hidden}
            closeLabel={words.close}
            onClose={() => store.dismiss(toast.id)}
          />
        ))}
      </ol>
      {waiting > 0 ? (
        <div className="ui:pointer-events-auto ui:mx-auto ui:mt-2 ui:flex ui:w-fit ui:items-center ui:gap-1 ui:rounded-pill ui:bg-overlay ui:ps-3 ui:pe-1 ui:py-1 ui:text-sm ui:text-fg-muted ui:shadow-overlay">
          {words.waiting(waiting)}
          <Button size="sm" variant="ghost" onClick={() => store.dismiss()}>
            {words.clear}
          </Button>
        </div>
      ) : null}
    </section>,
    container ?? document.body,
  );
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
