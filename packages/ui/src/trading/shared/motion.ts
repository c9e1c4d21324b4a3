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

/** Lets overlays flash through the compositor: no style of ours changes, nothing is laid out or rendered again. */
export function flash(overlays: readonly Element[]): void {
  const first = overlays[0];
  if (!first || overlays.length > mostAtOnce || prefersReducedMotion(first)) return;
  for (const overlay of overlays) {
    overlay.animate([{ opacity: 0.22 }, { opacity: 0 }], {
      duration: flashDuration,
      easing: 'ease-out',
    });
  }
}
