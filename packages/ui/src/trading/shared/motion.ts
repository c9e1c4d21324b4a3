// @where Looks: duration and colours of the flash of a changed price
import { cva } from 'class-variance-authority';
/** Returns true if the reader prefers no motion: by the system's setting, or by the app's on an element around. */
function prefersReducedMotion(element: Element): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    element.closest('[data-motion="reduced"]') !== null
  );
}

/** Duration of a flash in milliseconds. */
const flashDuration = 400;
/** With more changes at once, none is flashed. */
const maxAtOnce = 12;

/**
 * Styles of an overlay that flashes: a background on which the figures of the row stay readable throughout, and an edge in
 * the full colour beside the figures.
 */
export const flashVariants = cva('ui:border-s-2 ui:opacity-0', {
  variants: {
    move: { up: 'ui:border-up ui:bg-up-flash', down: 'ui:border-down ui:bg-down-flash' },
  },
});

/** Time at which the flash of an overlay ends, by the clock of `performance.now()`. */
const flashEnds = new WeakMap<Element, number>();

/**
 * Flashes overlays by an animation of the compositor: without a change of style, layout or render. An overlay that still
 * flashes is left alone: in a fast market each row would carry several flashes at a time, a fifth of the processor's time
 * of a frame.
 */
export function flash(overlays: readonly Element[]): void {
  const first = overlays[0];
  if (!first || overlays.length > maxAtOnce || prefersReducedMotion(first)) return;
  const now = performance.now();
  for (const overlay of overlays) {
    if ((flashEnds.get(overlay) ?? 0) > now) continue;
    flashEnds.set(overlay, now + flashDuration);
    overlay.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: flashDuration,
      easing: 'ease-out',
    });
  }
}
