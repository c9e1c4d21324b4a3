import { useMessages } from '@agio/ui/language';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { viewerMessages } from './viewer-messages.ts';
import { pagesTurned, type Sight, type SightStep, sightStepOf } from './model/viewer.ts';

export interface DocumentSurfaceProps {
  /** "Page 3 of 12 of passport.pdf" */
  label: string;
  picture: ImageBitmap | undefined;
  /** Text of the page. */
  text?: string;
  sight: Sight;
  onStep: (step: SightStep) => void;
  onTurnPage?: ((by: 1 | -1) => void) | undefined;
  /** Told how many px its longer side needs to be sharp. */
  onSharpness?: (longest: number) => void;
  isBusy?: boolean;
  /** In place of the picture, or above it while it is drawn. */
  children?: ReactNode;
}

/**
 * The place of a document's pixels: scrolled and dragged, zoomed and turned by keys. White paper in every scheme, as it
 * was sent.
 */
export function DocumentSurface({
  label,
  picture,
  text,
  sight,
  onStep,
  onTurnPage,
  onSharpness,
  isBusy = false,
  children,
}: DocumentSurfaceProps) {
  const t = useMessages(viewerMessages);
  const keysId = useId();
  const region = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && picture) draw(canvas.current, picture, sight.turns);
  }, [picture, sight.turns]);
  useSharpness(region, { picture, sight, onSharpness });
  // A page begins at its top.
  useEffect(() => {
    region.current?.scrollTo(0, 0);
  }, [label]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const { scrollWidth, clientWidth } = event.currentTarget;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = sightStepOf(event);
    const by =
      onTurnPage && step === undefined
        ? pagesTurned(event, { isWider: scrollWidth > clientWidth, isRtl })
        : undefined;
    if (step === undefined && by === undefined) return;
    // The page has the same keys for something else: R rejects.
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) onStep(step);
    if (by !== undefined) onTurnPage?.(by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place that scrolls, with more keys
    <section
      ref={region}
      aria-label={t.shown}
      aria-describedby={keysId}
      aria-busy={isBusy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={beginDrag}
      className="wg:relative wg:max-h-[70dvh] wg:min-h-60 wg:flex-1 wg:overflow-auto wg:bg-surface-2 wg:p-3 wg:focus-ring"
    >
      <p id={keysId} hidden>
        {onTurnPage ? t.keysOfPages : t.keys}
      </p>
      {children}
      {picture ? (
        <figure aria-label={label} hidden={children !== undefined && !isBusy}>
          <canvas
            ref={canvas}
            className="wg:mx-auto wg:max-w-none"
            style={{ width: `${sight.percent}%`, cursor: 'grab' }}
          >
            <p dir="auto">{text}</p>
          </canvas>
        </figure>
      ) : null}
    </section>
  );
}

/** Drags what does not fit with a mouse; fingers scroll by themselves. */
function beginDrag(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  if (!(event.target instanceof HTMLCanvasElement)) return;
  const region = event.currentTarget;
  const drag = ({ movementX, movementY }: globalThis.PointerEvent) =>
    region.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
  const end = new AbortController();
  const { signal } = end;
  event.preventDefault();
  region.focus({ preventScroll: true });
  region.setPointerCapture(event.pointerId);
  region.addEventListener('pointermove', drag, { signal });
  region.addEventListener('lostpointercapture', () => end.abort(), { signal });
}

/** Tells how large a picture is shown, in px of the screen, when that changes. */
function useSharpness(
  region: { readonly current: HTMLElement | null },
  {
    picture,
    sight: { percent, turns },
    onSharpness,
  }: Pick<DocumentSurfaceProps, 'picture' | 'sight' | 'onSharpness'>,
): void {
  const shape = picture ? picture.height / picture.width : 1;
  const tell = useEffectEvent((width: number) => {
    const shown = (width * devicePixelRatio * percent) / 100;
    // Turned by a quarter, the height of the page lies along the width of its place.
    const isUpright = turns % 2 === 0;
    const longer = isUpright ? Math.max(1, shape) : Math.max(1, 1 / shape);
    onSharpness?.(shown * longer);
  });
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => tell(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
  useEffect(() => {
    if (region.current) tell(region.current.clientWidth);
  }, [region, percent, turns, shape]);
}

/** Draws a picture turned by quarters, as wide and high as it then is. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: number): void {
  const { width, height } = picture;
  const isUpright = turns % 2 === 0;
  canvas.width = isUpright ? width : height;
  canvas.height = isUpright ? height : width;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
}
