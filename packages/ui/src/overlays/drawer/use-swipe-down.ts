import { useRef, type PointerEvent } from 'react';

/** Releasing a sheet below this share of its height closes it. */
const CLOSES_AFTER = 0.25;

/** Pointer handlers that pull a sheet down and close it, for its handle, which must be a child of the sheet. */
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
    // A closing sheet moves on from where the finger released it.
    if (far) onClose();
    else move(event.currentTarget, 0);
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    from.current = undefined;
    move(event.currentTarget, 0);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
