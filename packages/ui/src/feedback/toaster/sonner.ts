/*
 * sonner, the engine of the toasts. The build bundles it into this file, patched not to write its sheet into the page:
 * ours is toaster.css. The types are said here, so that the declarations of the package do not need sonner's.
 */
import type { ComponentType, ReactElement } from 'react';
import { toast, Toaster, useSonner } from 'sonner';

interface StackProps {
  position: 'top-center';
  dir: 'auto';
  hotkey: string[];
  /** All shown toasts under each other, instead of the newest over the edges of the others. */
  expand: boolean;
  visibleToasts: number;
  /** Between two toasts, in px. */
  gap: number;
  swipeDirections: ('left' | 'right')[];
  customAriaLabel: string;
  className: string;
  toastOptions: { className: string };
}

/** Stacks the toasts: their places, how they come and go, the drag, the live region. */
export const Stack: ComponentType<StackProps> = Toaster;

interface StackedToast {
  id: string;
  duration: number;
  onDismiss: () => void;
}

/** Shows a toast, or in the place of the one with the same id. */
export const stack = (draw: () => ReactElement, options: StackedToast): void => {
  toast.custom(draw, options);
};

export const unstack = (id: string): void => {
  toast.dismiss(id);
};

/** The ids of all toasts, newest first. */
export const useStacked = (): readonly (string | number)[] =>
  useSonner().toasts.map(({ id }) => id);
