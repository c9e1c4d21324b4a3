/** Whether the reader prefers no motion: by the system's setting, or by the app's on an element around. */
export function prefersReducedMotion(element: Element): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    element.closest('[data-motion="reduced"]') !== null
  );
}

/** Duration of a flash in milliseconds. */
const flashDuration = 400;
/** With more changes at once, none is flashed. */
const mostAtOnce = 12;

/**
 * Styles of an overlay that flashes: a background on which the figures of the row stay readable throughout, and an edge in
 * the full colour beside the figures.
 */
export const flashLooks = {
  up: 'ui:border-s-2 ui:border-up ui:bg-up-flash ui:opacity-0',
  down: 'ui:border-s-2 ui:border-down ui:bg-down-flash ui:opacity-0',
} as const;

/** Flashes overlays by an animation of the compositor: without a change of style, layout or render. */
export function flash(overlays: readonly Element[]): void {
  const first = overlays[0];
  if (!first || overlays.length > mostAtOnce || prefersReducedMotion(first)) return;
  for (const overlay of overlays) {
    overlay.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: flashDuration,
      easing: 'ease-out',
    });
  }
}
