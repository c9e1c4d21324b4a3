import type { ReactNode } from 'react';

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
  onDismiss?: (() => void) | undefined;
}

export interface Toast extends ToastOptions {
  readonly id: string;
  readonly kind: ToastKind;
  readonly title: ReactNode;
  /** Grows with each replacement, so that a timer starts anew. */
  readonly revision: number;
}

export type ShowToast = (title: ReactNode, options?: ToastOptions) => string;

export interface ToastStore {
  show: (kind: ToastKind, title: ReactNode, options?: ToastOptions) => string;
  /** Closes one, or all. */
  dismiss: (id?: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** All of them, oldest first. The toaster shows the newest; the others wait for a place. */
  getSnapshot: () => readonly Toast[];
}

/** Holds the toasts outside React, so that anything may show one. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let made = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    show: (kind, title, options = {}) => {
      const id = options.id ?? `toast-${(made += 1)}`;
      const old = toasts.find((toast) => toast.id === id);
      const toast: Toast = { ...options, id, kind, title, revision: (old?.revision ?? 0) + 1 };
      set(old ? toasts.map((each) => (each === old ? toast : each)) : [...toasts, toast]);
      return id;
    },
    dismiss: (id) => {
      const gone = id === undefined ? toasts : toasts.filter((toast) => toast.id === id);
      if (gone.length === 0) return;
      set(toasts.filter((toast) => !gone.includes(toast)));
      for (const toast of gone) toast.onDismiss?.();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}

/** The page's own store, which `<Toaster>` shows unless it is given another. */
export const toastStore: ToastStore = createToastStore();

/** Shows a toast from anywhere: `toast.success('Order placed', { description: '10 XCB at 6.4150 CTN' })`. */
export const toast: Readonly<Record<ToastKind, ShowToast>> & {
  readonly dismiss: (id?: string) => void;
} = {
  default: (title, options) => toastStore.show('default', title, options),
  progress: (title, options) => toastStore.show('progress', title, options),
  success: (title, options) => toastStore.show('success', title, options),
  warning: (title, options) => toastStore.show('warning', title, options),
  error: (title, options) => toastStore.show('error', title, options),
  dismiss: (id) => toastStore.dismiss(id),
};
