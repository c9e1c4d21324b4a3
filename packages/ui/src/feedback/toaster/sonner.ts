/*
 * sonner, the engine of the toasts. The build bundles it into this file, patched not to inject its style sheet:
 * toaster.css replaces it. The types are repeated here, so that our declarations do not need sonner's.
 */
import type { ComponentType, ReactElement } from 'react';
import { toast, Toaster, useSonner } from 'sonner';

interface StackProps {
  position: 'top-center';
  dir: 'auto';
  hotkey: string[];
  /** Lists all visible toasts, instead of stacking the newest over the others. */
  expand: boolean;
  visibleToasts: number;
  /** Gap between two toasts in px. */
  gap: number;
  swipeDirections: ('left' | 'right')[];
  customAriaLabel: string;
  className: string;
  toastOptions: { className: string };
}

/** Renders the toasts: position, transitions, drag, live region. */
export const Stack: ComponentType<StackProps> = Toaster;

interface StackedToast {
  id: string;
  duration: number;
  onDismiss: () => void;
}

/** Shows a toast, or replaces the one with the same id. */
export const stack = (draw: () => ReactElement, options: StackedToast): void => {
  toast.custom(draw, options);
};

export const unstack = (id: string): void => {
  toast.dismiss(id);
};

/** The ids of all toasts, newest first. */
export const useStacked = (): readonly (string | number)[] =>
  useSonner().toasts.map(({ id }) => id);
