import {
  type ComponentProps,
  type KeyboardEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { useHydrated } from '../../foundations/use-hydrated.ts';
import { Stack, unstack, useStacked } from './sonner.ts';
import { keepFocus, ToasterContext } from './toast-card.tsx';
import { toast } from './toast.tsx';

export { toast };
export type { ShowToast, ToastKind, ToastOptions } from './toast.tsx';

const messages = defineMessages('toaster', {
  /** Name of the region. */
  region: 'Notifications',
  close: 'Close',
  /** `count` toasts wait for a place. */
  waiting_one: '{{count}} more',
  waiting_other: '{{count}} more',
  clear: 'Clear all',
});
export type ToasterLabels = MessagesOf<typeof messages>;

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many are shown at once; the newest. */
  max?: number | undefined;
  labels?: Partial<ToasterLabels> | undefined;
  /** Where it is put; the body when left out. */
  container?: Element | null | undefined;
}

/**
 * Shows the toasts, top centre, over the page and under dialogs. One on the page. The newest lies over the edges of the
 * others; pointer or focus spreads them. They stay until dismissed: by the cross, Escape, or a drag of 80 % of their
 * width. F8 moves the focus to them.
 */
export function Toaster({ container, ...props }: ToasterProps) {
  // A server has no body to put it into; neither has the first render here, which must be the same.
  return useHydrated() ? createPortal(<ToastStack {...props} />, container ?? document.body) : null;
}

function ToastStack({ max = 3, labels, className, ...rest }: Omit<ToasterProps, 'container'>) {
  const words = useMessages(messages, labels);
  const stacked = useStacked();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, isPageHidden, no);
  const paused = isHovered || isFocused || isHidden;
  // What is gone says no more that pointer or focus have left it.
  if (stacked.length === 0 && (isHovered || isFocused)) {
    setHovered(false);
    setFocused(false);
  }

  const waiting = stacked.length - max;
  const under = waiting > 0 ? String(stacked[max - 1]) : undefined;
  const { close, clear: clearLabel } = words;
  const text = words.waiting({ count: waiting });
  const state = useMemo(
    () => ({
      paused,
      closeLabel: close,
      waiting:
        under === undefined
          ? undefined
          : { under, text, clearLabel, onClear: () => toast.dismiss() },
    }),
    [paused, close, under, text, clearLabel],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only notices, to let nobody miss a toast; Escape repeats what a button does
    <div
      data-slot="toaster"
      className={cn(
        'ui:pointer-events-none ui:fixed ui:inset-x-3 ui:top-1.5 ui:z-40 ui:mx-auto ui:max-w-105 ui:font-text ui:outline-none',
        className,
      )}
      // A press on a toast is not a press outside the dialog that may be open under it.
      onPointerDown={(event) => event.nativeEvent.stopPropagation()}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // After a press of the mouse nobody reads there, unless the pointer stays.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onKeyDown={closeByEscape}
      {...rest}
    >
      <ToasterContext value={state}>
        <Stack
          position="top-center"
          dir="auto"
          hotkey={hotkey}
          expand={isFocused}
          visibleToasts={max}
          gap={8}
          swipeDirections={sideways}
          customAriaLabel={words.region}
          className="ui:toast-list"
          toastOptions={toastOptions}
        />
      </ToasterContext>
    </div>
  );
}

const hotkey = ['F8'];
const sideways: ('left' | 'right')[] = ['left', 'right'];
const toastOptions = { className: 'ui:toast-place' };

/** The toast that has the focus, or the newest one. */
function closeByEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape') return;
  const own = event.target instanceof Element ? event.target.closest('li') : null;
  const card = (own ?? event.currentTarget).querySelector<HTMLElement>('[data-toast]');
  if (card?.dataset['toast'] === undefined) return;
  event.stopPropagation();
  keepFocus(card);
  unstack(card.dataset['toast']);
}

const no = () => false;
const isPageHidden = () => document.hidden;

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
