// @where Looks: number and place of toasts
import {
  type ComponentProps,
  type KeyboardEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer } from '../../foundations/theme-scope/theme-scope.tsx';
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
import * as terms from '../../foundations/terms/terms.ts';

export { toast };
export type { ShowToast, ToastKind, ToastOptions } from './toast.tsx';

const messages = defineMessages('toaster', {
  /** Accessible name of the region. */
  region: terms.notifications,
  close: terms.close,
  /** `count` is the number of waiting toasts. */
  waiting_one: '{{count}} more',
  waiting_other: '{{count}} more',
  clear: terms.clearAll,
});
export type ToasterLabels = MessagesOf<typeof messages>;

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Most toasts at once; the newest are shown. */
  max?: number | undefined;
  labels?: Partial<ToasterLabels> | undefined;
  /** The parent element; by default the nearest `ThemeScope`, else the body. */
  container?: Element | null | undefined;
}

/**
 * Shows the toasts at the top centre, above the page and below dialogs. Once per page. The newest covers the others but
 * for their edges; pointer or focus spreads them. A toast stays until dismissed by its cross, by Escape, or by a drag of
 * 80 % of its width. F8 moves the focus to the toasts.
 */
export function Toaster({ container, ...props }: ToasterProps) {
  const scope = usePortalContainer(container);
  // A server has no body for the portal, and the first render in the browser must match the server's.
  return useHydrated() ? createPortal(<ToastStack {...props} />, scope ?? document.body) : null;
}

function ToastStack({ max = 3, labels, className, ...rest }: Omit<ToasterProps, 'container'>) {
  const words = useMessages(messages, labels);
  const stacked = useStacked();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, isPageHidden, no);
  const paused = isHovered || isFocused || isHidden;
  // A toast that is gone fires no leave or blur event any more.
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handlers pause the timers; Escape repeats what a button does
    <div
      data-slot="toaster"
      className={cn(
        'ui:pointer-events-none ui:fixed ui:inset-x-3 ui:top-1.5 ui:z-40 ui:mx-auto ui:max-w-105 ui:font-text ui:outline-none',
        className,
      )}
      // A press on a toast must not close the dialog below it.
      onPointerDown={(event) => event.nativeEvent.stopPropagation()}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A focus from a mouse press does not mean that the reader is reading; the pointer does.
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

/** The toast with the focus, or the newest one. */
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
