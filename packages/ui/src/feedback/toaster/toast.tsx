import type { ReactNode } from 'react';
import { stack, unstack } from './sonner.ts';
import { ToastCard } from './toast-card.tsx';

export type ToastKind = 'default' | 'progress' | 'success' | 'warning' | 'error';

export interface ToastOptions {
  /**
   * The same id replaces what is shown instead of adding to it: an error code, or the id of the order it is about.
   * Made up when left out.
   */
  id?: string | undefined;
  description?: ReactNode;
  /** A link or a small button under the text. */
  action?: ReactNode;
  /** Milliseconds until it closes by itself. Left out, it stays until dismissed. */
  duration?: number | undefined;
  /** Of the `progress` kind: between 0 and 1, drawn at its foot. */
  progress?: number | undefined;
  /** Called once, however it was closed. */
  onDismiss?: (() => void) | undefined;
}

/** Shows a toast and answers its id. */
export type ShowToast = (title: ReactNode, options?: ToastOptions) => string;

/** What is shown, by the ids that callers know. One that is on its way out is not: its id may be shown anew at once. */
const shown = new Map<string, string>();
let made = 0;

const show =
  (kind: ToastKind): ShowToast =>
  (title, { id = `toast-${(made += 1)}`, onDismiss, ...options } = {}) => {
    const key = shown.get(id) ?? `${id}#${(made += 1)}`;
    shown.set(id, key);
    const content = { ...options, kind, title };
    stack(() => <ToastCard id={key} content={content} onClose={() => unstack(key)} />, {
      id: key,
      // Its own time stands still for a reader, which the card decides.
      duration: Infinity,
      onDismiss: () => {
        if (shown.get(id) === key) shown.delete(id);
        onDismiss?.();
      },
    });
    return id;
  };

/** Shows a toast from anywhere: `toast.success('Order placed', { description: '10 XCB at 6.4150 CTN' })`. */
export const toast: Readonly<Record<ToastKind, ShowToast>> & {
  /** Closes one, or all. */
  readonly dismiss: (id?: string) => void;
} = {
  default: show('default'),
  progress: show('progress'),
  success: show('success'),
  warning: show('warning'),
  error: show('error'),
  dismiss: (id) => {
    for (const each of id === undefined ? [...shown.keys()] : [id]) {
      const key = shown.get(each);
      shown.delete(each);
      if (key !== undefined) unstack(key);
    }
  },
};
