/** True when the reader wants no motion: by the system's setting, or by the app's on any element around. */
export function prefersReducedMotion(element: Element): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    element.closest('[data-motion="reduced"]') !== null
  );
}

/** A value that changed shows it for 400 ms and stops (design rule: motion only where a value changed). */
const flashDuration = 400;
/** When more than this changes at once, nothing in particular changed. */
const mostAtOnce = 12;

/**
 * An overlay that flashes: a background on which every figure of its row can be read from the first moment to the last,
 * and an edge in the full colour, where no figure stands.
 */
export const flashLooks = {
  up: 'ui:border-s-2 ui:border-up ui:bg-up-flash ui:opacity-0',
  down: 'ui:border-s-2 ui:border-down ui:bg-down-flash ui:opacity-0',
} as const;

/** Lets overlays flash through the compositor: no style of ours changes, nothing is laid out or rendered again. */
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
