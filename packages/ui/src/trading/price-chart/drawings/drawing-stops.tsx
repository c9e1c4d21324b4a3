import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { ChartHandle } from '../chart-handle.ts';
import type { DrawingActions } from './actions.ts';
import { moveDrawing } from './change.ts';
import { moveOf } from './drawing-keys.ts';
import type { DrawingLayer } from './drawing-layer.ts';
import { type DrawingFormat, drawingText } from './drawing-words.ts';
import type { ChartDrawing } from './drawings.ts';

/** Half the size of a stop, in px. */
const half = 12;

interface DrawingStopsProps {
  chart: ChartHandle;
  layer: DrawingLayer;
  drawings: readonly ChartDrawing[];
  selected: string | undefined;
  actions: DrawingActions;
  format: DrawingFormat;
  /** Called with a drawing on its way, and with undefined at the end. */
  onMove: (drawing: ChartDrawing | undefined) => void;
}

/** A stop of the Tab key for each drawing, at its first point: keys move and remove what has the focus. */
export function DrawingStops({
  chart,
  layer,
  drawings,
  selected,
  actions,
  format,
  onMove,
}: DrawingStopsProps) {
  const group = useRef<HTMLDivElement>(null);
  const keys = useId();
  const { words, tickSize } = format;
  useEffect(() => {
    const place = () => {
      const [width, height] = [layer.element.clientWidth - chart.axisWidth, chart.height];
      for (const [index, drawing] of drawings.entries()) {
        const stop = group.current?.children[index];
        const [spot] = layer.spotsOf(drawing);
        if (!(stop instanceof HTMLElement) || !spot) continue;
        // One out of sight has its stop at the edge.
        const x = Math.min(Math.max(spot.x, half), width - half) - half;
        const y = Math.min(Math.max(spot.y, half), height - half) - half;
        stop.style.transform = `translate(${x}px, ${y}px)`;
      }
    };
    const stop = chart.onMove(place);
    place();
    return stop;
  }, [chart, layer, drawings]);

  const pictureOf = () =>
    group.current
      ?.closest('[data-slot=price-chart]')
      ?.querySelector<HTMLElement>('[data-slot=chart-picture]');
  const keep = (drawing: ChartDrawing) => {
    actions.replace(drawing);
    onMove(undefined);
  };
  const onKeyDown = (drawing: ChartDrawing) => (event: KeyboardEvent<HTMLElement>) => {
    const move = moveOf(event, tickSize);
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!move && !isRemoval && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      onMove(undefined);
      pictureOf()?.focus();
    } else if (actions.isFixed(drawing)) {
      return;
    } else if (move) {
      onMove(moveDrawing(drawing, move, layer.timeline));
    } else {
      const next =
        drawings[drawings.indexOf(drawing) + 1] ?? drawings[drawings.indexOf(drawing) - 1];
      if (!next) pictureOf()?.focus();
      actions.remove(drawing.id, next?.id);
    }
  };
  return (
    <>
      <div
        ref={group}
        dir="ltr"
        role="group"
        aria-label={words.drawings}
        className="ui:pointer-events-none ui:absolute ui:start-0 ui:top-0 ui:z-2"
      >
        {drawings.map((drawing) => (
          <button
            key={drawing.id}
            type="button"
            data-slot="chart-drawing"
            data-id={drawing.id}
            aria-pressed={drawing.id === selected}
            aria-label={drawingText(drawing, format)}
            title={drawingText(drawing, format)}
            aria-describedby={keys}
            onFocus={() => actions.select(drawing.id)}
            onKeyDown={onKeyDown(drawing)}
            // A held key moves once.
            onKeyUp={() => keep(drawing)}
            onBlur={() => keep(drawing)}
            className="ui:pointer-events-none ui:absolute ui:start-0 ui:top-0 ui:size-6 ui:rounded-full"
          />
        ))}
      </div>
      <span id={keys} className="ui:hidden">
        {words.keys}
      </span>
    </>
  );
}
