import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { plotNumber, priceOfPlot } from '../../../foundations/plot-number.ts';
import type { ChartHandle } from '../chart-handle.ts';
import type { DrawingActions } from './actions.ts';
import { moveCursor, moveOf } from './drawing-keys.ts';
import type { DrawingLayer } from './drawing-layer.ts';
import { type DrawingFormat, pointText } from './drawing-words.ts';
import { type DrawingPoint, type DrawingTool, pointsOf } from './drawings.ts';
import type { Spot } from './geometry.ts';

/** Movement in px from which a press draws to where it ends. */
const threshold = 6;
/** Pause of the keys after which a point is read out. */
const restMs = 400;

/** The points that are set, and the one that is set next. */
export interface Draft {
  readonly points: readonly DrawingPoint[];
  readonly cursor: DrawingPoint | undefined;
}

interface Press {
  readonly from: Spot;
  readonly point: DrawingPoint;
  /** The points that were set before it. */
  readonly before: readonly DrawingPoint[];
  isDrag: boolean;
}

interface DrawingSurfaceProps {
  chart: ChartHandle;
  layer: DrawingLayer;
  tool: DrawingTool;
  actions: DrawingActions;
  format: DrawingFormat;
  isMagnet: boolean;
  draft: Draft | undefined;
  onDraft: (draft: Draft | undefined) => void;
}

const noPoints: readonly DrawingPoint[] = [];

/** Over the prices while a tool is in the hand: takes the points by press, by drag and by keys. */
export function DrawingSurface({
  chart,
  layer,
  tool,
  actions,
  format,
  isMagnet,
  draft,
  onDraft,
}: DrawingSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const press = useRef<Press>(undefined);
  const keys = useId();
  const [spoken, setSpoken] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  /** Waits for a pause of the keys. */
  const speak = (text: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setSpoken(text), restMs);
  };
  const { words, tickSize } = format;
  const points = draft?.points ?? noPoints;
  const count = pointsOf(tool);
  const cursor = draft?.cursor ?? layer.start;

  useEffect(() => {
    const place = () => {
      if (!surface.current) return;
      surface.current.style.height = `${chart.height}px`;
      surface.current.style.right = `${chart.axisWidth}px`;
    };
    const stop = chart.onMove(place);
    place();
    return stop;
  }, [chart]);
  useEffect(() => {
    surface.current?.focus({ preventScroll: true });
    onDraft({ points: noPoints, cursor: layer.start });
    return () => onDraft(undefined);
  }, [layer, onDraft]);

  const set = (point: DrawingPoint, before = points) => {
    const next = [...before, point];
    if (next.length < count) {
      onDraft({ points: next, cursor: point });
      speak(words.point({ number: next.length + 1, count }));
      return;
    }
    const text = tool === 'text' ? { text: words.tool.text } : {};
    actions.add({ id: crypto.randomUUID(), tool, points: next, ...text });
  };
  /** A drag sets the point that it began at, unless it is the last. */
  const pressed = ({ before, point, isDrag }: Press) =>
    isDrag && before.length + 1 < count ? [...before, point] : before;
  const at = (event: PointerEvent<HTMLElement>): [Spot, DrawingPoint | undefined] => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const spot = { x: event.clientX - left, y: event.clientY - top };
    return [spot, layer.pointAt(spot, isMagnet)];
  };
  const leave = () => {
    const section = surface.current?.closest('[data-slot=price-chart]');
    actions.take(undefined);
    section?.querySelector<HTMLElement>('[data-slot=chart-draw]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = moveOf(event, tickSize);
    const { key } = event;
    if (!move && key !== 'Enter' && key !== ' ' && key !== 'Escape') return;
    event.preventDefault();
    // Escape must not also restore a maximised chart.
    event.stopPropagation();
    if (key === 'Escape') {
      if (points.length > 0) onDraft({ points: points.slice(0, -1), cursor });
      else leave();
    } else if (cursor && move) {
      const next = within(
        layer,
        tickSize,
        moveCursor(cursor, move, {
          timeline: layer.timeline,
          magnet: (index) => (isMagnet ? layer.candleAt(index) : undefined),
        }),
      );
      onDraft({ points, cursor: next });
      layer.reveal(next.time);
      speak(pointText(next, format));
    } else if (cursor) {
      set(cursor);
    }
  };
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- an
          application takes keys of its own */}
      <div
        ref={surface}
        dir="ltr"
        data-slot="chart-drawing-surface"
        role="application"
        tabIndex={0}
        aria-label={words.tool[tool]}
        aria-describedby={keys}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (cursor) speak(pointText(cursor, format));
        }}
        onPointerDown={(event) => {
          const [from, point] = at(event);
          if (event.button !== 0 || !event.isPrimary || !point) return;
          // A finger is captured by itself.
          if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
          press.current = { from, point, before: points, isDrag: false };
          onDraft({ points, cursor: point });
        }}
        onPointerMove={(event) => {
          const [{ x, y }, point] = at(event);
          if (!point) return;
          const { current } = press;
          if (current && Math.hypot(x - current.from.x, y - current.from.y) >= threshold) {
            current.isDrag = true;
          }
          onDraft({ points: current ? pressed(current) : points, cursor: point });
        }}
        onPointerUp={(event) => {
          const [, point] = at(event);
          const { current } = press;
          press.current = undefined;
          if (point && current) set(point, pressed(current));
        }}
        onPointerCancel={() => {
          press.current = undefined;
        }}
        className="ui:absolute ui:start-0 ui:top-0 ui:z-3 ui:cursor-crosshair ui:touch-none ui:outline-none ui:select-none ui:focus-visible:border-2 ui:focus-visible:border-focus"
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <span id={keys} className="ui:hidden">
        {words.keys}
      </span>
      <span role="status" className="ui:visually-hidden">
        {spoken}
      </span>
    </>
  );
}

/** A point of keys stays in sight, so that the reader does not look for it. */
function within(layer: DrawingLayer, tickSize: string, point: DrawingPoint): DrawingPoint {
  const { edges } = layer;
  const value = plotNumber(point.price);
  if (!edges || (value <= edges.top && value >= edges.bottom)) return point;
  return {
    ...point,
    price: priceOfPlot(value > edges.top ? edges.top : edges.bottom, tickSize),
  };
}
