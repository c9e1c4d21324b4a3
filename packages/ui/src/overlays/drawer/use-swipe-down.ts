import { useRef, type PointerEvent } from 'react';

/** A sheet that is pulled further than this part of its height closes when it is let go. */
const CLOSES_AFTER = 0.25;

/** Handlers for the handle of a sheet, which stands directly in it: pulls the sheet down and closes it. */
export function useSwipeDown(onClose: () => void) {
  const from = useRef<number | undefined>(undefined);

  const move = (handle: HTMLElement, by: number) => {
    if (handle.parentElement) handle.parentElement.style.translate = by > 0 ? `0 ${by}px` : '';
  };
  const pulled = (event: PointerEvent) =>
    from.current === undefined ? 0 : Math.max(0, event.clientY - from.current);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) =>
    move(event.currentTarget, pulled(event));
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.parentElement?.offsetHeight ?? 0;
    const far = sheet > 0 && pulled(event) > sheet * CLOSES_AFTER;
    from.current = undefined;
    // A sheet that closes leaves from where the finger let it go.
    if (far) onClose();
    else move(event.currentTarget, 0);
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    from.current = undefined;
    move(event.currentTarget, 0);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
